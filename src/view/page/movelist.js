// The moves of a game as text: the mainline in two columns, variations and comments between its rows.
import { byId, fill, make, reveal, sentence, target } from './dom.js';
import { flagOf, levelName } from './flag.js';
import { Game, GameNode, Line } from './game.js';

/** @typedef {import('./library.js').Index} Index */
/** @typedef {import('./block.js').Token} Token */

/** Moves that are made and laid out together, when they come near to sight. */
const movesTogether = 96;
/** Moves of a mainline that are all made at once. */
const movesAtOnce = 600;
/** Of a row of two moves, in rem. */
const heightOfMoves = 1.77;

/** @typedef {{element: HTMLElement, nodes: GameNode[], isMade: boolean}} Part */

const figurines = new Map([
  ['K', '♔'],
  ['Q', '♕'],
  ['R', '♖'],
  ['B', '♗'],
  ['N', '♘'],
]);

export class MoveList {
  /**
   * @param {HTMLElement} element @param {Index} index
   * @param {(node: GameNode | null) => void} choose @param {(finding: number) => void} openFinding
   */
  constructor(element, index, choose, openFinding) {
    this.element = element;
    this.index = index;
    this.hasFigurines = false;
    this.hasComments = true;
    /** @type {Game | null} */
    this.game = null;
    /** By the number of the node. @type {HTMLElement[]} */
    this.elements = [];
    /** @type {HTMLElement | null} */
    this.current = null;
    /** By Tab. @type {HTMLElement | null} */
    this.reachable = null;
    this.areOpen = true;
    /** Of the mainline. @type {Part[]} */
    this.parts = [];
    this.sight = new IntersectionObserver((entries) => this.onSight(entries), {
      rootMargin: '800px',
    });
    window.addEventListener('beforeprint', () => this.makeAll());
    element.addEventListener('click', (event) => {
      const flag = target(event, '[data-finding]');
      const fold = target(event, '.fold');
      const move = target(event, '[data-node]');
      if (flag) openFinding(Number(flag.dataset.finding));
      else if (fold) this.toggle(fold);
      else if (move && !(event instanceof MouseEvent && (event.ctrlKey || event.metaKey)))
        choose(this.game?.nodes[Number(move.dataset.node)] ?? null);
      else return;
      event.preventDefault();
    });
  }

  /** @param {IntersectionObserverEntry[]} entries */
  onSight(entries) {
    for (const { isIntersecting, target: element } of entries) {
      const part = this.parts.find((one) => one.element === element);
      if (isIntersecting && part !== undefined) this.makePart(part);
    }
  }

  /** @param {Game} game */
  show(game) {
    this.sight.disconnect();
    this.game = game;
    this.elements = [];
    this.current = null;
    const all = document.createDocumentFragment();
    for (const line of game.main.strays) all.append(this.variation(line));
    for (const note of game.main.notes)
      if (this.shows(note) || note.findings.length > 0)
        all.append(
          this.comment(
            this.shows(note) ? note.text : '',
            flagOf(game.record, note.findings, false),
          ),
        );
    this.appendRows(all, game.main);
    const { isGame, result } = game.record;
    if (isGame) all.append(make('p', { class: 'result' }, result || 'no termination marker'));
    fill(this.element, all);
    this.element.scrollTop = 0;
  }

  /**
   * The mainline in parts, of which a long game has those made that come near to sight.
   * @param {DocumentFragment} all @param {Line} line
   */
  appendRows(all, line) {
    this.parts = [];
    const { nodes } = line;
    const isLong = nodes.length > movesAtOnce;
    for (let first = 0; first < nodes.length;) {
      let last = Math.min(first + movesTogether, nodes.length);
      if (nodes[last]?.isWhite === false) ++last;
      const element = make('div', { class: 'chunk', 'data-part': this.parts.length });
      const part = { element, nodes: nodes.slice(first, last), isMade: false };
      this.parts.push(part);
      all.append(element);
      if (isLong && first > 0) {
        element.style.height = `${(part.nodes.length / 2) * heightOfMoves}rem`;
        this.sight.observe(element);
      } else {
        this.makePart(part);
      }
      first = last;
    }
  }

  /** @param {Part} part */
  makePart(part) {
    if (part.isMade) return;
    part.isMade = true;
    this.sight.unobserve(part.element);
    part.element.style.height = '';
    /** @type {HTMLElement | null} */
    let row = null;
    for (const node of part.nodes) {
      if (row === null || node.isWhite) {
        const number = make('span', { class: 'number' }, String(node.number));
        row = make('div', { class: 'moves-row' }, number);
        if (!node.isWhite) row.append(make('span', { class: 'gap' }, '…'));
        part.element.append(row);
      }
      row.append(this.move(node));
      const below = this.below(node);
      if (below.length === 0) continue;
      if (node.isWhite && node.next) row.append(make('span', { class: 'gap' }, '…'));
      part.element.append(...below);
      row = null;
    }
  }

  makeAll() {
    for (const part of this.parts) this.makePart(part);
  }

  /** The part that the node is in, or its variation. @param {GameNode} node */
  makePartOf(node) {
    let at = node;
    while (at.line.replaced !== null) at = at.line.replaced;
    const part = this.parts.find(({ nodes }) => (nodes.at(-1)?.index ?? -1) >= at.index);
    if (part !== undefined) this.makePart(part);
  }

  /** What stands between a move of the mainline and the next. @param {GameNode} node @returns {HTMLElement[]} */
  below(node) {
    const below = node.notes
      .filter((note) => this.shows(note))
      .map((note) => this.comment(note.text, null));
    if (node === this.game?.uncertain) below.push(this.uncertainty(node));
    return [...below, ...node.variations.map((line) => this.variation(line))];
  }

  /** @param {GameNode} node */
  uncertainty(node) {
    const finding = node.findings
      .map((i) => this.game?.record.findings[i])
      .find((one) => one !== undefined && levelName(one.level) === 'error');
    const why =
      finding === undefined ? `this move is ${node.state.replace('_', ' ')}` : finding.message;
    return make(
      'p',
      { class: 'uncertain', role: 'note' },
      'From here on no position is known: ',
      sentence(why),
      '.',
    );
  }

  /** @param {import('./commands.js').Note} note */
  shows(note) {
    return this.hasComments && note.text !== '';
  }

  /** @param {string} text @param {HTMLElement | null} flag */
  comment(text, flag) {
    return make('p', { class: 'comment', dir: 'auto' }, text, flag);
  }

  /** One among moves, which its direction leaves as they stand. @param {string} text */
  inlineComment(text) {
    return make('bdi', { class: 'comment' }, text);
  }

  /** @param {GameNode} node */
  move(node) {
    const isFollowed = node.after !== null;
    const text = make(
      'a',
      {
        href: `#g${this.game?.record.number ?? 0}/${node.path}`,
        class: `move${isFollowed ? '' : node.state === 'unfollowed' ? ' unfollowed' : ' unplayed'}`,
        'data-node': node.id,
        tabindex: -1,
      },
      this.textOf(node),
    );
    for (const token of node.glyphs) text.append(this.glyph(token));
    this.elements[node.id] = text;
    const flag = this.game && flagOf(this.game.record, node.findings, false);
    return flag === null ? text : make('span', { class: 'flagged' }, text, flag);
  }

  /** @param {GameNode} node @returns {string} */
  textOf(node) {
    if (!this.hasFigurines) return node.text;
    return node.text.replace(/[KQRBN]/g, (letter) => figurines.get(letter) ?? letter);
  }

  /** @param {Token} token */
  glyph(token) {
    const text = this.game?.record.slice(token) ?? '';
    const number =
      token.kind === 6
        ? { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 }[text]
        : Number(text.slice(1));
    const known = this.index.nags[String(number)];
    return make(
      'span',
      {
        class: `glyph nag-${Number(number) <= 6 ? Number(number) : 'other'}`,
        title: known?.meaning,
      },
      known?.symbol || text,
    );
  }

  /** @param {Line} line @returns {HTMLElement} */
  variation(line) {
    const fold = make('button', {
      type: 'button',
      class: 'fold',
      'aria-expanded': String(this.areOpen),
      tabindex: -1,
      'aria-label': 'Variation',
    });
    const content = make('div', { class: 'line' });
    const variation = make(
      'div',
      { class: `variation depth-${Math.min(line.depth, 6)}` },
      fold,
      content,
    );
    for (const stray of line.strays) content.append(this.variation(stray));
    for (const note of line.notes)
      if (this.shows(note)) content.append(this.inlineComment(note.text), ' ');
    let chunk = content;
    let isNumberDue = true;
    line.nodes.forEach((node, i) => {
      if (line.nodes.length > movesTogether && i % movesTogether === 0)
        content.append((chunk = make('div', { class: 'chunk' })));
      const number = node.isWhite || isNumberDue;
      isNumberDue = false;
      chunk.append(
        make(
          'span',
          { class: 'word' },
          number && make('span', { class: 'number' }, node.numberText + '\u00A0'),
          this.move(node),
        ),
        ' ',
      );
      for (const note of node.notes)
        if (this.shows(note)) {
          chunk.append(this.inlineComment(note.text), ' ');
          isNumberDue = true;
        }
      for (const inner of node.variations) {
        chunk.append(this.variation(inner));
        isNumberDue = true;
      }
    });
    return variation;
  }

  /** @param {HTMLElement} fold */
  toggle(fold) {
    const isOpen = fold.getAttribute('aria-expanded') === 'true';
    fold.setAttribute('aria-expanded', String(!isOpen));
  }

  /** One move can be reached by Tab: the current one. @param {GameNode | null} node */
  mark(node) {
    if (node !== null) this.makePartOf(node);
    const element = node === null ? null : (this.elements[node.id] ?? null);
    const hadFocus = this.current !== null && document.activeElement === this.current;
    this.current?.classList.remove('current');
    this.current?.removeAttribute('aria-current');
    this.reachable?.setAttribute('tabindex', '-1');
    this.current = element;
    const reachable = element ?? this.elements[0] ?? null;
    this.reachable = reachable;
    reachable?.setAttribute('tabindex', '0');
    if (element === null) {
      this.element.scrollTop = 0;
      if (hadFocus) reachable?.focus({ preventScroll: true });
      return;
    }
    for (
      let at = element.closest('.variation');
      at !== null;
      at = at.parentElement?.closest('.variation') ?? null
    )
      at.querySelector('.fold')?.setAttribute('aria-expanded', 'true');
    element.classList.add('current');
    element.setAttribute('aria-current', 'true');
    if (hadFocus) element.focus({ preventScroll: true });
    reveal(byId('moves'), element.getBoundingClientRect());
    revealOnPage(element);
  }
}

/** Where the page scrolls below a board that stays: if moves are most of what is seen there. */
/** @param {HTMLElement} move */
const revealOnPage = (move) => {
  const board = byId('squares').getBoundingClientRect();
  const middle = (board.bottom + innerHeight) / 2;
  const areMovesBelow = byId('moves').getBoundingClientRect().bottom > middle;
  if (board.top <= 0 && areMovesBelow) move.scrollIntoView({ block: 'nearest' });
};
