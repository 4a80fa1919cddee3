// @mliebelt/pgn-parser: a syntax tree, without chess. It refuses by an exception. Dates and time controls become
// objects that keep their text, ratings become numbers; commands leave the comments.
import { createRequire } from 'node:module';
import { answer } from './protocol.mjs';

const require = createRequire(import.meta.url);
const { parse } = require('@mliebelt/pgn-parser');

const note = comment => (comment === undefined || comment === null ? [] : [{ comment }]);

function line(moves) {
  return moves.flatMap(move => [
    ...note(move.commentMove), { san: move.notation.notation },
    ...(move.nag ?? []).map(nag => ({ nag: Number(nag.slice(1)) })), ...note(move.commentAfter),
    ...move.variations.map(variation => ({ rav: line(variation) })),
  ]);
}

// A number that JavaScript cannot hold exactly is told as it shows it.
const tagValue = value => (Number.isSafeInteger(value) && value >= 0 ? value : String(value?.value ?? value));

const tags = all =>
  Object.entries(all).filter(([name]) => name !== 'messages').map(([name, value]) => [name, tagValue(value)]);

// "A PEG parser to read PGN", its package.json says; its README: "just a JSON structure that has to be read then", and
// it depends on no chess. So whether moves and positions are possible is not claimed.
answer(
  {
    name: '@mliebelt/pgn-parser', version: require('./node_modules/@mliebelt/pgn-parser/package.json').version,
    emits: ['games', 'tags', 'moves', 'comments-without-commands', 'nags', 'variations'], unclaimed: ['chess'],
  },
  text => ({
    tree: parse(text, { startRule: 'games' }).map(game => ({
      tags: tags(game.tags ?? {}), movetext: [...note(game.gameComment?.comment), ...line(game.moves)],
      termination: null,
    })),
  }));
