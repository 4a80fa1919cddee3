// chess.js: one game a text, mainlines only; castling rights and clocks as FENs. It refuses by an exception.
import { createRequire } from 'node:module';
import { answer, recordsOf, writtenFor } from './protocol.mjs';

const require = createRequire(import.meta.url);
const { Chess } = require('chess.js');

const letters = { n: 'N', b: 'B', r: 'R', q: 'Q' };

function readGame(text, question) {
  const game = new Chess();
  game.loadPgn(text);
  const comments = new Map(game.getComments().map(({ fen, comment }) => [fen, comment]));
  const after = fen => (comments.has(fen) ? [{ comment: comments.get(fen) }] : []);
  const moves = game.history({ verbose: true });
  const start = moves.length ? moves[0].before : game.fen();
  const movetext = moves.flatMap(move => [
    { san: move.san, origin: move.from, destination: move.to, promotion: letters[move.promotion], fen: move.after },
    ...after(move.after),
  ]);
  const tags = Object.entries(game.getHeaders());
  return {
    games: 1, tree: [{ tags, movetext: [...after(start), ...movetext], termination: null }],
    ...writtenFor(question, () => game.pgn()),
  };
}

const readRecords = text => ({ records: recordsOf(text).map(record => ({ fen: new Chess(record).fen() })) });

// Its README, "a TypeScript chess library used for chess move generation/validation", has no word for variations, and
// `loadPgn` plays `node.variations[0]` alone (src/chess.ts). So the others are read, and not played.
answer(
  {
    name: 'chess.js', version: require('chess.js/package.json').version, one_game: true, chess960: false,
    emits: ['games', 'tags', 'moves', 'squares', 'fens', 'comments'], unclaimed: ['variations'], inputs: ['pgn', 'fen'],
  },
  (text, question) => (question.input === 'pgn' ? readGame(text, question) : readRecords(text)));
