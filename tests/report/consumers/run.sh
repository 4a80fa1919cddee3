#!/usr/bin/env bash
# Programs that read `strictpgn ast` as users would write them, over the samples, the real files of the tests and the
# inputs of the conformance cases. Usage: run.sh board|database|training PROGRAM
# Exit status 77, which CTest counts as skipped, where there is no node or python3, or npm's packages are missing.
set -uo pipefail
name=$1
program=$2
self=$(realpath "$0")
cd "${self%/*}/../../.." || exit 2
here=tests/report/consumers

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

games=(samples/*.pgn tests/games/*.pgn)
cases=$(find conformance/cases -name 'input.pgn' | sort)
[ -n "$cases" ] || { echo "no cases in conformance/cases"; exit 2; }
mapfile -t cases <<<"$cases"

fail() { echo "$*"; exit 1; }
want() { command -v "$1" >/dev/null || { echo "skipped: consumers_$name: there is no $1"; exit 77; }; }

# output FILE ARGUMENT...: what the program writes; findings are welcome in it
output() {
  local file=$work/$1
  shift
  "$program" "$@" >"$file" 2>"$work/stderr"
  (($? <= 1)) || { cat "$work/stderr"; exit 1; }
}

board() {
  want node
  output games.jsonl ast --fen --ep legal "${games[@]}" "${cases[@]}"
  node "$here"/board.mjs "$work/games.jsonl" || exit
  local change
  for change in 's/"san":"Nf3"/"san":"Ngf3"/' 's/"uci":"e2e4"/"uci":"e2e3"/' 's/"fen":"rnbqkbnr/"fen":"rnbqkbn1/' \
    's/"uci_chess960":"e1h1"/"uci_chess960":"e1f1"/' 's/,"mate":true//'; do
    sed "$change" "$work/games.jsonl" >"$work/broken.jsonl"
    if node "$here"/board.mjs "$work/broken.jsonl" >/dev/null; then fail "the board finds nothing wrong after $change"; fi
  done
}

# import LINES: into a new database
import() {
  rm -f "$work/games.db"
  python3 "$here"/database.py "$work/games.db" <"$1" || fail "not imported: $1"
}

database() {
  want python3
  output games.jsonl ast "${games[@]}" "${cases[@]}"
  output check.jsonl check --format json "${games[@]}" "${cases[@]}"
  import "$work/games.jsonl"
  python3 "$here"/counts.py "$work/games.db" <"$work/check.jsonl" || exit
  sed 's/"state":"played"/"state":"null"/' "$work/games.jsonl" >"$work/moves.jsonl"
  sed '$d' "$work/games.jsonl" >"$work/lines.jsonl"
  sed '0,/"severity":"error"/s//"severity":"info"/' "$work/games.jsonl" >"$work/findings.jsonl"
  local broken
  for broken in "$work"/{moves,lines,findings}.jsonl; do
    import "$broken"
    if python3 "$here"/counts.py "$work/games.db" <"$work/check.jsonl" >/dev/null; then
      fail "the counts agree in spite of ${broken##*/}"
    fi
  done
}

training() {
  want python3
  cat >"$work/small.pgn" <<'PGN'
[Result "1-0"]

1. e4 {[%eval 0.3][%clk 0:05:00]} (1. d4 {[%eval 0.2]}) 1... e5 {[%clk 0:04:58.5]} 2. Nf3 -- 3. Nxe5 {[%eval #-2]} d6
4. Kd4 d5 1-0
PGN
  output small.jsonl ast --fen "$work/small.pgn"
  python3 "$here"/training.py <"$work/small.jsonl" >"$work/rows" || exit
  sed 's/ *| */\t/g' >"$work/expected" <<'ROWS'
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | e2e4 | 30 | 300000 | 1
rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 | e7e5 | | 298500 | 1
rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2 | g1f3 | | | 1
rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3 | f3e5 | -99998 | | 1
rnbqkbnr/pppp1ppp/8/4N3/4P3/8/PPPP1PPP/RNBQKB1R b KQkq - 0 3 | d7d6 | | | 1
ROWS
  diff "$work/expected" "$work/rows" || fail "other rows"

  output games.jsonl ast --fen "${games[@]}"
  output check.jsonl check --format json "${games[@]}"
  local rows plies
  rows=$(python3 "$here"/training.py <"$work/games.jsonl" | wc -l)
  plies=$(sed -n '$s/.*"plies":\([0-9]*\).*/\1/p' "$work/check.jsonl")
  ((rows == plies && rows > 0)) || fail "$rows rows for $plies plies"
}

case $name in
  board | database | training) "$name" ;;
  *) fail "no consumer $name" ;;
esac
