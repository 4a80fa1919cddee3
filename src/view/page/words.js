// What the page says of a file, a game and a move.
import { pieceInWords } from './board.js';
import { shortClock } from './commands.js';
import { grouped, inWords } from './dom.js';
import { GameNode } from './game.js';
import { moveKind, nameOf } from './position.js';

/** @typedef {import('./block.js').GameRecord} GameRecord */
/** @typedef {import('./library.js').Index} Index */

/** @param {Index} index */
export const countsOf = (index) => {
  const counts = [inWords(index.games, 'game')];
  if (index.faulty > 0) counts.push(`${grouped(index.faulty)} with errors`);
  if (index.errors > 0) counts.push(inWords(index.errors, 'error'));
  if (index.level !== 'error' && index.warnings > 0)
    counts.push(inWords(index.warnings, 'warning'));
  if (index.errors === 0 && index.faulty === 0) counts.push('no errors');
  return counts.join(' · ');
};

/** @param {GameRecord} record @param {string} side */
export const playerOf = (record, side) => {
  const elo = record.tag(`${side}Elo`);
  const title = record.tag(`${side}Title`);
  const isTitle = title !== '' && title !== '-';
  return (
    `${isTitle ? title + ' ' : ''}${record.tag(side) || (record.isGame ? side : '')}` +
    (/^\d+$/.test(elo) ? ` (${elo})` : '')
  );
};

/** @param {GameRecord} record */
export const factsOf = (record) => {
  const event = record.tag('Event');
  const round = record.tag('Round');
  const opening = [record.tag('ECO'), record.tag('Opening'), record.tag('Variation')].filter(
    (text) => text !== '' && text !== '?',
  );
  return [
    event === '?' ? '' : event,
    record.tag('Site') === '?' ? '' : record.tag('Site'),
    round === '' || round === '?' || round === '-' ? '' : `round ${round}`,
    record.tag('Date').replace(/[.?]*$/, ''),
    opening.join(' '),
    record.tag('Annotator') === '' ? '' : `annotated by ${record.tag('Annotator')}`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** What the clock of a side shows. @param {GameNode | null} node @param {boolean} isWhite */
export const clockAt = (node, isWhite) => {
  for (let at = node; at !== null; at = at.parent) {
    const note = at.notes.findLast((one) => one.clock !== '');
    if (at.isWhite === isWhite && note !== undefined) return shortClock(note.clock);
  }
  return '';
};

/** "12. Nf3, white knight from g1 to f3, check". @param {GameNode} node */
export const moveInWords = (node) => {
  const name = `${node.numberText} ${node.text}`;
  if (node.state === 'null') return `${name}, a null move`;
  if (node.move === null || node.before === null) return `${name}, ${node.state.replace('_', ' ')}`;
  const { from, to, kind, promotion } = node.move;
  const piece = pieceInWords(node.before.board[from] ?? '');
  const taken =
    kind === moveKind.enPassant
      ? 'pawn'
      : kind === moveKind.normal
        ? (node.before.board[to] ?? '')
        : '';
  const words =
    kind >= moveKind.castleShort
      ? `${piece} castles ${kind === moveKind.castleShort ? 'short' : 'long'}`
      : `${piece} from ${nameOf(from)} to ${nameOf(to)}`;
  const after = [
    taken === ''
      ? ''
      : kind === moveKind.enPassant
        ? 'takes en passant'
        : `takes ${pieceInWords(taken)}`,
    promotion === '' ? '' : `becomes ${pieceInWords(promotion).split(' ')[1] ?? ''}`,
    node.isMate ? 'mate' : node.isCheck ? 'check' : '',
  ].filter(Boolean);
  const comments = node.notes.map((note) => note.text).filter(Boolean);
  return (
    [`${name}, ${words}`, ...after].join(', ') +
    (comments.length > 0 ? `. ${comments.join(' ')}` : '')
  );
};
