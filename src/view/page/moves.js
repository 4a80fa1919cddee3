// Which move a SAN stands for, when the program has told which of the pieces of its kind moves: the same
// few steps as in src/view/page_move.cpp. Where they would lead elsewhere, the program writes the move out.
import { ByteReader } from './bytes.js';
import { fileOf, moveKind, Position, squareOf } from './position.js';

/** @typedef {import('./position.js').Move} Move */

/** What became of something that stands for a move, in the order of the program. */
export const moveStates = [
  'played',
  'null',
  'illegal',
  'ambiguous',
  'promotion_missing',
  'unreadable',
  'pass_in_check',
  'doubtful',
  'unfollowed',
];

/**
 * @typedef {object} Told What the program tells of a move.
 * @property {string} state one of moveStates
 * @property {number} index of the mover among its kind, where the move is not written out
 * @property {Move | null} move where it is written out
 * @property {boolean} checkDiffers from what the text says
 * @property {boolean} mateDiffers
 */

const pass = 30;
const writtenOut = 31;
const unplayed = 32;

/** @param {ByteReader} from @returns {Told} */
export const readTold = (from) => {
  const code = from.byte();
  const low = code & 63;
  const told = {
    state: 'played',
    index: low,
    move: /** @type {Move | null} */ (null),
    checkDiffers: (code & 64) !== 0,
    mateDiffers: (code & 128) !== 0,
  };
  if (low === pass) told.state = 'null';
  if (low >= unplayed) told.state = moveStates[low - unplayed] ?? 'unfollowed';
  if (low === writtenOut) {
    const [origin, destination, promotion, kind] = [
      from.byte(),
      from.byte(),
      from.byte(),
      from.byte(),
    ];
    told.move = {
      from: origin,
      to: destination,
      promotion: ' PNBRQK'.charAt(promotion).trim(),
      kind,
    };
  }
  return told;
};

/** Whether there is a position behind it. @param {Told} told */
export const isFollowed = (told) => told.state === 'played' || told.state === 'null';

/** @param {string} text @param {number} index @param {Position} before @returns {Move | null} */
export const moveOfSan = (text, index, before) => {
  if (text.startsWith('O-O')) return castling(before, text.startsWith('O-O-O'));
  let rest = text.replace(/[+#]+$/, '');
  let kind = 'P';
  let promotion = '';
  if ('NBRQK'.includes(rest.charAt(0))) {
    kind = rest.charAt(0);
  } else if ('NBRQK'.includes(rest.charAt(rest.length - 1))) {
    promotion = rest.charAt(rest.length - 1);
    rest = rest.slice(0, rest.endsWith('=', rest.length - 1) ? -2 : -1);
  }
  const name = rest.slice(-2);
  if (!/^[a-h][1-8]$/.test(name)) return null;
  const from = nthSquare(before, before.own(kind), index);
  const to = squareOf(name);
  if (from < 0) return null;
  const isEnPassant = kind === 'P' && fileOf(from) !== fileOf(to) && before.board[to] === '';
  return { from, to, promotion, kind: isEnPassant ? moveKind.enPassant : moveKind.normal };
};

/** @param {Position} before @param {boolean} isLong @returns {Move} */
const castling = (before, isLong) => {
  const home = before.whiteToMove ? 0 : 56;
  return {
    from: before.kingSquare(before.whiteToMove),
    to: home + (isLong ? 2 : 6),
    promotion: '',
    kind: isLong ? moveKind.castleLong : moveKind.castleShort,
  };
};

/** @param {Position} before @param {string} piece @param {number} index @returns {number} */
const nthSquare = (before, piece, index) => {
  let square = before.board.indexOf(piece);
  for (let left = index; left > 0 && square >= 0; --left)
    square = before.board.indexOf(piece, square + 1);
  return square;
};
