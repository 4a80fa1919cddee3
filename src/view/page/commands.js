// Commands in comments, as `[%clk 1:05:23]`: what the page shows of them (supplement of 2001, practice).

/** @typedef {{color: string, from: string, to: string}} Arrow */
/** @typedef {{color: string, square: string}} Highlight */
/**
 * @typedef {object} Note What a comment says.
 * @property {string} text for people
 * @property {string} clock as written
 * @property {string} elapsed as written
 * @property {string} evaluation as written, without the depth
 * @property {Highlight[]} squares
 * @property {Arrow[]} arrows
 */

const command = /\[%([A-Za-z0-9]+)((?:"(?:[^"\\]|\\.)*"|[^\]"])*)\]/g;
const colors = new Map([
  ['G', 'green'],
  ['R', 'red'],
  ['Y', 'yellow'],
  ['B', 'blue'],
]);

/**
 * Squares with their colors; none where one of the operands is something else.
 * @param {string} operands @param {number} length @returns {{color: string, squares: string}[]}
 */
const drawings = (operands, length) => {
  const words = operands.trim().split(/\s*,\s*/);
  const all = words.map((word) => ({ color: colors.get(word.charAt(0)), squares: word.slice(1) }));
  const fits = all.every(
    ({ color, squares }) =>
      color !== undefined && squares.length === length && /^([a-h][1-8])+$/.test(squares),
  );
  return fits ? all.map(({ color, squares }) => ({ color: color ?? '', squares })) : [];
};

/** @param {string} operands @param {RegExp} form */
const only = (operands, form) => form.exec(operands.trim())?.[1] ?? '';

/** @param {string} content of a comment @returns {Note} */
export const readNote = (content) => {
  /** @type {Note} */
  const note = { text: '', clock: '', elapsed: '', evaluation: '', squares: [], arrows: [] };
  const rest = content.replace(command, (_, name, operands) => {
    if (name === 'clk') note.clock = only(operands, /^(\d+(?::\d+){0,2}(?:\.\d+)?)$/);
    if (name === 'emt') note.elapsed = only(operands, /^(\d+(?::\d+){0,2}(?:\.\d+)?)$/);
    if (name === 'eval')
      note.evaluation = only(operands, /^(#?[+-]?\d+(?:\.\d+)?)(?:\s*,\s*\d+)?$/);
    if (name === 'csl')
      for (const { color, squares } of drawings(operands, 2))
        note.squares.push({ color, square: squares });
    if (name === 'cal')
      for (const { color, squares } of drawings(operands, 4))
        note.arrows.push({ color, from: squares.slice(0, 2), to: squares.slice(2) });
    return ' ';
  });
  note.text = rest.replace(/\s+/g, ' ').trim();
  return note;
};

/** What White may hope for, from -1 to 1; null for what is no evaluation. @param {string} evaluation */
export const advantage = (evaluation) => {
  if (evaluation === '') return null;
  if (evaluation.startsWith('#')) return evaluation.startsWith('#-') ? -1 : 1;
  return 2 / (1 + Math.exp(-0.368 * Number(evaluation))) - 1;
};

/** @param {string} clock as `1:05:23` @returns {string} without hours where there are none */
export const shortClock = (clock) => clock.replace(/^0+:(?=\d+:)/, '').replace(/^0(?=\d:)/, '');
