// How large pages of a file are: bytes a move beyond its text, for findings, and all together, compressed and before
// base64 adds a third; and with that how large a part of the file the games of a page are. Usage: node sizes.mjs FILE PAGE_WITHOUT_FINDINGS PAGE; exit status 1 where a bound is passed.
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
// What a page has beside its games is 0.75 per cent of 20 MB, and with that it has at most half the size of such a file.
const share = (Math.ceil(without.size / 3) * 4) / readFileSync(file).length;
figures['a page without findings, as a part of its file,'] = [share, 0.4925];
console.log(`${file}: bytes a move: ${Object.entries(figures).map(([name, [value]]) => `${name} ${value.toFixed(3)}`).join(', ')}`);
process.exit(moves > 0 && Object.values(figures).every(([value, most]) => value > 0 && value <= most) ? 0 : 1);
