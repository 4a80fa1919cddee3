// Elements of the page. Text of an input only ever becomes text: nothing here parses markup.

/** @typedef {Node | string | null | false} Child */
/** @typedef {Record<string, string | number | boolean | EventListener | undefined>} Attributes */

/**
 * An element with attributes, listeners (`onclick`) and children.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Attributes} [attributes] @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value !== undefined) element.setAttribute(key, String(value));
  }
  append(element, children);
  return element;
};

/** @param {Element} element @param {Child[]} children */
export const append = (element, children) => {
  for (const child of children)
    if (child !== null && child !== false && child !== '') element.append(child);
};

/** @param {Element} element @param {...Child} children */
export const fill = (element, ...children) => {
  element.replaceChildren();
  append(element, children);
};

/**
 * Texts in a row, of which none turns what stands beside it.
 * @param {string[]} texts @param {string} between @returns {Child[]}
 */
export const inRow = (texts, between) =>
  texts.flatMap((text, i) => [i > 0 && between, make('bdi', {}, text)]);

const svgNames = 'http://www.w3.org/2000/svg';

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {...Node} children */
export const svg = (name, attributes = {}, ...children) => {
  const element = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
};

/** A drawing of the page's symbols. @param {string} symbol */
export const icon = (symbol) =>
  svg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('use', { href: '#' + symbol }),
  );

/** @param {string} id @returns {HTMLElement} */
export const byId = (id) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no element ${id}`);
  return found;
};

/** @param {string} id @returns {HTMLInputElement} */
export const inputById = (id) => /** @type {HTMLInputElement} */ (byId(id));

/** @param {string} id @returns {HTMLSelectElement} */
export const selectById = (id) => /** @type {HTMLSelectElement} */ (byId(id));

/** "10,000". @param {number} count */
export const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** "1 game", "12 games". @param {number} count @param {string} noun */
export const inWords = (count, noun) => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The element that a listener of a container is about. @param {Event} event @param {string} selector */
export const target = (event, selector) =>
  event.target instanceof Element
    ? /** @type {HTMLElement | null} */ (event.target.closest(selector))
    : null;

/** A sentence in which what stands between backquotes is code. @param {string} text @returns {Node} */
export const sentence = (text) => {
  const all = document.createDocumentFragment();
  const parts = text.split('`');
  parts.forEach((part, i) => {
    const isCode = i % 2 === 1 && i + 1 < parts.length;
    all.append(isCode ? make('code', {}, part) : (i % 2 === 1 ? '`' : '') + part);
  });
  return all;
};

/** Shows a part of a scrolling element, with as little scrolling as that takes. */
/** @param {HTMLElement} scroller @param {{top: number, bottom: number}} part */
export const reveal = (scroller, part) => {
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const frame = scroller.getBoundingClientRect();
  const margin = Math.min(48, frame.height / 4);
  if (part.top < frame.top + margin) scroller.scrollTop += part.top - frame.top - margin;
  else if (part.bottom > frame.bottom - margin)
    scroller.scrollTop += part.bottom - frame.bottom + margin;
};
