// The board: 64 labelled squares, and what is drawn over them.
import { fill, make, svg } from './dom.js';
import { fileOf, isWhite, nameOf, Position, rankOf, squareOf } from './position.js';

/** @typedef {import('./game.js').GameNode} GameNode */
/** @typedef {import('./commands.js').Note} Note */

const names = new Map([
  ['P', 'pawn'],
  ['N', 'knight'],
  ['B', 'bishop'],
  ['R', 'rook'],
  ['Q', 'queen'],
  ['K', 'king'],
]);

/** "white knight". @param {string} piece */
export const pieceInWords = (piece) =>
  `${isWhite(piece) ? 'white' : 'black'} ${names.get(piece.toUpperCase()) ?? ''}`;

/** "White: Kg1 Rd1 a2. Black: ...". @param {Position} position */
export const positionInWords = (position) => {
  const pieces = (/** @type {boolean} */ white) =>
    position.board
      .flatMap((piece, square) => {
        if (piece === '' || isWhite(piece) !== white) return [];
        return [(piece.toUpperCase() === 'P' ? '' : piece.toUpperCase()) + nameOf(square)];
      })
      .join(' ');
  return `White: ${pieces(true)}. Black: ${pieces(false)}.`;
};

export class Board {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.isFlipped = false;
    /** @type {Position | null} */
    this.shown = null;
    /** By square. @type {HTMLElement[]} */
    this.cells = [];
    this.overlay = svg('svg', { class: 'overlay', viewBox: '0 0 8 8', 'aria-hidden': 'true' });
    this.focused = 0;
    this.draw();
    element.addEventListener('keydown', (event) => this.onKey(event));
  }

  draw() {
    /** @type {HTMLElement[]} */
    const rows = [];
    for (let row = 0; row < 8; ++row) {
      const cells = [];
      for (let column = 0; column < 8; ++column) {
        const square = this.isFlipped ? 8 * row + 7 - column : 8 * (7 - row) + column;
        const isDark = (fileOf(square) + rankOf(square)) % 2 === 0;
        const cell = make(
          'div',
          {
            role: 'gridcell',
            tabindex: -1,
            class: `square ${isDark ? 'dark' : 'light'}`,
            'data-square': square,
          },
          svg('svg', { class: 'piece', viewBox: '0 0 40 40', 'aria-hidden': 'true' }),
        );
        if (column === 0) cell.dataset.rank = String(rankOf(square) + 1);
        if (row === 7) cell.dataset.file = nameOf(square).charAt(0);
        this.cells[square] = cell;
        cells.push(cell);
      }
      rows.push(make('div', { role: 'row', class: 'row' }, ...cells));
    }
    fill(this.element, ...rows, this.overlay);
    this.focusable(this.focused);
  }

  flip() {
    this.isFlipped = !this.isFlipped;
    this.shown = null;
    this.draw();
  }

  /** The middle of a square as it is drawn. @param {number} square @returns {[number, number]} */
  middle(square) {
    const [x, y] = [fileOf(square) + 0.5, 7.5 - rankOf(square)];
    return this.isFlipped ? [8 - x, 8 - y] : [x, y];
  }

  /**
   * @param {Position} position @param {GameNode | null} node that led to it
   * @param {Note[]} notes whose drawings are shown @param {boolean} isKnown
   */
  show(position, node, notes, isKnown) {
    const old = this.shown;
    for (let square = 0; square < 64; ++square) {
      const piece = position.board[square] ?? '';
      if (old === null || old.board[square] !== piece) this.put(square, piece);
    }
    this.mark(position, node);
    this.element.classList.toggle('unknown', !isKnown);
    if (old !== null && node?.move && old === node.before) this.slide(node.move.from, node.move.to);
    this.shown = position;
    this.drawNotes(notes);
  }

  /** @param {number} square @param {string} piece */
  put(square, piece) {
    const cell = this.cells[square];
    const drawing = cell?.firstElementChild;
    if (!cell || !drawing) return;
    drawing.replaceChildren();
    drawing.setAttribute('class', `piece ${isWhite(piece) ? 'white' : 'black'}`);
    if (piece !== '') drawing.append(svg('use', { href: '#' + piece.toUpperCase() }));
    cell.setAttribute(
      'aria-label',
      `${nameOf(square)}, ${piece === '' ? 'empty' : pieceInWords(piece)}`,
    );
  }

  /** Last move and check. @param {Position} position @param {GameNode | null} node */
  mark(position, node) {
    const king = node?.isCheck ? position.kingSquare(position.whiteToMove) : -1;
    this.cells.forEach((cell, square) => {
      cell.classList.toggle(
        'last',
        node?.move !== null &&
          node !== null &&
          (node.move.from === square || node.move.to === square),
      );
      cell.classList.toggle('check', square === king);
    });
  }

  /** @param {number} from @param {number} to */
  slide(from, to) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const piece = this.cells[to]?.firstElementChild;
    const [x1, y1] = this.middle(from);
    const [x2, y2] = this.middle(to);
    piece?.animate(
      [
        { transform: `translate(${(x1 - x2) * 100}%, ${(y1 - y2) * 100}%)`, zIndex: 2 },
        { transform: 'none', zIndex: 2 },
      ],
      { duration: 120, easing: 'ease-out' },
    );
  }

  /** @param {Note[]} notes */
  drawNotes(notes) {
    this.overlay.replaceChildren();
    for (const { color, square } of notes.flatMap((note) => note.squares)) {
      const [x, y] = this.middle(squareOf(square));
      this.overlay.append(svg('circle', { class: `drawn ${color}`, cx: x, cy: y, r: 0.45 }));
    }
    for (const { color, from, to } of notes.flatMap((note) => note.arrows)) {
      if (from === to) continue;
      const [x1, y1] = this.middle(squareOf(from));
      const [x2, y2] = this.middle(squareOf(to));
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
      const [bx, by] = [x2 - 0.42 * dx, y2 - 0.42 * dy];
      const head =
        `M${x2 - 0.08 * dx} ${y2 - 0.08 * dy}L${bx - 0.24 * dy} ${by + 0.24 * dx}` +
        `L${bx + 0.24 * dy} ${by - 0.24 * dx}z`;
      this.overlay.append(
        svg(
          'g',
          { class: `drawn ${color}` },
          svg('path', { class: 'shaft', d: `M${x1 + 0.15 * dx} ${y1 + 0.15 * dy}L${bx} ${by}` }),
          svg('path', { class: 'head', d: head }),
        ),
      );
    }
  }

  /** One square can be reached by Tab; arrows go on from there. @param {number} square */
  focusable(square) {
    this.cells[this.focused]?.setAttribute('tabindex', '-1');
    this.focused = square;
    this.cells[square]?.setAttribute('tabindex', '0');
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const steps = new Map([
      ['ArrowLeft', [-1, 0]],
      ['ArrowRight', [1, 0]],
      ['ArrowUp', [0, 1]],
      ['ArrowDown', [0, -1]],
    ]);
    const step = steps.get(event.key);
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    const turn = this.isFlipped ? -1 : 1;
    const file = fileOf(this.focused) + turn * (step[0] ?? 0);
    const rank = rankOf(this.focused) + turn * (step[1] ?? 0);
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return;
    this.focusable(8 * rank + file);
    this.cells[this.focused]?.focus();
  }
}
