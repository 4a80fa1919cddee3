// pgn-parser: a syntax tree, without chess. It refuses by an exception. Suffixes are part of its moves;
// commands leave the comments.
import { createRequire } from 'node:module';
import { answer } from './protocol.mjs';

const require = createRequire(import.meta.url);
const { parse } = require('pgn-parser');

const notes = comments => (comments ?? []).map(({ text }) => ({ comment: text ?? '' }));

function moveElement(text) {
  const [, san, suffix] = /^(.*?)([!?]*)$/s.exec(text);
  return suffix ? { san, suffix } : { san };
}

function line(moves) {
  return moves.flatMap(move => [
    moveElement(move.move), ...(move.nags ?? []).map(nag => ({ nag: Number(nag.slice(1)) })),
    ...notes(move.comments),
    ...(move.ravs ?? []).map(rav => ({ rav: [...notes(rav.comments), ...line(rav.moves)] })),
  ]);
}

// "Parse PGN files into a JS data structure (and syntax validation on the PGN)", its README says: so whether moves and
// positions are possible is not claimed.
answer(
  {
    name: 'pgn-parser', version: require('pgn-parser/package.json').version,
    emits: ['games', 'tags', 'moves', 'comments-without-commands', 'nags', 'variations', 'termination'],
    unclaimed: ['chess'],
  },
  text => ({
    tree: parse(text).map(game => ({
      tags: (game.headers ?? []).map(({ name, value }) => [name, value]),
      movetext: [...notes(game.comments_above_header), ...notes(game.comments), ...line(game.moves)], termination: game.result ?? null,
    })),
  }));
