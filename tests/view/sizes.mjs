// How large pages of a file are: bytes a move beyond its text, for findings, and all together; compressed, before
// base64 adds a third. Usage: node sizes.mjs FILE PAGE_WITHOUT_FINDINGS PAGE; exit status 1 where a bound is passed.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { readPage } from './page_file.mjs';
import { tokenKind } from '../../src/view/page/tokens.js';

const [file, bare, full] = process.argv.slice(2);
const without = await readPage(bare);
const whole = await readPage(full);
let text = 0;
let at = 0;
for (const [records] of without.index.blocks) {
  const sources = without.records.slice(at, (at += records)).map((record) => record.source);
  text += deflateRawSync(Buffer.concat(sources), { level: 9, memLevel: 9 }).length;
}
const moves = without.records.flatMap((record) => record.tokens).filter((token) => token.kind === tokenKind.move).length;
const figures = {
  'beyond the text': [(without.size - text) / moves, 0.7],
  'for findings': [(whole.size - without.size) / moves, 0.6],
};
if (file.endsWith('twic.pgn')) figures['all together'] = [whole.size / moves, 4.4];
const share = without.html.length / readFileSync(file).length;
console.log(`${file}: bytes a move: ${Object.entries(figures).map(([name, [value]]) => `${name} ${value.toFixed(2)}`).join(', ')}; ` +
  `a page without findings is ${share.toFixed(2)} of its file`);
process.exit(moves > 0 && Object.values(figures).every(([value, most]) => value > 0 && value <= most) ? 0 : 1);
