// A position and what becomes of it. Nothing here knows what is legal: the program has told which move
// is played.

/** A move; squares from 0 (a1) to 63 (h8). */
/** @typedef {{from: number, to: number, promotion: string, kind: number}} Move */

export const moveKind = { normal: 0, enPassant: 1, castleShort: 2, castleLong: 3 };

const greatestClock = 0x7fffffff;

/** @param {number} square */
export const fileOf = (square) => square & 7;
/** @param {number} square */
export const rankOf = (square) => square >> 3;
/** @param {number} square */
export const nameOf = (square) => 'abcdefgh'.charAt(fileOf(square)) + String(rankOf(square) + 1);
/** @param {string} name */
export const squareOf = (name) =>
  'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1);

/** @param {string} piece */
export const isWhite = (piece) => piece !== '' && piece === piece.toUpperCase();

export class Position {
  constructor() {
    /** The letter of FEN on each square, or nothing. @type {string[]} */
    this.board = new Array(64).fill('');
    this.whiteToMove = true;
    /** The squares of rooks that may castle. @type {number[]} */
    this.rights = [];
    this.enPassant = -1;
    this.halfmoves = 0;
    this.number = 1;
  }

  /** @returns {Position} */
  static initial() {
    return Position.ofFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1');
  }

  /** Castling is written with the files of the rooks. @param {string} fen @returns {Position} */
  static ofFen(fen) {
    const made = new Position();
    const [placement = '', side, castling = '-', target = '-', halfmoves, number] = fen.split(' ');
    placement.split('/').forEach((row, i) => {
      let square = 8 * (7 - i);
      for (const letter of row) {
        if (letter >= '1' && letter <= '8') square += Number(letter);
        else made.board[square++] = letter;
      }
    });
    made.whiteToMove = side !== 'b';
    for (const letter of castling.replace('-', ''))
      made.rights.push('abcdefgh'.indexOf(letter.toLowerCase()) + (isWhite(letter) ? 0 : 56));
    made.enPassant = target === '-' ? -1 : squareOf(target);
    made.halfmoves = Number(halfmoves);
    made.number = Number(number);
    return made;
  }

  /** @returns {Position} */
  copy() {
    const made = new Position();
    made.board = this.board.slice();
    made.whiteToMove = this.whiteToMove;
    made.rights = this.rights;
    made.enPassant = this.enPassant;
    made.halfmoves = this.halfmoves;
    made.number = this.number;
    return made;
  }

  /** The letter of the side to move. @param {string} kind from P to K */
  own(kind) {
    return this.whiteToMove ? kind : kind.toLowerCase();
  }

  /** @param {boolean} white @returns {number} */
  kingSquare(white) {
    return this.board.indexOf(white ? 'K' : 'k');
  }

  /** The rook that castles to that side. @param {boolean} isLong @returns {number} */
  castlingRook(isLong) {
    const king = this.kingSquare(this.whiteToMove);
    return (
      this.rights.find((rook) => rankOf(rook) === rankOf(king) && rook < king === isLong) ?? -1
    );
  }

  /** The position after the move. @param {Move} move @returns {Position} */
  after(move) {
    const next = this.copy();
    const mover = this.board[move.from] ?? '';
    const isPawn = mover.toUpperCase() === 'P';
    const isCastling = move.kind >= moveKind.castleShort;
    const isCapture = !isCastling && this.board[move.to] !== '';
    next.enPassant = -1;
    if (isCastling) {
      next.castle(this.castlingRook(move.kind === moveKind.castleLong), move);
    } else {
      next.board[move.from] = '';
      next.board[move.to] = move.promotion === '' ? mover : this.own(move.promotion);
      if (move.kind === moveKind.enPassant)
        next.board[8 * rankOf(move.from) + fileOf(move.to)] = '';
      if (isPawn && Math.abs(move.to - move.from) === 16)
        next.enPassant = (move.from + move.to) / 2;
    }
    const isKing = mover.toUpperCase() === 'K';
    const home = this.whiteToMove ? 0 : 7;
    next.rights = this.rights.filter(
      (rook) => rook !== move.from && rook !== move.to && !(isKing && rankOf(rook) === home),
    );
    next.halfmoves = isPawn || isCapture ? 0 : counted(this.halfmoves);
    next.endTurn();
    return next;
  }

  /** @param {number} rook @param {Move} move */
  castle(rook, move) {
    const king = this.board[move.from] ?? '';
    const tower = this.board[rook] ?? '';
    this.board[move.from] = '';
    this.board[rook] = '';
    this.board[move.to] = king;
    this.board[move.kind === moveKind.castleLong ? move.to + 1 : move.to - 1] = tower;
  }

  /** The position after a null move. @returns {Position} */
  afterPass() {
    const next = this.copy();
    next.enPassant = -1;
    next.halfmoves = counted(this.halfmoves);
    next.endTurn();
    return next;
  }

  endTurn() {
    if (!this.whiteToMove) this.number = counted(this.number);
    this.whiteToMove = !this.whiteToMove;
  }

  /** The record of FEN 16.1. @returns {string} */
  fen() {
    const rows = [];
    for (let rank = 7; rank >= 0; --rank) {
      let row = '';
      let empty = 0;
      for (let file = 0; file < 8; ++file) {
        const piece = this.board[8 * rank + file] ?? '';
        if (piece === '') {
          ++empty;
          continue;
        }
        row += (empty > 0 ? String(empty) : '') + piece;
        empty = 0;
      }
      rows.push(row + (empty > 0 ? String(empty) : ''));
    }
    const target = this.enPassant < 0 ? '-' : nameOf(this.enPassant);
    return [
      rows.join('/'),
      this.whiteToMove ? 'w' : 'b',
      this.castling(),
      target,
      this.halfmoves,
      this.number,
    ].join(' ');
  }

  /** K or Q for the outermost rook, else its file (X-FEN). @returns {string} */
  castling() {
    let letters = '';
    for (const white of [true, false]) {
      const home = white ? 0 : 56;
      const rights = this.rights.filter((rook) => rankOf(rook) * 8 === home).sort((a, b) => b - a);
      const king = this.kingSquare(white);
      for (const right of rights) {
        const step = right > king ? 1 : -1;
        let isOutermost = true;
        for (let at = right + step; rankOf(at) * 8 === home && at >= 0; at += step)
          if (this.board[at] === (white ? 'R' : 'r')) isOutermost = false;
        const letter = !isOutermost ? 'abcdefgh'.charAt(fileOf(right)) : step > 0 ? 'k' : 'q';
        letters += white ? letter.toUpperCase() : letter;
      }
    }
    return letters || '-';
  }

  /**
   * As engines are told it; of Chess960, and where king and rook are not at home, castling is the king's
   * move onto the rook.
   * @param {Move} move @param {boolean} isChess960 @returns {string}
   */
  uci(move, isChess960) {
    let { to } = move;
    if (move.kind >= moveKind.castleShort) {
      const rook = this.castlingRook(move.kind === moveKind.castleLong);
      const isAtHome = fileOf(move.from) === 4 && fileOf(rook) % 7 === 0;
      if (isChess960 || !isAtHome) to = rook;
    }
    return nameOf(move.from) + nameOf(to) + move.promotion.toLowerCase();
  }
}

/** @param {number} clock */
const counted = (clock) => Math.min(clock + 1, greatestClock);
