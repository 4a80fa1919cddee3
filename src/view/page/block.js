// Some games of the page, as src/view/game_block.cpp writes them. What the list of games wants is read at
// once, the rest of a game when it is opened.
import { ByteReader } from './bytes.js';
import { readTold } from './moves.js';
import { readHidden, ShownText } from './text.js';
import { expectedGap, expectedKind, expectedLength } from './tokens.js';
import { expectedNameLength, expectedValueLength, tokenKind } from './tokens.js';

/** A place in the text of its record, in bytes. @typedef {{begin: number, end: number}} Span */
/** @typedef {Span & {name: Span, value: Span, isDamaged: boolean}} Tag */
/** @typedef {Span & {kind: number, told: import('./moves.js').Told | null}} Token */
/** @typedef {Span & {text: string}} Label */
/** @typedef {Span & {rule: number, level: number, message: string, related: Label[], expected: string[],
 *   candidates: string[], fix: Label[], isSafe: boolean}} Finding */

const startKinds = ['usual', 'fen', 'none'];
const results = ['', '1-0', '0-1', '1/2-1/2', '*'];

export class GameRecord {
  constructor() {
    this.isGame = true;
    /** Of the game in the file, from 1; 0 for what stands outside every game. */
    this.number = 0;
    /** @type {Uint8Array} */
    this.source = new Uint8Array();
    this.line = 1;
    this.column = 0;
    /** Of its first byte in the file. */
    this.offset = 0;
    this.start = 'usual';
    this.startFen = '';
    this.startCheck = false;
    this.startMate = false;
    this.firstIsBlack = false;
    this.firstNumber = 1;
    this.result = '';
    /** @type {Span} */
    this.marker = { begin: 0, end: 0 };
    /** @type {Tag[]} */
    this.tags = [];
    /** @type {Token[]} */
    this.tokens = [];
    /** @type {Finding[]} */
    this.findings = [];
    this.errors = 0;
    this.warnings = 0;
    this.infos = 0;
    this.moreFindings = 0;
    this.tokenCount = 0;
    this.fixedKind = 0;
    /** @type {{before: number, behind: number, middle: Uint8Array} | null} */
    this.fixedMiddle = null;
    /** @type {ShownText} */
    this.text = new ShownText(this.source, [], false);
  }

  /** The value of the first tag of that name that is certain. @param {string} name @returns {string} */
  tag(name) {
    const found = this.tags.find((tag) => this.slice(tag.name) === name);
    return found === undefined || found.isDamaged ? '' : this.valueOf(found);
  }

  /** Without its escapes (PGN 7). @param {Tag} tag @returns {string} */
  valueOf(tag) {
    return this.slice(tag.value).replace(/\\(["\\])/g, '$1');
  }

  /** @param {Span} where @returns {string} */
  slice(where) {
    return this.text.slice(where.begin, where.end);
  }

  /** The text with all safe fixes, or null where there are none. @returns {Uint8Array | null} */
  fixed() {
    if (this.fixedKind === 0) return null;
    if (this.fixedMiddle) {
      const { before, behind, middle } = this.fixedMiddle;
      const end = this.source.subarray(this.source.length - behind);
      return joined([this.source.subarray(0, before), middle, end]);
    }
    const edits = this.findings
      .filter((finding) => finding.isSafe)
      .flatMap((finding) => finding.fix)
      .map((edit, i) => ({ edit, i }))
      .sort((a, b) => a.edit.begin - b.edit.begin || a.i - b.i)
      .map(({ edit }) => edit);
    /** @type {Uint8Array[]} */
    const parts = [];
    let at = 0;
    for (const edit of edits) {
      parts.push(this.source.subarray(at, edit.begin), latin1Bytes(edit.text));
      at = edit.end;
    }
    return joined([...parts, this.source.subarray(at)]);
  }
}

/** Texts of fixes are ASCII, or bytes of the input one by one. @param {string} text */
const latin1Bytes = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** @param {Uint8Array[]} parts @returns {Uint8Array} */
const joined = (parts) => {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export class Block {
  /** @param {Uint8Array} bytes @param {boolean} isUtf8 @param {number} firstGame its number */
  constructor(bytes, isUtf8, firstGame) {
    const from = new ByteReader(bytes);
    const count = from.number();
    const sizes = Array.from({ length: 9 }, () => from.number());
    this.heads = new ByteReader(from.take(sizes[0] ?? 0));
    this.tags = new ByteReader(from.take(sizes[1] ?? 0));
    this.kinds = new ByteReader(from.take(sizes[2] ?? 0));
    this.gaps = new ByteReader(from.take(sizes[3] ?? 0));
    this.lengths = new ByteReader(from.take(sizes[4] ?? 0));
    this.moves = new ByteReader(from.take(sizes[5] ?? 0));
    this.hidden = new ByteReader(from.take(sizes[6] ?? 0));
    this.findings = new ByteReader(from.take(sizes[7] ?? 0));
    this.tagSections = new ByteReader(from.take(sizes[8] ?? 0));
    this.movetexts = from;
    this.line = 1;
    this.end = 0;
    this.game = firstGame;
    this.areTokensRead = false;
    /** @type {GameRecord[]} */
    this.records = [];
    for (let i = 0; i < count; ++i) this.records.push(this.readRecord(isUtf8));
  }

  /** @param {boolean} isUtf8 @returns {GameRecord} */
  readRecord(isUtf8) {
    const { heads } = this;
    const record = new GameRecord();
    record.isGame = heads.number() === 0;
    const tagSection = this.tagSections.take(heads.number());
    record.source = joined([tagSection, this.movetexts.take(heads.number())]);
    this.line += heads.signedNumber();
    record.line = this.line;
    record.column = heads.number();
    record.offset = this.end + heads.signedNumber();
    this.end = record.offset + record.source.length;
    if (record.isGame) {
      record.number = this.game++;
      this.readStart(record);
      record.result = results[heads.number()] ?? '';
      const begin = record.source.length - heads.number();
      record.marker = { begin, end: begin + heads.number() };
    }
    this.readTags(record, heads.number());
    record.tokenCount = heads.number();
    record.text = new ShownText(record.source, readHidden(this.hidden, heads.number()), isUtf8);
    record.errors = heads.number();
    record.warnings = heads.number();
    record.infos = heads.number();
    record.moreFindings = heads.number();
    for (let i = record.errors + record.warnings + record.infos; i > 0; --i)
      record.findings.push(this.readFinding());
    record.fixedKind = heads.number();
    if (record.fixedKind === 2) {
      const { findings } = this;
      record.fixedMiddle = {
        before: findings.number(),
        behind: findings.number(),
        middle: findings.block(),
      };
    }
    return record;
  }

  /** @param {GameRecord} record */
  readStart(record) {
    const { heads } = this;
    record.start = startKinds[heads.number()] ?? 'none';
    if (record.start === 'fen') {
      record.startFen = heads.text();
      const checks = heads.number();
      record.startCheck = (checks & 1) !== 0;
      record.startMate = (checks & 2) !== 0;
    } else if (record.start === 'none') {
      record.firstIsBlack = heads.number() === 1;
      record.firstNumber = heads.number();
    }
  }

  /** @param {GameRecord} record @param {number} count */
  readTags(record, count) {
    const { tags } = this;
    let at = 0;
    for (let i = 0; i < count; ++i) {
      const begin = at + tags.signedNumber();
      const head = tags.number();
      const nameBegin = begin + (head >> 1);
      const nameEnd =
        nameBegin + expectedNameLength(record.source, nameBegin) + tags.signedNumber();
      const valueBegin = nameEnd + tags.number();
      const valueEnd =
        valueBegin + expectedValueLength(record.source, valueBegin) + tags.signedNumber();
      at = valueEnd + tags.number();
      record.tags.push({
        begin,
        end: at,
        isDamaged: (head & 1) !== 0,
        name: { begin: nameBegin, end: nameEnd },
        value: { begin: valueBegin, end: valueEnd },
      });
    }
  }

  /** @returns {Finding} */
  readFinding() {
    const { findings } = this;
    const place = () => {
      const begin = findings.signedNumber();
      return { begin, end: begin + findings.number() };
    };
    const label = () => ({ ...place(), text: findings.text() });
    /** @template T @param {number} count @param {() => T} read @returns {T[]} */
    const list = (count, read) => Array.from({ length: count }, read);
    const rule = findings.number();
    const level = findings.number();
    const where = place();
    const message = findings.text();
    const related = list(findings.number(), label);
    const expected = list(findings.number(), () => findings.text());
    const candidates = list(findings.number(), () => findings.text());
    const head = findings.number();
    const fix = list(head >> 1, () => ({ ...place(), text: bytesAsText(findings.block()) }));
    return {
      ...where,
      rule,
      level,
      message,
      related,
      expected,
      candidates,
      fix,
      isSafe: (head & 1) !== 0,
    };
  }

  /** The tokens of all games, when the first of them is opened. */
  readTokens() {
    if (this.areTokensRead) return;
    this.areTokensRead = true;
    for (const record of this.records) {
      let at = 0;
      for (let i = 0; i < record.tokenCount; ++i) {
        const begin = at + expectedGap(record.source, at) + this.gaps.signedNumber();
        const kind = this.kinds.byte() ^ expectedKind(record.source[begin]);
        at = begin + expectedLength(kind, record.source, begin) + this.lengths.signedNumber();
        record.tokens.push({
          kind,
          begin,
          end: at,
          told: kind === tokenKind.move ? readTold(this.moves) : null,
        });
      }
    }
  }
}

/** Each byte a character. @param {Uint8Array} bytes @returns {string} */
const bytesAsText = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
