// Asked by lines of JSON, answers by lines of JSON (README.md). `read(text, question)` gives what was read, as in
// ast.json, and throws where the parser refuses.
import readline from 'node:readline';

/** An answer that is no: what the parser says, or what tells that it says no. */
export class Refused extends Error {}

/** The text in the characters that the question names. Bytes that are no UTF-8 become U+FFFD. */
const textOf = question =>
  Buffer.from(question.bytes, 'base64').toString(question.encoding === 'utf8' ? 'utf8' : 'latin1');

/** What `strictpgn fuzz` compares of a tree: how many games, and moves of mainlines. */
const numbersOf = ({ tree }) =>
  (tree ? { games: tree.length, plies: tree.flatMap(game => game.movetext).filter(one => 'san' in one).length } : {});

/** The records of a text of FEN or EPD: its lines, but for blank ones. */
export const recordsOf = text => text.split(/\r\n?|\n/).filter(record => record.trim());

/** What a question says that says no more. */
const usual = { input: 'pgn', encoding: 'latin1', dialect: 'fen', rules: {}, want: [] };

/** The answer to a question that wants what the program writes of the games: `write` gives it. */
export const writtenFor = ({ want, encoding }, write) =>
  (want.includes('written') ? { written: Buffer.from(write(), encoding).toString('base64') } : {});

/** Exceptions by which JavaScript itself says that the parser has a fault. */
const crashes = [TypeError, RangeError, ReferenceError];

function run(question, read) {
  try {
    const found = read(textOf(question), question);
    return { verdict: 'accepted', ...numbersOf(found), ...found };
  } catch (error) {
    if (!(error instanceof Object)) return { verdict: 'refused', message: String(error) };
    const verdict = crashes.some(kind => error.constructor === kind) ? 'crashed' : 'refused';
    return { verdict, message: `${error.constructor.name}: ${error.message}` };
  }
}

export function answer(about, read) {
  // A parser that logs must not write into the answers.
  console.log = console.info = console.debug = console.error;
  readline.createInterface({ input: process.stdin, terminal: false }).on('line', line => {
    const question = JSON.parse(line);
    const said = question.do === 'run' ? { id: question.id, ...run({ ...usual, ...question }, read) } : about;
    process.stdout.write(JSON.stringify(said) + '\n');
  });
}
