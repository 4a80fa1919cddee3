// Colours texts by a TextMate grammar, as editors do. Usage: run_textmate.mjs GRAMMAR <TEXTS, a line of hexadecimal
// digits for each. For each text a line: a character for each byte, that of the innermost scope below, else a blank.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import { texts, writeLines } from './texts.mjs';

const marks = {
  'comment.line.percentage.pgn': '%', 'comment.line.semicolon.pgn': ';', 'comment.block.pgn': '{',
  'string.quoted.double.pgn': '"', 'entity.name.tag.pgn': 'T', 'constant.language.result.pgn': 'R',
  'constant.numeric.move-number.pgn': 'N', 'entity.name.function.move.pgn': 'M', 'constant.other.glyph.pgn': '$',
  'invalid.illegal.symbol.pgn': '?',
};

await oniguruma.loadWASM(readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm')));
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => textmate.parseRawGrammar(readFileSync(process.argv[2], 'utf8'), process.argv[2]),
});
const grammar = await registry.loadGrammar('source.pgn');

function colours(text) {
  let stack = textmate.INITIAL;
  const shown = [];
  for (const line of text.split(/(\r\n|\r|\n)/)) {
    if (/^[\r\n]/.test(line)) {
      shown.push(' '.repeat(line.length));
      continue;
    }
    const result = grammar.tokenizeLine(line, stack);
    stack = result.ruleStack;
    for (const { startIndex, endIndex, scopes } of result.tokens) {
      const mark = scopes.map((scope) => marks[scope]).filter((each) => each).at(-1) ?? ' ';
      shown.push(mark.repeat(Math.min(endIndex, line.length) - Math.min(startIndex, line.length)));
    }
  }
  return shown.join('');
}

writeLines(texts().map(colours));
