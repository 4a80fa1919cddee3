// A web board as a user would write it: replays the games of `strictpgn ast --fen --ep legal` with chessops, and
// holds its FEN and SAN against those of the file at each move, variations included.
// Usage: node board.mjs FILE...; each holds lines of JSON.
// Exit status: 0 all the same, 1 not all, 77 the packages of package.json are not installed.
import fs from 'node:fs';

async function board_library() {
  try {
    const parts = ['chess', 'fen', 'san', 'util'].map(name => import(`chessops/${name}`));
    return Object.assign({}, ...await Promise.all(parts));
  } catch (trouble) {
    if (trouble.code !== 'ERR_MODULE_NOT_FOUND') throw trouble;
    console.log(`skipped: consumers_board: ${trouble.message.split('\n')[0]} (./dev test installs it)`);
    process.exit(77);
  }
}

const {Chess, makeFen, makeSan, opposite, parseFen, parseUci} = await board_library();
const counts = {games: 0, moves: 0, variations: 0, castlings: 0, castlings960: 0, refused: 0, differences: 0};

function pass(position) {
  position.turn = opposite(position.turn);
  position.epSquare = undefined;
  ++position.halfmoves;
  if (position.turn === 'white') ++position.fullmoves;
}

// The position after a move, or nothing for one that was not played.
function after(position, move) {
  const next = position.clone();
  if (move.state === 'null') pass(next);
  else if (move.state === 'played') next.play(parseUci(move.uci_chess960 ?? move.uci));
  else return undefined;
  return next;
}

function report(game, move, what, ours, theirs) {
  if (++counts.differences > 20) return;
  const place = `${game.file}: game ${game.game}, ply ${move.ply}, ${move.text}`;
  console.log(`${place}: ${what} ${ours}, on the board ${theirs}`);
}

function compare(game, before, move, position) {
  ++counts.moves;
  if (move.castling) ++counts.castlings;
  if (move.castling && move.uci === move.uci_chess960) ++counts.castlings960;
  const {halfmoves, fullmoves} = position;
  const fen = makeFen({...position.toSetup(), halfmoves, fullmoves}); // by itself it counts to 150 and 9999
  if (fen !== move.fen) report(game, move, 'FEN', move.fen, fen);
  if (move.state !== 'played') return;
  const played = parseUci(move.uci);
  if (!before.isLegal(played)) return report(game, move, 'legal', move.uci, 'not');
  const san = makeSan(before, parseUci(move.uci_chess960 ?? move.uci));
  if (san !== move.san) report(game, move, 'SAN', move.san, san);
  if (position.isCheck() !== Boolean(move.check)) report(game, move, 'check', move.check, position.isCheck());
  if (position.isCheckmate() !== Boolean(move.mate)) report(game, move, 'mate', move.mate, position.isCheckmate());
}

// Numbers of more than four digits are too much for it; anything else is a difference.
function refuse(game, why) {
  if (/^ERR_(HALF|FULL)MOVES$/.test(why)) return ++counts.refused;
  ++counts.differences;
  console.log(`${game.file}: game ${game.game}: ${game.start_fen}: ${why}`);
}

function replay(game, start) {
  ++counts.games;
  const open = [[game.moves, start]];
  while (open.length > 0) {
    const [line, first] = open.pop();
    let before = first;
    for (const move of line) {
      for (const variation of move.variations ?? []) open.push([variation, before]);
      counts.variations += (move.variations ?? []).length;
      const position = after(before, move);
      if (!position) break;
      compare(game, before, move, position);
      before = position;
    }
  }
}

for (const file of process.argv.slice(2)) {
  for (const text of fs.readFileSync(file, 'utf8').split('\n')) {
    if (text === '') continue;
    const game = JSON.parse(text);
    if (game.game === null || !game.playable) continue;
    const start = parseFen(game.start_fen).chain(setup => Chess.fromSetup(setup));
    if (start.isErr) refuse(game, start.error.message);
    else replay(game, start.value);
  }
}
console.log(JSON.stringify(counts));
const has_all = counts.moves > 0 && counts.variations > 0 && counts.castlings > counts.castlings960 &&
  counts.castlings960 > 0;
process.exit(counts.differences === 0 && has_all ? 0 : 1);
