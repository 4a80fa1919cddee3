// What a finger, a mouse and its wheel do on the board.

/**
 * @typedef {object} Steps
 * @property {() => boolean} next whether there was a move to go to
 * @property {() => boolean} previous
 * @property {() => boolean} hasNext
 * @property {() => boolean} hasPrevious
 */

/** Pixels that a finger moves for a swipe. */
const swipe = 32;
/** Pixels of the wheel for a move. */
const notch = 60;

export class Pointer {
  /** @param {HTMLElement} board @param {Steps} steps */
  constructor(board, steps) {
    this.board = board;
    this.steps = steps;
    /** Where the finger came down. @type {{x: number, y: number} | null} */
    this.began = null;
    this.wheeled = 0;
    board.addEventListener('pointerdown', ({ clientX, clientY }) => {
      this.began = { x: clientX, y: clientY };
    });
    board.addEventListener('pointerup', (event) => this.onUp(event));
    board.addEventListener('pointercancel', () => {
      this.began = null;
    });
    board.addEventListener('mousedown', (event) => event.preventDefault());
    board.addEventListener('wheel', (event) => this.onWheel(event), { passive: false });
  }

  /** A swipe to the left goes on, as does a click but on the left third. @param {PointerEvent} event */
  onUp(event) {
    if (this.began === null || event.button !== 0) return;
    const [dx, dy] = [event.clientX - this.began.x, event.clientY - this.began.y];
    this.began = null;
    if (Math.abs(dy) > swipe && Math.abs(dy) > Math.abs(dx)) return;
    const frame = this.board.getBoundingClientRect();
    const isOnLeft = event.clientX < frame.left + frame.width / 3;
    if (Math.abs(dx) > swipe ? dx > 0 : isOnLeft) this.steps.previous();
    else this.steps.next();
  }

  /** At the end of a line the wheel is the page's. @param {WheelEvent} event */
  onWheel(event) {
    if (event.ctrlKey || event.deltaY === 0) return;
    const isOn = event.deltaY > 0;
    if (!(isOn ? this.steps.hasNext() : this.steps.hasPrevious())) return;
    event.preventDefault();
    if (isOn !== this.wheeled > 0) this.wheeled = 0;
    this.wheeled += event.deltaMode === 0 ? event.deltaY / notch : event.deltaY;
    if (Math.abs(this.wheeled) < 1) return;
    this.wheeled = 0;
    if (isOn) this.steps.next();
    else this.steps.previous();
  }
}
