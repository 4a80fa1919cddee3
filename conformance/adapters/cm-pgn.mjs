// cm-pgn: PgnList divides a text into games, Pgn reads each of them. It refuses by an exception.
import { createRequire } from 'node:module';
import { Pgn } from 'cm-pgn/src/Pgn.js';
import { PgnList } from 'cm-pgn/src/PgnList.js';
import { answer } from './protocol.mjs';

const notes = comments => (comments ?? []).map(comment => ({ comment }));

function line(moves) {
  return moves.flatMap(move => [
    ...notes(move.startingComments), {
      san: move.san, origin: move.from, destination: move.to, promotion: move.promotion?.toUpperCase(), fen: move.fen,
    },
    ...(move.nags ?? []).map(nag => ({ nag })), ...notes(move.comments),
    ...move.variations.map(variation => ({ rav: line(variation) })),
  ]);
}

function readGame(text) {
  const game = new Pgn(text);
  return {
    tags: Object.entries(game.header.tags), termination: null,
    movetext: [...notes(game.gameComment), ...line(game.history.moves)],
  };
}

// "Parse Chess960 / Fischer Random games, including non-standard castling notation", its README says: of moves. It has
// nothing of rights, and `validate_fen` of chess.mjs, by which it reads a FEN, knows KQkq alone ("3rd field (castling
// availability) is invalid."). So letters of files are not claimed.
answer(
  {
    name: 'cm-pgn', version: createRequire(import.meta.url)('cm-pgn/package.json').version,
    emits: ['games', 'tags', 'moves', 'squares', 'fens', 'comments', 'nags', 'variations'],
    unclaimed: ['castling-files'],
  },
  text => ({ tree: new PgnList(text).pgns.map(readGame) }));
