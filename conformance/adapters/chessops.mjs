// chessops: the tree of parsePgn, its moves played with parseSan. parsePgn itself refuses nothing and passes over what
// it does not know, as its documentation says; it refuses where a start position or a move cannot be played.
import { createRequire } from 'node:module';
import { castlingSide, normalizeMove } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { setupPosition } from 'chessops/variant';
import { makePgn, parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { kingCastlesTo, makeSquare } from 'chessops/util';
import { answer, recordsOf, Refused, writtenFor } from './protocol.mjs';

const letters = { knight: 'N', bishop: 'B', rook: 'R', queen: 'Q', king: 'K' };
const notes = comments => (comments ?? []).map(comment => ({ comment }));

function playedMove(position, san) {
  const move = parseSan(position, san);
  if (!move) throw new Refused(`not a legal move: ${san}`);
  const side = castlingSide(position, move);
  const to = side ? kingCastlesTo(position.turn, side) : move.to;
  return [normalizeMove(position, move), {
    san, origin: makeSquare(move.from), destination: makeSquare(to), promotion: letters[move.promotion],
  }];
}

function moveElements(position, { data }) {
  const [move, told] = playedMove(position, data.san);
  position.play(move);
  return [
    ...notes(data.startingComments), { ...told, fen: makeFen(position.toSetup()) },
    ...(data.nags ?? []).map(nag => ({ nag })), ...notes(data.comments),
  ];
}

/** The line from a node on, with the variations behind the moves that they replace. */
function line(position, node) {
  const elements = [];
  while (node.children.length) {
    const before = position.clone();
    const [main, ...others] = node.children;
    elements.push(...moveElements(position, main));
    for (const other of others) {
      const branch = before.clone();
      elements.push({ rav: [...moveElements(branch, other), ...line(branch, other)] });
    }
    node = main;
  }
  return elements;
}

function readGame(game) {
  const position = startingPosition(game.headers).unwrap(
    found => found, error => { throw new Refused(error.message); });
  return {
    tags: [...game.headers], termination: null,
    movetext: [...notes(game.comments), ...line(position, game.moves)],
  };
}

function readGames(text, question) {
  const games = parsePgn(text);
  return { tree: games.map(readGame), ...writtenFor(question, () => games.map(makePgn).join('\n')) };
}

function readRecord(record) {
  const position = parseFen(record).chain(setup => setupPosition('chess', setup)).unwrap(
    found => found, error => { throw new Refused(error.message); });
  return { fen: makeFen(position.toSetup()) };
}

answer(
  {
    name: 'chessops', version: createRequire(import.meta.url)('./node_modules/chessops/package.json').version,
    emits: ['games', 'tags', 'moves', 'squares', 'fens', 'comments', 'nags', 'variations'], inputs: ['pgn', 'fen'],
  },
  (text, question) => (question.input === 'pgn' ? readGames(text, question)
    : { records: recordsOf(text).map(readRecord) }));
