// What was found in the game: where, why, what the standard says, and what would put it right.
import { fill, inWords, make, sentence, target } from './dom.js';
import { levelName } from './flag.js';
import { Library } from './library.js';

/** @typedef {import('./block.js').GameRecord} GameRecord */
/** @typedef {import('./block.js').Finding} Finding */
/** @typedef {import('./block.js').Label} Label */
/** @typedef {import('./block.js').Span} Span */

/** Characters shown on each side of a place in a long line. */
const around = 70;

/** Line and column of a byte, both from 1. @param {GameRecord} record @param {number} byte */
export const placeOf = (record, byte) => {
  let { line } = record;
  let begin = -record.column;
  const end = Math.min(byte, record.source.length);
  for (let at = 0; at < end; ++at) {
    const isReturn = record.source[at] === 13 && record.source[at + 1] !== 10;
    if (record.source[at] === 10 || isReturn) {
      ++line;
      begin = at + 1;
    }
  }
  return { line, column: byte - begin + 1 };
};

/** The line with the place marked in it. @param {GameRecord} record @param {Finding} finding */
const excerpt = (record, finding) => {
  const { string } = record.text;
  const begin = record.text.place(finding.begin);
  const end = record.text.place(finding.end);
  const lineBegin = string.lastIndexOf('\n', begin - 1) + 1;
  const found = string.indexOf('\n', Math.max(begin, end - 1));
  const lineEnd = found < 0 ? string.length : found;
  const from = Math.max(lineBegin, begin - around);
  const markEnd = Math.min(end, begin + 4 * around);
  const to = Math.min(lineEnd, markEnd + around);
  return make(
    'pre',
    { class: 'excerpt' },
    from > lineBegin && '…',
    string.slice(from, begin),
    make('mark', { class: begin === end ? 'gap' : '' }, string.slice(begin, markEnd)),
    end > markEnd && '…',
    string.slice(Math.max(markEnd, begin), Math.max(to, markEnd)),
    to < lineEnd && '…',
  );
};

/** An edit in the word that it changes, as `=` in `c8=R`; a new line stands alone. */
/** @param {GameRecord} record @param {Label} edit */
const editInWord = (record, { begin, end, text }) => {
  const beside = text.includes('\n') ? 0 : 12;
  const before = record.slice({ begin: Math.max(0, begin - beside), end: begin });
  const behind = record.slice({ begin: end, end: end + beside });
  return [
    visible(/\S*$/.exec(before)?.[0] ?? ''),
    end > begin && make('del', {}, visible(record.slice({ begin, end }))),
    text !== '' && make('ins', {}, visible(text)),
    visible(/^\S*/.exec(behind)?.[0] ?? ''),
  ];
};

/** @param {GameRecord} record @param {Finding} finding */
const fixOf = (record, finding) => {
  if (finding.fix.length === 0) return null;
  const shown = finding.fix
    .slice(0, 6)
    .flatMap((edit, i) => [i > 0 && ', ', ...editInWord(record, edit)]);
  const rest = finding.fix.length - 6;
  return make(
    'p',
    { class: 'fix' },
    make('span', { class: 'term' }, finding.isSafe ? 'Fix: ' : 'Possible fix: '),
    make('code', {}, ...shown),
    rest > 0 && `, and ${rest} more`,
  );
};

/** @param {string} text */
const visible = (text) => text.replace(/\n/g, '↵').replace(/[\u0000-\u001F\u007F-\u009F]/g, '·');

export class FindingsPane {
  /**
   * @param {HTMLElement} element @param {Library} library
   * @param {(finding: number) => void} choose
   */
  constructor(element, library, choose) {
    this.element = element;
    this.library = library;
    element.addEventListener('click', (event) => {
      const go = target(event, '.go');
      const card = target(event, '[data-card]');
      if (go !== null && card !== null) choose(Number(card.dataset.card));
    });
  }

  /** @param {GameRecord} record */
  show(record) {
    const cards = record.findings.map((finding, i) => this.card(record, finding, i));
    const more = record.moreFindings;
    fill(
      this.element,
      ...cards,
      cards.length === 0 &&
        more === 0 &&
        make(
          'p',
          { class: 'soft' },
          `Nothing was found here at the level ${this.library.index.level} or above.`,
        ),
      more > 0 && make('p', { class: 'soft' }, `${inWords(more, 'more finding')} only counted.`),
    );
  }

  /** @param {GameRecord} record @param {Finding} finding @param {number} i */
  card(record, finding, i) {
    const rule = this.library.rule(finding.rule);
    const level = levelName(finding.level);
    const { line, column } = placeOf(record, finding.begin);
    /** @param {string} title @param {string[]} items */
    const list = (title, items) =>
      items.length > 0 &&
      make(
        'p',
        {},
        make('span', { class: 'term' }, title),
        ...items.flatMap((item, k) => [k > 0 && ', ', make('code', {}, item)]),
      );
    return make(
      'article',
      { class: `finding ${level}`, 'data-card': i, 'aria-labelledby': `finding-${i}` },
      make(
        'h3',
        { id: `finding-${i}` },
        make('span', { class: 'level' }, level),
        ' ',
        sentence(finding.message),
      ),
      make(
        'p',
        { class: 'place' },
        make('button', { type: 'button', class: 'go' }, `line ${line}, column ${column}`),
        ' ',
        make('span', { class: 'soft' }, `${rule?.name ?? ''} · ${rule?.section ?? ''}`),
      ),
      excerpt(record, finding),
      ...finding.related.map((other) =>
        make(
          'p',
          { class: 'soft' },
          `line ${placeOf(record, other.begin).line}: `,
          sentence(other.text),
        ),
      ),
      list('Expected: ', finding.expected),
      list('Legal or meant: ', finding.candidates),
      fixOf(record, finding),
      make(
        'details',
        {},
        make('summary', {}, 'Why'),
        make('p', {}, sentence(rule?.summary ?? '')),
        make('p', {}, sentence(rule?.why ?? '')),
        make('p', {}, sentence(rule?.help ?? '')),
      ),
    );
  }

  /** @param {number} finding */
  point(finding) {
    for (const card of this.element.querySelectorAll('.chosen')) card.classList.remove('chosen');
    const card = this.element.querySelector(`[data-card="${finding}"]`);
    card?.classList.add('chosen');
    card?.scrollIntoView({ block: 'nearest' });
  }
}
