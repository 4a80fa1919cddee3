// Evaluations of the mainline as a graph.
import { advantage } from './commands.js';
import { fill, svg } from './dom.js';
import { Game, GameNode } from './game.js';

/** What the move is worth as somebody has noted it; nothing where nobody has. @param {GameNode} node */
export const evaluationOf = (node) =>
  node.notes.findLast((one) => one.evaluation !== '')?.evaluation ?? '';

/** The same for the graph, to which a mate on the board is one, too. @param {GameNode} node */
const heightOf = (node) => {
  const mate = node.isMate ? (node.isWhite ? '#1' : '#-1') : '';
  return advantage(evaluationOf(node) || mate);
};

export class Graph {
  /** @param {HTMLElement} element @param {(node: GameNode) => void} choose */
  constructor(element, choose) {
    this.element = element;
    /** @type {Game | null} */
    this.game = null;
    this.cursor = svg('line', { class: 'cursor', y1: -1, y2: 1 });
    element.addEventListener('click', (event) => {
      const frame = element.getBoundingClientRect();
      const nodes = this.game?.main.nodes ?? [];
      const node =
        nodes[Math.round(((event.clientX - frame.left) / frame.width) * nodes.length) - 1];
      if (node !== undefined) choose(node);
    });
  }

  /** @param {Game} game */
  show(game) {
    this.game = game;
    const { nodes } = game.main;
    const values = nodes.map(heightOf);
    const known = values.filter((value) => value !== null).length;
    this.element.hidden = known < 2;
    if (this.element.hidden) return;
    let last = 0;
    const points = values.map((value, i) => `L${i + 1} ${-(last = value ?? last)}`).join('');
    fill(
      this.element,
      svg(
        'svg',
        {
          viewBox: `0 -1 ${nodes.length} 2`,
          preserveAspectRatio: 'none',
          role: 'img',
          'aria-label': `Evaluations of ${known} moves`,
        },
        svg('path', { class: 'area', d: `M0 1L0 0${points}L${nodes.length} 1z` }),
        svg('line', { class: 'level', x1: 0, x2: nodes.length, y1: 0, y2: 0 }),
        this.cursor,
      ),
    );
  }

  /** @param {GameNode | null} node */
  mark(node) {
    let at = node;
    while (at !== null && at.line.replaced !== null) at = at.line.replaced;
    const x = at === null ? 0 : at.index + 1;
    this.cursor.setAttribute('x1', String(x));
    this.cursor.setAttribute('x2', String(x));
  }
}
