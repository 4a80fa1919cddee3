// The text of a game as it is shown: what hides or turns text has become visible, and each byte of the
// input knows its place in the string.
import { ByteReader } from './bytes.js';

/** What is not shown as itself. @typedef {{begin: number, end: number, shown: string}} Hidden */

/** The first count of them. @param {ByteReader} from @param {number} count @returns {Hidden[]} */
export const readHidden = (from, count) => {
  /** @type {Hidden[]} */
  const all = [];
  let at = 0;
  for (let i = 0; i < count; ++i) {
    const begin = at + from.number();
    at = begin + from.number();
    all.push({ begin, end: at, shown: from.text() });
  }
  return all;
};

const ascii = new TextDecoder();
const carriageReturn = 13;
const lineFeed = 10;

/** @param {Uint8Array} bytes */
const isPlain = (bytes) => {
  for (let i = 0; i < bytes.length; ++i) {
    const byte = bytes[i] ?? 0;
    if (byte >= 128 || byte === carriageReturn) return false;
  }
  return true;
};

/**
 * The character that begins there, which is well-formed: all others are hidden.
 * @param {Uint8Array} bytes @param {number} at @param {boolean} isUtf8 @returns {[number, number]}
 */
const characterAt = (bytes, at, isUtf8) => {
  const byte = (/** @type {number} */ ahead) => bytes[at + ahead] ?? 0;
  const lead = byte(0);
  if (!isUtf8 || lead < 0x80) return [lead, 1];
  if (lead < 0xe0) return [((lead & 31) << 6) | (byte(1) & 63), 2];
  if (lead < 0xf0) return [((lead & 15) << 12) | ((byte(1) & 63) << 6) | (byte(2) & 63), 3];
  return [((lead & 7) << 18) | ((byte(1) & 63) << 12) | ((byte(2) & 63) << 6) | (byte(3) & 63), 4];
};

export class ShownText {
  /** @param {Uint8Array} bytes @param {Hidden[]} hidden @param {boolean} isUtf8 */
  constructor(bytes, hidden, isUtf8) {
    this.size = bytes.length;
    /** For each byte, where in the string it is shown; null where that is the same. */
    /** @type {Uint32Array | null} */
    this.places = null;
    if (hidden.length === 0 && isPlain(bytes)) {
      this.string = ascii.decode(bytes);
    } else {
      this.places = new Uint32Array(bytes.length + 1);
      this.string = this.decode(bytes, hidden, isUtf8, this.places);
    }
  }

  /**
   * @param {Uint8Array} bytes @param {Hidden[]} hidden @param {boolean} isUtf8
   * @param {Uint32Array} places @returns {string}
   */
  decode(bytes, hidden, isUtf8, places) {
    /** @type {string[]} */
    const parts = [];
    let size = 0;
    let next = 0;
    for (let at = 0; at < bytes.length;) {
      const one = hidden[next];
      let shown = '';
      let length = 1;
      if (one !== undefined && one.begin === at) {
        shown = one.shown;
        length = one.end - one.begin;
        ++next;
      } else if (bytes[at] === carriageReturn) {
        shown = bytes[at + 1] === lineFeed ? '' : '\n';
      } else {
        const [value, taken] = characterAt(bytes, at, isUtf8);
        shown = String.fromCodePoint(value);
        length = taken;
      }
      places.fill(size, at, at + length);
      parts.push(shown);
      size += shown.length;
      at += length;
    }
    places[bytes.length] = size;
    return parts.join('');
  }

  /** Where the byte is shown. @param {number} byte @returns {number} */
  place(byte) {
    const inside = Math.max(0, Math.min(byte, this.size));
    return this.places ? (this.places[inside] ?? 0) : inside;
  }

  /** The byte that is shown there. @param {number} place @returns {number} */
  byteAt(place) {
    if (!this.places) return place;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.place(middle) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** @param {number} begin @param {number} end @returns {string} */
  slice(begin, end) {
    return this.string.slice(this.place(begin), this.place(end));
  }
}
