// A game that is open: its moves as a tree, with the position after each.
import { GameRecord } from './block.js';
import { readNote } from './commands.js';
import { isFollowed, moveOfSan } from './moves.js';
import { Position } from './position.js';
import { tokenKind } from './tokens.js';

/** @typedef {import('./block.js').Span} Span */
/** @typedef {import('./block.js').Token} Token */
/** @typedef {import('./commands.js').Note} Note */
/** @typedef {import('./position.js').Move} Move */
/** @typedef {Note & {where: Span, findings: number[]}} PlacedNote */

export class Line {
  /** @param {GameNode | null} replaced @param {Line | null} around @param {Token | null} opened */
  constructor(replaced, around, opened) {
    /** The move that its first one stands in place of. */
    this.replaced = replaced;
    this.around = around;
    this.opened = opened;
    /** @type {number} */
    this.depth = around === null ? 0 : around.depth + 1;
    /** @type {GameNode[]} */
    this.nodes = [];
    /** Comments before its first move. @type {PlacedNote[]} */
    this.notes = [];
    /** Variations in front of its first move, which replace none. @type {Line[]} */
    this.strays = [];
  }
}

export class GameNode {
  /** @param {Line} line @param {Token} token @param {string} text @param {number} id */
  constructor(line, token, text, id) {
    this.line = line;
    this.token = token;
    this.text = text;
    /** Its number in the text of the game, from 0. */
    this.id = id;
    /** In its line, from 0. */
    this.index = line.nodes.length;
    this.ply = 0;
    this.number = 0;
    this.isWhite = true;
    this.state = token.told?.state ?? 'unfollowed';
    /** @type {Move | null} */
    this.move = null;
    /** @type {Position | null} */
    this.before = null;
    /** @type {Position | null} */
    this.after = null;
    this.isCheck = false;
    this.isMate = false;
    /** Suffix annotation and glyphs. @type {Token[]} */
    this.glyphs = [];
    /** @type {PlacedNote[]} */
    this.notes = [];
    /** @type {Line[]} */
    this.variations = [];
    /** Findings about it, as indices. @type {number[]} */
    this.findings = [];
  }

  /** The node before it in its line, or before the move that its line replaces. @returns {GameNode | null} */
  get parent() {
    if (this.index > 0) return this.line.nodes[this.index - 1] ?? null;
    return this.line.replaced === null ? null : this.line.replaced.parent;
  }

  /** @returns {GameNode | null} */
  get next() {
    return this.line.nodes[this.index + 1] ?? null;
  }

  /** `34.1.3`: the 34th move, its first variation, the third move in that. @returns {string} */
  get path() {
    return (this.line.around === null ? '' : pathOf(this.line) + '.') + String(this.index + 1);
  }

  /** "12." or "12...". */
  get numberText() {
    return String(this.number) + (this.isWhite ? '.' : '...');
  }
}

/** @param {Line} line a variation @returns {string} */
const pathOf = (line) => {
  const { replaced, around } = line;
  if (replaced !== null) return replaced.path + '.' + String(replaced.variations.indexOf(line) + 1);
  if (around === null) return '';
  return (
    (around.around === null ? '' : pathOf(around) + '.') +
    '0.' +
    String(around.strays.indexOf(line) + 1)
  );
};

export class Game {
  /** @param {GameRecord} record whose tokens are read */
  constructor(record) {
    this.record = record;
    this.main = new Line(null, null, null);
    /** All moves in text order. @type {GameNode[]} */
    this.nodes = [];
    this.start = startOf(record);
    this.isBlackFirst = this.start ? !this.start.whiteToMove : record.firstIsBlack;
    this.firstNumber = this.start ? this.start.number : record.firstNumber;
    this.isChess960 = isChess960(record, this.start);
    this.readTokens();
    this.placeFindings();
    /** The first move behind which no position is known. */
    this.uncertain = this.main.nodes.find((node) => node.after === null) ?? null;
  }

  readTokens() {
    let line = this.main;
    for (const token of this.record.tokens) {
      const last = line.nodes[line.nodes.length - 1] ?? null;
      switch (token.kind) {
        case tokenKind.move:
          this.addMove(line, token);
          break;
        case tokenKind.open: {
          const opened = new Line(last, line, token);
          (last === null ? line.strays : last.variations).push(opened);
          line = opened;
          break;
        }
        case tokenKind.close:
          line = line.around ?? line;
          break;
        case tokenKind.nag:
        case tokenKind.suffix:
          last?.glyphs.push(token);
          break;
        case tokenKind.comment:
        case tokenKind.lineComment:
        case tokenKind.unclosedComment:
          (last ?? line).notes.push(this.noteOf(token));
          break;
        default:
      }
    }
  }

  /** @param {Token} token @returns {PlacedNote} */
  noteOf(token) {
    const end = token.kind === tokenKind.comment ? token.end - 1 : token.end;
    const content = this.record.slice({ begin: token.begin + 1, end });
    return { ...readNote(content), where: { begin: token.begin, end: token.end }, findings: [] };
  }

  /** @param {Line} line @param {Token} token */
  addMove(line, token) {
    const node = new GameNode(line, token, this.record.slice(token), this.nodes.length);
    line.nodes.push(node);
    this.nodes.push(node);
    node.ply =
      node.index > 0 || line.replaced === null
        ? (line.nodes[node.index - 1]?.ply ?? 0) + 1
        : line.replaced.ply;
    const halves = node.ply - 1 + (this.isBlackFirst ? 1 : 0);
    node.number = this.firstNumber + Math.floor(halves / 2);
    node.isWhite = halves % 2 === 0;
    this.play(node);
  }

  /** @param {GameNode} node */
  play(node) {
    const { told } = node.token;
    const isStray = node.index === 0 && node.line.around !== null && node.line.replaced === null;
    node.before = isStray ? null : node.parent === null ? this.start : node.parent.after;
    if (node.before === null || told === null || !isFollowed(told)) return;
    if (told.state === 'null') {
      node.after = node.before.afterPass();
    } else {
      node.move = told.move ?? moveOfSan(node.text, told.index, node.before);
      node.after = node.move && node.before.after(node.move);
    }
    node.isMate = node.text.includes('#') !== told.mateDiffers;
    node.isCheck = /[+#]/.test(node.text) !== told.checkDiffers;
  }

  /** Where a finding stands: at a tag, in a comment in front of all moves, or at the move that it begins */
  /** in, or in front of. */
  placeFindings() {
    const ends = this.nodes.map((node) =>
      node.glyphs[0]?.kind === tokenKind.suffix
        ? Math.max(node.token.end, node.glyphs[0].end)
        : node.token.end,
    );
    this.record.findings.forEach((finding, i) => {
      if (isOfTags(this.record, finding)) return;
      const opening = this.main.notes.find((note) => isWithin(finding, note.where));
      if (opening !== undefined) opening.findings.push(i);
      if (opening !== undefined || this.nodes.length === 0) return;
      let low = 0;
      let high = ends.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const end = ends[middle] ?? 0;
        if (end < finding.begin || (end === finding.begin && finding.end > finding.begin))
          low = middle + 1;
        else high = middle;
      }
      const node = this.nodes[low];
      const previous = this.nodes[low - 1];
      const isInComment = previous?.notes.some((note) => isWithin(finding, note.where));
      (isInComment ? previous : (node ?? previous))?.findings.push(i);
    });
  }

  /** What was found in a tag, or is missing behind it. @param {Span} tag @returns {number[]} */
  findingsAt(tag) {
    const { findings } = this.record;
    return [...findings.keys()].filter((i) => {
      const finding = findings[i];
      return finding !== undefined && (isWithin(finding, tag) || isBehind(finding, tag));
    });
  }

  /** @param {GameNode | null} node @returns {Position | null} */
  positionAt(node) {
    return node === null ? this.start : node.after;
  }

  /** The moves that can follow: that of the line, then those of variations. */
  /** @param {GameNode | null} node @returns {GameNode[]} */
  continuations(node) {
    const next = node === null ? (this.main.nodes[0] ?? null) : node.next;
    if (next === null) return [];
    return [next, ...next.variations.flatMap((line) => line.nodes.slice(0, 1))];
  }

  /** @param {string} path as of links; '0' or nothing is the start @returns {GameNode | null | undefined} */
  nodeOf(path) {
    if (path === '' || path === '0') return null;
    const steps = path.split('.');
    if (steps.length % 2 === 0 || !steps.every((step) => /^\d+$/.test(step))) return undefined;
    /** @type {Line | undefined} */
    let line = this.main;
    for (let i = 0; i + 1 < steps.length; i += 2) {
      const at = Number(steps[i]);
      /** @type {Line[] | undefined} */
      const variations = at === 0 ? line.strays : line.nodes[at - 1]?.variations;
      line = variations?.[Number(steps[i + 1]) - 1];
      if (line === undefined) return undefined;
    }
    return line.nodes[Number(steps[steps.length - 1]) - 1];
  }

  /** "position startpos moves e2e4 ...". @param {GameNode | null} node @returns {string} */
  uci(node) {
    if (this.start === null) return '';
    /** @type {string[]} */
    const moves = [];
    for (let at = node; at !== null; at = at.parent) {
      if (at.before === null || at.after === null) return '';
      moves.push(at.move === null ? '0000' : at.before.uci(at.move, this.isChess960));
    }
    const from = this.record.start === 'usual' ? 'startpos' : `fen ${this.start.fen()}`;
    return `position ${from}` + (moves.length > 0 ? ` moves ${moves.reverse().join(' ')}` : '');
  }
}

/** Whether it begins there. @param {Span} finding @param {Span} where */
const isWithin = (finding, where) => where.begin <= finding.begin && finding.begin < where.end;

/** Whether it is about what is missing there. @param {Span} finding @param {Span} where */
const isBehind = ({ begin, end }, where) => begin === where.end && end === begin;

/** @param {GameRecord} record @param {Span} finding */
const isOfTags = ({ tags }, finding) => {
  const last = tags.at(-1);
  return last !== undefined && (finding.begin < last.end || isBehind(finding, last));
};

/** @param {GameRecord} record @returns {Position | null} */
const startOf = (record) => {
  if (record.start === 'none') return null;
  return record.start === 'usual' ? Position.initial() : Position.ofFen(record.startFen);
};

/** @param {GameRecord} record @param {Position | null} start @returns {boolean} */
const isChess960 = (record, start) => {
  if (/960|fischer/i.test(record.tag('Variant'))) return true;
  return (
    start !== null &&
    start.rights.some((rook) => (rook & 7) % 7 !== 0 || start.kingSquare(rook < 8) % 8 !== 4)
  );
};
