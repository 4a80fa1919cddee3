// The games of the page, unpacked as they are wanted.
import { Block, GameRecord } from './block.js';
import { bytesOfBase64, inflated } from './bytes.js';

/** @typedef {{name: string, section: string, summary: string, why: string, help: string}} Rule */
/**
 * @typedef {object} Index
 * @property {string} file
 * @property {string} version
 * @property {string} profile
 * @property {string} encoding
 * @property {string} level
 * @property {number} games
 * @property {number} faulty
 * @property {number} errors
 * @property {number} warnings
 * @property {number} bytes
 * @property {[number, number, number, number][]} blocks records, games, first game, bytes
 * @property {Record<string, Rule>} rules
 * @property {Record<string, {meaning: string, symbol: string}>} nags
 */

/** When the parser has come to that element, or to the end. @param {string} id @returns {Promise<Element | null>} */
const arrival = async (id) => {
  for (;;) {
    const found = document.getElementById(id);
    const isWhole =
      found !== null && (found.nextSibling !== null || document.readyState !== 'loading');
    if (isWhole || document.readyState !== 'loading') return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 8);
    });
  }
};

export class Library {
  /** @param {Index} index */
  constructor(index) {
    this.index = index;
    /** @type {(Promise<Block> | undefined)[]} */
    this.asked = [];
    /** Those that are there. @type {(Block | undefined)[]} */
    this.blocks = [];
    /** The number of the first record of each block, from 0. @type {number[]} */
    this.firsts = [];
    this.size = 0;
    for (const [records] of index.blocks) {
      this.firsts.push(this.size);
      this.size += records;
    }
  }

  /** @param {number} at @returns {Promise<Block>} */
  block(at) {
    return (this.asked[at] ??= this.unpack(at));
  }

  /** @param {number} at @returns {Promise<Block>} */
  async unpack(at) {
    const element = await arrival(`block-${at}`);
    const letters = element?.textContent ?? '';
    const bytes = await inflated(bytesOfBase64(letters));
    const block = new Block(bytes, this.index.encoding === 'utf8', this.index.blocks[at]?.[2] ?? 1);
    this.blocks[at] = block;
    element?.remove();
    return block;
  }

  /** All of them, without holding up the page. @param {() => void} step after each */
  async unpackAll(step) {
    for (let at = 0; at < this.index.blocks.length; ++at) {
      if (this.blocks[at] === undefined) await this.block(at);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      step();
    }
  }

  /** The block that holds a record. @param {number} record @returns {number} */
  blockOf(record) {
    let low = 0;
    let high = this.firsts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.firsts[middle] ?? 0) <= record) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The record if it is there already. @param {number} record @returns {GameRecord | undefined} */
  present(record) {
    const at = this.blockOf(record);
    return this.blocks[at]?.records[record - (this.firsts[at] ?? 0)];
  }

  /** @param {number} record @returns {Promise<GameRecord | undefined>} */
  async record(record) {
    if (record >= this.size) return undefined;
    const at = this.blockOf(record);
    const block = await this.block(at);
    block.readTokens();
    return block.records[record - (this.firsts[at] ?? 0)];
  }

  /** The record of the game of that number; -1 where there is none. @param {number} game */
  async recordOfGame(game) {
    const { blocks } = this.index;
    for (let at = 0; at < blocks.length; ++at) {
      const [, games, first] = blocks[at] ?? [0, 0, 0, 0];
      if (games === 0 || game < first || game >= first + games) continue;
      const block = await this.block(at);
      const inside = block.records.findIndex((record) => record.isGame && record.number === game);
      return inside < 0 ? -1 : (this.firsts[at] ?? 0) + inside;
    }
    return -1;
  }

  /** The record if it is none of a game; otherwise -1. @param {number} at */
  async recordOutside(at) {
    const record = at < 0 ? undefined : await this.record(at);
    return record === undefined || record.isGame ? -1 : at;
  }

  /** @param {number} id */
  rule(id) {
    return this.index.rules[String(id)];
  }
}
