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

/** @param {string} text */
const known = (text) => (text === '?' ? '' : text);

/** @param {GameRecord} record */
const hasPlayers = (record) =>
  known(record.tag('White')) !== '' || known(record.tag('Black')) !== '';

/** Its players; of a study, which has none, the chapter. @param {GameRecord} record @returns {string[]} */
export const titleOf = (record) => {
  if (!record.isGame) return ['Outside every game'];
  if (hasPlayers(record)) return [record.tag('White') || '?', record.tag('Black') || '?'];
  const chapter = record.tag('ChapterName') || known(record.tag('Event')).split(': ').at(-1);
  return [chapter || `Game ${record.number}`];
};

/** As "Philidor – Bonaparte". @param {string[]} title */
export const titleInWords = (title) => title.join(' – ');

/** Without the chapter, where that is the title. @param {GameRecord} record */
const eventOf = (record) => {
  const event = known(record.tag('Event'));
  return hasPlayers(record) ? event : event.split(': ').slice(0, -1).join(': ');
};

/** As far as it is known. @param {GameRecord} record */
const dateOf = (record) =>
  (record.tag('Date') || record.tag('UTCDate')).replace(/[.?]*$/, '');

/** In the list, below the title. @param {GameRecord} record @returns {string[]} */
export const briefFactsOf = (record) =>
  [eventOf(record), dateOf(record), known(record.tag('ECO'))].filter(Boolean);

/** @param {GameRecord} record @returns {string[]} */
export const factsOf = (record) => {
  if (!record.isGame) return ['This text belongs to no game.'];
  const round = record.tag('Round');
  const opening = [record.tag('ECO'), record.tag('Opening'), record.tag('Variation')].filter(
    (text) => text !== '' && text !== '?',
  );
  return [
    eventOf(record),
    known(record.tag('Site')),
    round === '' || round === '?' || round === '-' ? '' : `round ${round}`,
    dateOf(record),
    opening.join(' '),
    record.tag('Annotator') === '' ? '' : `annotated by ${record.tag('Annotator')}`,
  ].filter(Boolean);
};

/** What the clock of a side shows, or what its move took. @param {GameNode | null} node @param {boolean} isWhite */
export const clockAt = (node, isWhite) => {
  for (let at = node; at !== null; at = at.parent) {
    if (at.isWhite !== isWhite) continue;
    const note = at.notes.findLast((one) => one.clock !== '' || one.elapsed !== '');
    if (note?.clock) return shortClock(note.clock);
    if (note !== undefined) return '+' + shortClock(note.elapsed);
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
