// The text of the game as it stands in the file, with places lit up in it: one text node, whatever it holds.
import { reveal } from './dom.js';
import { levelName } from './flag.js';
import { Game, GameNode } from './game.js';

/** @typedef {import('./block.js').Span} Span */

/** Bytes that are underlined together. */
const longest = 60;

export class SourcePane {
  /** @param {HTMLElement} element @param {(node: GameNode | null) => void} choose */
  constructor(element, choose) {
    this.element = element;
    this.text = document.createTextNode('');
    element.replaceChildren(this.text);
    /** @type {Game | null} */
    this.game = null;
    element.addEventListener('click', (event) => {
      if (!document.getSelection()?.isCollapsed) return;
      const place = placeAt(event.clientX, event.clientY, this.text);
      const node = place === null ? null : this.nodeAt(place);
      if (node !== null) choose(node);
    });
  }

  /** @param {Game} game */
  show(game) {
    this.game = game;
    this.text.data = game.record.text.string;
    this.element.scrollTop = 0;
    for (const level of [1, 2, 3]) {
      const found = game.record.findings.filter((finding) => finding.level === level);
      light(
        levelName(level),
        found.map((finding) => this.range(beginOf(finding))),
      );
    }
    light('current', []);
    light('chosen', []);
  }

  /** @param {Span} where @returns {Range} */
  range(where) {
    const range = document.createRange();
    const shown = this.game?.record.text;
    const end = this.text.data.length;
    range.setStart(this.text, Math.min(shown?.place(where.begin) ?? 0, end));
    range.setEnd(this.text, Math.min(shown?.place(Math.max(where.end, where.begin)) ?? 0, end));
    return range;
  }

  /** @param {GameNode | null} node */
  mark(node) {
    if (node === null) {
      light('current', []);
      this.element.scrollTop = 0;
      return;
    }
    const range = this.range(node.token);
    light('current', [range]);
    this.reveal(range);
  }

  /** @param {Span} where */
  point(where) {
    const range = this.range(where);
    light('chosen', [range]);
    this.reveal(range);
  }

  /** @param {Range} range */
  reveal(range) {
    if (this.element.offsetParent !== null) reveal(this.element, range.getBoundingClientRect());
  }

  /** The move that stands there. @param {number} place @returns {GameNode | null} */
  nodeAt(place) {
    const byte = this.game?.record.text.byteAt(place) ?? 0;
    return (
      this.game?.nodes.find((node) => node.token.begin <= byte && byte <= node.token.end) ?? null
    );
  }
}

/** Of a place that is long, as the rest of a long line: where it begins. @param {Span} where */
const beginOf = ({ begin, end }) => ({
  begin,
  end: end - begin > longest ? begin + longest / 2 : end,
});

/** @param {string} name @param {Range[]} ranges */
const light = (name, ranges) => {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...ranges));
};

/** @param {number} x @param {number} y @param {Text} text @returns {number | null} */
const placeAt = (x, y, text) => {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y);
    return found?.offsetNode === text ? found.offset : null;
  }
  const range = /** @type {Document} */ (document).caretRangeFromPoint(x, y);
  return range?.startContainer === text ? range.startOffset : null;
};
