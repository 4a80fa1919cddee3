// Reads texts by a grammar file with peggy. Usage: run_peggy.mjs GRAMMAR <TEXTS, a line of hexadecimal digits for each.
// For each text a line: its tree, or `not`.
import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import { withTree } from './peggy_tree.mjs';
import { texts, writeLines } from './texts.mjs';

const grammar = readFileSync(process.argv[2], 'utf8');
const parser = peggy.generate(grammar, { plugins: [withTree] });

const shown = ({ name, begin, end, parts }) => `(${name} ${begin} ${end}${parts.map(shown).join('')})`;

writeLines(texts().map((text) => {
  try {
    return shown(parser.parse(text));
  } catch (fault) {
    if (fault instanceof parser.SyntaxError) return 'not';
    throw fault;
  }
}));
