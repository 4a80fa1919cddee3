// Bytes of the page: letters of base64 unpacked, and numbers and texts read from them as
// src/view/byte_writer.hpp writes them.

/** @param {string} letters @returns {Uint8Array} */
export const bytesOfBase64 = (letters) => {
  const direct = /** @type {{fromBase64?: (letters: string) => Uint8Array}} */ (
    /** @type {unknown} */ (Uint8Array)
  );
  if (direct.fromBase64) return direct.fromBase64(letters);
  const text = atob(letters);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; ++i) bytes[i] = text.charCodeAt(i);
  return bytes;
};

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
export const inflated = async (bytes) => {
  const unpacked = new Blob([/** @type {BlobPart} */ (bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

const utf8 = new TextDecoder();

export class ByteReader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  /** @returns {number} */
  byte() {
    return this.bytes[this.at++] ?? 0;
  }

  /** Seven bits a byte, the lowest first. @returns {number} */
  number() {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  /** One that may be negative. @returns {number} */
  signedNumber() {
    const doubled = this.number();
    return doubled % 2 === 1 ? -(doubled + 1) / 2 : doubled / 2;
  }

  /** @param {number} size @returns {Uint8Array} */
  take(size) {
    this.at += size;
    return this.bytes.subarray(this.at - size, this.at);
  }

  /** @returns {Uint8Array} */
  block() {
    return this.take(this.number());
  }

  /** @returns {string} */
  text() {
    return utf8.decode(this.block());
  }
}
