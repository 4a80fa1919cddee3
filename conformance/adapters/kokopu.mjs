// kokopu: pgnRead, and each game of the database, by its number: this throws where the game
// is refused, while `games()` passes over it. Tags become fields, so they are not compared; commands leave the
// comments.
import { createRequire } from 'node:module';
import { answer, recordsOf, writtenFor } from './protocol.mjs';

const require = createRequire(import.meta.url);
const { pgnRead, pgnWrite, Position } = require('kokopu');

const note = node => (node.comment() === undefined ? [] : [{ comment: node.comment() }]);
const nags = node => node.nags().map(nag => ({ nag }));

function moveElement(node) {
  const move = node.positionBefore().notation(node.notation());
  return {
    san: node.notation(), origin: move.from(), destination: move.to(), fen: node.fen(),
    promotion: move.isPromotion() ? move.promotion().toUpperCase() : undefined,
  };
}

function line(variation) {
  const elements = [...nags(variation), ...note(variation)];
  for (const node of variation.nodes()) {
    elements.push(moveElement(node), ...nags(node), ...note(node));
    for (const other of node.variations()) elements.push({ rav: line(other) });
  }
  return elements;
}

const readGame = game => ({
  tags: [], movetext: line(game.mainVariation()), termination: game.result() === 'line' ? '*' : game.result(),
});

function readGames(text, question) {
  const database = pgnRead(text);
  const games = [];
  for (let number = 0; number < database.gameCount(); ++number) games.push(database.game(number));
  return { tree: games.map(readGame), ...writtenFor(question, () => pgnWrite(games)) };
}

/** A position has no clocks: the fields for them are left out. */
const fieldsOf = position => position.fen().split(' ').slice(0, 4).join(' ');

const readRecords = text => ({ records: recordsOf(text).map(record => ({ fen: fieldsOf(new Position(record)) })) });

answer(
  {
    name: 'kokopu', version: require('kokopu/package.json').version, inputs: ['pgn', 'fen'],
    emits: ['games', 'moves', 'squares', 'fens', 'comments-without-commands', 'nags', 'variations', 'termination'],
  },
  (text, question) => (question.input === 'pgn' ? readGames(text, question) : readRecords(text)));
