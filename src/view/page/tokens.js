// What stands in the text of a game, and where it ends: the program tells only what is otherwise than
// here (src/view/page_token.cpp).

export const tokenKind = {
  move: 0,
  comment: 1,
  lineComment: 2,
  nag: 3,
  open: 4,
  close: 5,
  suffix: 6,
  unclosedComment: 7,
  escape: 8,
  other: 9,
};

/** @param {number} byte */
const isLetterOrDigit = (byte) =>
  (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);

/** Also the signs + # = - of moves. @param {number} byte */
const isOfMove = (byte) =>
  isLetterOrDigit(byte) || byte === 43 || byte === 35 || byte === 61 || byte === 45;

/** @param {number} byte */
const isOfName = (byte) => isLetterOrDigit(byte) || byte === 95;

/** @param {Uint8Array} bytes @param {number} at @param {(byte: number) => boolean} isIn */
const run = (bytes, at, isIn) => {
  let end = at;
  while (end < bytes.length && isIn(bytes[end] ?? 0)) ++end;
  return end - at;
};

/** @param {number} byte */
const isSpace = (byte) => byte === 32 || byte === 10 || byte === 13 || byte === 9;

/** @param {number} byte */
const isDigit = (byte) => byte >= 48 && byte <= 57;

/** White space and a move number. @param {Uint8Array} bytes @param {number} at @returns {number} */
export const expectedGap = (bytes, at) => {
  const space = run(bytes, at, isSpace);
  const digits = run(bytes, at + space, isDigit);
  const periods = run(bytes, at + space + digits, (byte) => byte === 46);
  if (digits === 0 || periods === 0) return space;
  const number = space + digits + periods;
  return number + run(bytes, at + number, isSpace);
};

/** By the byte that it begins with. */
const kinds = new Map([
  [123, tokenKind.comment],
  [59, tokenKind.lineComment],
  [36, tokenKind.nag],
  [40, tokenKind.open],
  [41, tokenKind.close],
  [33, tokenKind.suffix],
  [63, tokenKind.suffix],
]);

/** @param {number | undefined} byte @returns {number} */
export const expectedKind = (byte) => kinds.get(byte ?? 0) ?? tokenKind.move;

/** @param {number} kind @param {Uint8Array} bytes @param {number} at @returns {number} */
export const expectedLength = (kind, bytes, at) => {
  switch (kind) {
    case tokenKind.move:
      return run(bytes, at, isOfMove);
    case tokenKind.comment:
      return Math.min(run(bytes, at, (byte) => byte !== 125) + 1, bytes.length - at);
    case tokenKind.lineComment:
    case tokenKind.escape:
      return run(bytes, at, (byte) => byte !== 13 && byte !== 10);
    case tokenKind.nag:
      return 1 + run(bytes, at + 1, isLetterOrDigit);
    case tokenKind.unclosedComment:
      return bytes.length - at;
    default:
      return 1;
  }
};

/** @param {Uint8Array} bytes @param {number} at @returns {number} */
export const expectedNameLength = (bytes, at) => run(bytes, at, isOfName);

/** From behind the quote. @param {Uint8Array} bytes @param {number} at @returns {number} */
export const expectedValueLength = (bytes, at) => run(bytes, at, (byte) => byte !== 34);
