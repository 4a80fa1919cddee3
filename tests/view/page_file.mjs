// A page of `strictpgn view` read without a browser, by the modules that are in it.
import { readFileSync } from 'node:fs';
import { Block } from '../../src/view/page/block.js';
import { bytesOfBase64, inflated } from '../../src/view/page/bytes.js';

/** The index of a page and all records of it. */
export const readPage = async (file) => {
  const html = readFileSync(file, 'utf8');
  const index = JSON.parse(/<script type="application\/json" id="index">(.*?)<\/script>/s.exec(html)[1]);
  const records = [];
  let size = 0;
  for (let i = 0; i < index.blocks.length; ++i) {
    const letters = new RegExp(`id="block-${i}">([A-Za-z0-9+/=]*)</script>`).exec(html)[1];
    const packed = bytesOfBase64(letters);
    size += packed.length;
    const block = new Block(await inflated(packed), index.encoding === 'utf8', index.blocks[i][2]);
    block.readTokens();
    records.push(...block.records);
  }
  return { index, records, size, html };
};
