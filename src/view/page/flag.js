// The mark at a tag, a comment or a move about which something was found.
import { make } from './dom.js';

/** @typedef {import('./block.js').GameRecord} GameRecord */

const levels = ['off', 'info', 'warning', 'error'];

/** The name of a severity. @param {number} level */
export const levelName = (level) => levels[level] ?? 'info';

/**
 * It tells of the gravest finding, and how many more there are; null where there is none.
 * @param {GameRecord} record @param {number[]} indices of findings @param {boolean} isByTab
 */
export const flagOf = (record, indices, isByTab) => {
  const found = indices.flatMap((i) => {
    const finding = record.findings[i];
    return finding === undefined ? [] : [{ i, finding }];
  });
  found.sort((a, b) => b.finding.level - a.finding.level);
  const [gravest] = found;
  if (gravest === undefined) return null;
  const level = levelName(gravest.finding.level);
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : '';
  const label = `${level}: ${gravest.finding.message}${more}`;
  return make('button', {
    type: 'button',
    class: `flag ${level}`,
    'data-finding': gravest.i,
    tabindex: isByTab ? undefined : -1,
    title: label,
    'aria-label': label,
  });
};
