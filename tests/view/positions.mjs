// Whether the page of a file shows what the program reads in it: each position, move, comment, glyph,
// tag and finding. Usage: node positions.mjs PAGE TREES, the latter of `ast --fen --level info`.
import { readFileSync } from 'node:fs';
import { Game } from '../../src/view/page/game.js';
import { tokenKind } from '../../src/view/page/tokens.js';
import { readPage } from './page_file.mjs';

const [page, trees] = process.argv.slice(2);
const { records } = await readPage(page);
const steps = readFileSync(trees, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
const counts = { positions: 0, comments: 0, glyphs: 0, tags: 0, commands: 0, variations: 0, findings: 0 };
let wrong = 0;

const expect = (what, place, found, expected) => {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  if (++wrong <= 10) console.log(`${page}: ${place}: ${what}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
};

const hidden = /<U\+[0-9A-F]{4,}>|\\x[0-9A-F]{2}|[\u0000-\u001F\u007F-\u009F]|\p{M}|\p{C}|[\u00A0\u00AD\u115F\u1160\u3164\uFFA0\uFFFD]|\p{Z}/u;
/** Texts in which nothing is hidden are shown as they are. */
const same = (what, place, shown, text) => {
  if (!hidden.test(text.replaceAll(/[\n\r\t ]/g, '')) && !/\t|\r/.test(text)) expect(what, place, shown, text);
};

const compareCommands = (place, note, commands) => {
  const values = (kind) => commands.filter(({ value }) => value?.kind === kind).map(({ value }) => value);
  const named = (name) => commands.filter((one) => one.name === name && one.value);
  const clock = named('clk').at(-1);
  if (clock) expect('clock', place, note.clock, clock.operands[0].trim());
  const evaluation = values('evaluation').at(-1);
  if (evaluation) {
    const isMate = evaluation.centipawns === undefined;
    expect('mate', place, note.evaluation.startsWith('#'), isMate);
    if (isMate) expect('winner', place, note.evaluation.includes('-'), evaluation.winner === 'Black');
    else expect('evaluation', place, Math.abs(Number(note.evaluation) * 100 - evaluation.centipawns) <= 0.5, true);
  }
  const drawn = values('highlights');
  expect('squares', place, note.squares, drawn.flatMap((one) => one.squares));
  expect('arrows', place, note.arrows.map(({ color, from, to }) => ({ color, origin: from, destination: to })),
    drawn.flatMap((one) => one.arrows));
  counts.commands += commands.length;
};

const compareNotes = (place, notes, comments) => {
  expect('comments', place, notes.length, comments.length);
  comments.forEach((comment, i) => {
    if (notes[i] === undefined) return;
    same('comment', place, notes[i].text, comment.text);
    compareCommands(place, notes[i], comment.commands ?? []);
    ++counts.comments;
  });
};

const compareMove = (game, node, move, place) => {
  same('text', place, node.text, move.text);
  expect('state', place, node.state, move.state === 'null' && node.state === 'null' ? 'null' : move.state);
  expect('number', place, [node.number, node.isWhite, node.ply], [move.number, move.color === 'White', move.ply]);
  expect('fen', place, node.after?.fen(), move.fen);
  if (move.san !== undefined && node.after) {
    expect('check', place, [node.isCheck, node.isMate], [move.check === true, move.mate === true]);
    expect('uci', place, node.move ? node.before.uci(node.move, false) : '0000', move.uci);
  }
  // The page shows what stands in a variation without a move as it is written.
  const isInParentheses = (nag) => (move.others ?? []).some(
    ({ kind, begin, end }) => kind === 'parentheses' && begin < nag.begin && nag.end < end);
  const glyphs = (move.nags ?? []).filter((nag) => nag.kind !== 'other' && !isInParentheses(nag));
  expect('glyphs', place, node.glyphs.length, glyphs.length);
  counts.glyphs += glyphs.length;
  compareNotes(place, node.notes, move.comments ?? []);
  expect('link', place, game.nodeOf(node.path) === node, true);
  expect('variations', place, node.variations.filter((line) => line.nodes.length > 0).length, (move.variations ?? []).length);
  ++counts.positions;
  counts.variations += node.variations.length;
};

const compareLine = (game, nodes, moves, place) => {
  expect('moves', place, nodes.length, moves.length);
  moves.forEach((move, i) => {
    if (nodes[i] === undefined) return;
    const here = `${place} ${move.number}${move.color === 'White' ? '.' : '...'} ${move.text}`;
    compareMove(game, nodes[i], move, here);
    const lines = nodes[i].variations.filter((line) => line.nodes.length > 0);
    (move.variations ?? []).forEach((line, k) => { if (lines[k]) compareLine(game, lines[k].nodes, line, here); });
  });
};

expect('records', 'file', records.length, steps.length);
steps.forEach((step, i) => {
  const record = records[i];
  if (record === undefined) return;
  const place = `game ${step.game}`;
  expect('place', place, record.offset, step.begin);
  expect('tags', place, record.tags.length, step.tags.length);
  step.tags.forEach((tag, k) => {
    if (record.tags[k] === undefined) return;
    same('tag', place, record.slice(record.tags[k].name), tag.name);
    if (tag.damaged === undefined) same('value', place, record.valueOf(record.tags[k]), tag.value);
    ++counts.tags;
  });
  if (step.game === null) return;
  const game = new Game(record);
  expect('start', place, game.start?.fen(), step.start_fen);
  expect('result', place, record.result, step.termination.result);
  compareNotes(place, game.main.notes, step.comments);
  compareLine(game, game.main.nodes, step.moves, place);
  const strays = record.tokens.filter((token) => token.kind === tokenKind.move).length - game.nodes.length;
  expect('moves of the text', place, strays, 0);
  counts.findings += record.findings.length;
});
console.log(`${page}: ${JSON.stringify(counts)}`);
if (counts.positions + counts.tags + records.length === 0) { console.log(`${page}: nothing to compare`); wrong = 1; }
process.exit(wrong === 0 ? 0 : 1);
