// The list of games: of any number only those in sight are elements.
import { byId, fill, grouped, inputById, inRow, inWords, make, selectById, target } from './dom.js';
import { Library } from './library.js';
import { briefFactsOf, titleOf } from './words.js';

/** @typedef {import('./block.js').GameRecord} GameRecord */

const rowHeight = 52;
/** Rows that are there above and below those in sight. */
const margin = 6;
/** Milliseconds that a search may take before the page goes on. */
const patience = 12;

/** Without accents and capital letters: `reti` finds Réti. @param {string} text */
const folded = (text) => text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase();

/** Words, and what stands between quotation marks: `site:"new york"`. @param {string} search */
const wordsOf = (search) =>
  [...folded(search).matchAll(/(?:\w+:)?"[^"]+"?|\S+/g)].map(([word]) => word.replaceAll('"', ''));

/** @type {[string, (record: GameRecord) => string | number][]} */
const orders = [
  ['white', (record) => folded(record.tag('White'))],
  ['black', (record) => folded(record.tag('Black'))],
  ['date', (record) => record.tag('Date')],
  ['event', (record) => folded(record.tag('Event'))],
  ['eco', (record) => record.tag('ECO')],
  ['result', (record) => record.result],
  ['length', (record) => -record.tokenCount],
  ['findings', (record) => -(record.errors * 1e6 + record.warnings * 1e3 + record.infos)],
];
const sortKeys = new Map(orders);

/** @param {string} result */
export const shortResult = (result) => (result === '1/2-1/2' ? '½–½' : result.replace('-', '–'));

/** Whether the record has a tag as `white:fischer` asks. @param {GameRecord} record @param {string} word */
const hasTag = (record, word) => {
  const [, name, value] = /^(\w+):(.+)$/.exec(word) ?? [];
  if (name === undefined || value === undefined) return false;
  return record.tags.some(
    (tag) =>
      record.slice(tag.name).toLowerCase() === name && folded(record.valueOf(tag)).includes(value),
  );
};

export class GameList {
  /** @param {Library} library @param {(record: number) => void} open */
  constructor(library, open) {
    this.library = library;
    this.open = open;
    this.element = byId('list');
    this.rows = byId('rows');
    /** The numbers of records, in the order of the list. @type {number[]} */
    this.order = Array.from({ length: library.size }, (_, i) => i);
    this.active = 0;
    this.current = -1;
    this.run = 0;
    this.frame = 0;
    /** Blocks that rows wait for. @type {Set<number>} */
    this.awaited = new Set();
    /** The texts of records. @type {string[]} */
    this.folded = [];
    this.listen();
    this.render();
  }

  listen() {
    this.element.addEventListener('scroll', () => this.render(), { passive: true });
    new ResizeObserver(() => this.render()).observe(this.element);
    this.element.addEventListener('click', (event) => {
      const row = target(event, '[data-at]');
      if (row !== null) this.choose(Number(row.dataset.at));
    });
    this.element.addEventListener('keydown', (event) => this.onKey(event));
    for (const id of ['search', 'sort', 'filter', 'rule']) {
      byId(id).addEventListener('input', () => {
        const mine = ++this.run;
        setTimeout(
          () => {
            if (mine === this.run) void this.apply();
          },
          id === 'search' ? 120 : 0,
        );
      });
    }
    for (const [id, rule] of Object.entries(this.library.index.rules))
      byId('rule').append(make('option', { value: id }, rule.name));
    byId('rule').hidden = Object.keys(this.library.index.rules).length === 0;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const page = Math.max(1, Math.floor(this.element.clientHeight / rowHeight) - 1);
    const last = this.order.length - 1;
    const goals = new Map([
      ['ArrowDown', this.active + 1],
      ['ArrowUp', this.active - 1],
      ['PageDown', this.active + page],
      ['PageUp', this.active - page],
      ['Home', 0],
      ['End', last],
    ]);
    if (event.key === 'Enter' || event.key === ' ') this.choose(this.active);
    else if (goals.has(event.key))
      this.activate(Math.max(0, Math.min(last, goals.get(event.key) ?? 0)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} at */
  activate(at) {
    this.active = at;
    // What is not that high yet cannot be scrolled that far.
    this.rows.style.height = `${this.order.length * rowHeight}px`;
    const top = at * rowHeight;
    if (top < this.element.scrollTop) this.element.scrollTop = top;
    else if (top + rowHeight > this.element.scrollTop + this.element.clientHeight)
      this.element.scrollTop = top + rowHeight - this.element.clientHeight;
    this.render();
  }

  /** @param {number} at */
  choose(at) {
    const record = this.order[at];
    if (record === undefined) return;
    this.active = at;
    this.open(record);
  }

  /** The record is open now. @param {number} record */
  mark(record) {
    this.current = record;
    const at = this.order.indexOf(record);
    if (at >= 0) this.activate(at);
    else this.render();
  }

  /** The game after or before the open one in the list. @param {number} step @returns {number | undefined} */
  neighbour(step) {
    const at = this.order.indexOf(this.current);
    return this.order[at < 0 ? 0 : at + step];
  }

  /** With the next frame, however often it is asked for until then. */
  render() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  draw() {
    const first = Math.max(0, Math.floor(this.element.scrollTop / rowHeight) - margin);
    const count = Math.ceil(this.element.clientHeight / rowHeight) + 2 * margin;
    const last = Math.min(this.order.length, first + count);
    this.rows.style.height = `${this.order.length * rowHeight}px`;
    const rows = [];
    for (let at = first; at < last; ++at) rows.push(this.row(at, this.order[at] ?? 0));
    fill(this.rows, ...rows);
    const isActiveShown = this.active >= first && this.active < last;
    if (isActiveShown) this.element.setAttribute('aria-activedescendant', `row-${this.active}`);
    else this.element.removeAttribute('aria-activedescendant');
  }

  /** @param {number} block that has not come yet */
  await(block) {
    if (this.awaited.has(block)) return;
    this.awaited.add(block);
    void this.library.block(block).then(() => this.render());
  }

  /** @param {number} at @param {number} record */
  row(at, record) {
    const known = this.library.present(record);
    const isCurrent = record === this.current;
    const row = make('div', {
      role: 'option',
      id: `row-${at}`,
      'data-at': at,
      'aria-selected': isCurrent,
      'aria-posinset': at + 1,
      'aria-setsize': this.order.length,
      class: `game-row${at === this.active ? ' active' : ''}`,
    });
    row.setAttribute('aria-selected', String(isCurrent));
    row.style.top = `${at * rowHeight}px`;
    if (known === undefined) {
      row.append(make('span', { class: 'soft' }, '…'));
      this.await(this.library.blockOf(record));
      return row;
    }
    const flags = [
      known.errors > 0 &&
        make(
          'span',
          { class: 'count error' },
          String(known.errors),
          make('span', { class: 'unseen' }, known.errors === 1 ? ' error' : ' errors'),
        ),
      known.warnings > 0 &&
        make(
          'span',
          { class: 'count warning' },
          String(known.warnings),
          make('span', { class: 'unseen' }, known.warnings === 1 ? ' warning' : ' warnings'),
        ),
    ];
    row.append(
      make('span', { class: 'row-number' }, known.isGame ? String(known.number) : '–'),
      make('span', { class: 'row-players' }, ...inRow(titleOf(known), ' – ')),
      make('span', { class: 'row-result' }, shortResult(known.result)),
      make('span', { class: 'row-event' }, ...inRow(briefFactsOf(known), ' · ')),
      make('span', { class: 'row-flags' }, ...flags),
    );
    return row;
  }

  /** @param {GameRecord} record @param {number} at @param {string[]} words */
  hasWords(record, at, words) {
    if (words.length === 0) return true;
    const text = (this.folded[at] ??= folded(record.text.string));
    return words.every((word) => text.includes(word) || hasTag(record, word));
  }

  /** @param {GameRecord} record @param {string} filter @param {string} rule */
  fits(record, filter, rule) {
    if (filter === 'errors' && record.errors === 0) return false;
    if (filter === 'found' && record.findings.length === 0) return false;
    if (filter === 'clean' && record.findings.length > 0) return false;
    if (['1-0', '0-1', '1/2-1/2', '*'].includes(filter) && record.result !== filter) return false;
    return rule === '' || record.findings.some((finding) => String(finding.rule) === rule);
  }

  /** Searches, filters and sorts; a later run stops an earlier one. */
  async apply() {
    const mine = ++this.run;
    const words = wordsOf(inputById('search').value);
    const filter = selectById('filter').value;
    const rule = selectById('rule').value;
    const key = sortKeys.get(selectById('sort').value);
    /** @type {{record: number, key: string | number}[]} */
    const found = [];
    let started = performance.now();
    for (let record = 0; record < this.library.size; ++record) {
      const known = this.library.present(record) ?? (await this.library.record(record));
      if (known === undefined) continue;
      if (this.fits(known, filter, rule) && this.hasWords(known, record, words))
        found.push({ record, key: key === undefined ? 0 : key(known) });
      if (performance.now() - started < patience) continue;
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      if (mine !== this.run) return;
      started = performance.now();
    }
    if (mine !== this.run) return;
    if (key !== undefined)
      found.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.record - b.record));
    this.order = found.map((one) => one.record);
    this.active = Math.max(0, this.order.indexOf(this.current));
    this.element.scrollTop = 0;
    byId('found').textContent =
      this.order.length === this.library.size
        ? inWords(this.library.index.games, 'game')
        : `${grouped(this.order.length)} of ${inWords(this.library.size, 'game')}`;
    this.render();
  }
}
