// Reads texts by a grammar file with apg-js. Usage: run_apg.mjs GRAMMAR <TEXTS, a line of hexadecimal digits for each.
// For each text a line: its tree, or `not`.
import apg from 'apg-js';
import { readFileSync } from 'node:fs';
import { texts, writeLines } from './texts.mjs';

const { SEM_PRE, SEM_OK } = apg.apgLib.ids;
const grammar = new apg.apgApi(readFileSync(process.argv[2], 'latin1'));
grammar.generate();
if (grammar.errors.length !== 0) throw new Error(grammar.errorsToAscii());
const object = grammar.toObject();
const names = object.rules.map((rule) => rule.name);
const core = ['ALPHA', 'CR', 'DIGIT', 'DQUOTE', 'HTAB', 'LF', 'OCTET', 'SP', 'VCHAR'];

// Is called before and behind what stands below the rule of that name.
const telling = (name) => (state, characters, begin, length, told) => {
  told.push(state === SEM_PRE ? `(${name.replaceAll('-', '_')} ${begin} ${begin + length}` : ')');
  return SEM_OK;
};

function tree(text) {
  const parser = new apg.apgLib.parser();
  parser.ast = new apg.apgLib.ast();
  for (const name of names) if (!core.includes(name)) parser.ast.callbacks[name] = telling(name);
  if (!parser.parse(object, names[0], text).success) return 'not';
  const told = [];
  parser.ast.translate(told);
  return told.join('');
}

writeLines(texts().map(tree));
