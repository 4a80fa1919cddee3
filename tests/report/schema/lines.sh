#!/usr/bin/env bash
# Holds the JSON of the program against the schemas of the project: the samples, the real files of the tests and
# the inputs of the conformance cases. Usage: lines.sh PROGRAM
# Exit status 77, which CTest counts as skipped, where there is no node or the packages are missing.
set -uo pipefail
program=$1
self=$(realpath "$0")
cd "${self%/*}/../../.." || exit 2
command -v node >/dev/null || { echo "skipped: json_schemas: there is no node"; exit 77; }

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# output FILE ARGUMENT...: what the program writes; findings and inputs that cannot be read are welcome in it
output() {
  local file=$work/$1
  shift
  "$program" "$@" >"$file" 2>"$work/stderr"
  (($? <= 2)) || { cat "$work/stderr"; exit 1; }
}

cases=$(find conformance/cases -name 'input.pgn' | sort)
[ -n "$cases" ] || { echo "no cases in conformance/cases"; exit 2; }
mapfile -t cases <<<"$cases"

# Of times the records of clocks, of questions those of trainers: no file of the tests has them all.
cat >"$work/commands.pgn" <<'PGN'
1. e4! {[%mct 17:10:42][%egt 0:00:07][%eval #-3,20][%csl Gd4][%cal Ge2e4][%note x]} $146 $200
1... -- $14 {[%tqu "En","Why?","","a hint","e7e5","so",10]} 2. Zz9!? (2. d4) ((2. e5)) *
PGN

check=src/report/json/check.schema.json
output samples.check check --format json samples/*.pgn
output games.check check --format json --profile modern tests/games
output import.check check --format json "${cases[@]}"
output export.check check --format json --profile export --encoding utf8 "${cases[@]}"
output unreadable.check check --format json missing.pgn samples/classics.pgn
output nothing.check check --format json </dev/null
cp samples/mistakes.pgn "$work/fixed.pgn"
output fixed.check check --format json --fix=all "$work/fixed.pgn"
output translated.check check --format json --fix --pieces de "$work/fixed.pgn"
node tests/report/schema/lines.cjs holds "$check" "$work"/*.check || exit

tree=src/report/tree/ast.schema.json
output samples.ast ast --fen samples/*.pgn
output games.ast ast tests/games/*.pgn
output cases.ast ast "${cases[@]}"
output utf8.ast ast --encoding utf8 "${cases[@]}"
output commands.ast ast "$work/commands.pgn"
output more.ast ast --limit diagnostics=1 samples/mistakes.pgn
output modern.ast ast --fen --dialect shredder --ep legal --profile modern tests/games/chess960.pgn
output unread.ast ast CMakeLists.txt
node tests/report/schema/lines.cjs holds "$tree" "$work"/*.ast || exit

# broken FILE CHANGE: one more file in which the schema must find a fault
count=0
broken() {
  local kind=${1##*.}
  count=$((count + 1))
  sed "$2" "$work/$1" >"$work/$count.broken_$kind"
  if cmp -s "$work/$1" "$work/$count.broken_$kind"; then
    echo "nothing to break: $2"
    exit 1
  fi
}
broken samples.check '1s/"severity":"[a-z]*"/"severity":"grave"/'
broken samples.check '1s/"line":/"row":/'
broken samples.check '/"summary":true/s/"games":/"games":-/'
broken samples.check '/"summary":true/s/"version":1/"version":2/'
broken samples.ast '1s/"version":2/"version":1/'
broken samples.ast '1s/"state":"played"/"state":"plaid"/'
broken samples.ast '1s/"from":"e2"/"from":"e9"/'
broken samples.ast '1s/"uci":"e2e4",//'
broken commands.ast '1s/"variations":\[\[/"variations":[[],[/'
broken samples.ast 's/"mate":true/"mate":false/'
broken commands.ast '1s/"kind":"parentheses"/"kind":"brackets"/'
broken commands.ast '1s/"milliseconds":7000/"milliseconds":"7 s"/'
broken commands.ast '1s/"mate_in":3,//'
broken commands.ast '1s/"meaning":"a novelty"/"meaning":7/'
node tests/report/schema/lines.cjs refuses "$check" "$work"/*.broken_check || exit
node tests/report/schema/lines.cjs refuses "$tree" "$work"/*.broken_ast
