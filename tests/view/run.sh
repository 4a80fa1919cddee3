#!/usr/bin/env bash
# The page of `strictpgn view`. Usage: run.sh positions|script|chromium|firefox PROGRAM
# positions: what the page shows of real files, of the cases' inputs and of generated games is what the program reads;
# script:    TypeScript's checker and eslint have nothing to say about its script, and the page has all of it;
# chromium, firefox: what it does in a browser.
# Exit status 77, which CTest counts as skipped, where there is no node, no browser, or npm's packages are missing.
set -uo pipefail
name=$1
program=$(realpath "$2")
self=$(realpath "$0")
here=${self%/*}
cd "$here/../.." || exit 2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

skip() { echo "skipped: view_$name: $*"; exit 77; }
fail() { echo "$*"; exit 1; }
command -v node >/dev/null || skip "there is no node"
packages() { [ -d "$here/node_modules/$1" ] || skip "npm's package $1 is not installed"; }

# compare FILE OPTION...: the page of a file against the trees of it
compare() {
  local file=$1
  shift
  "$program" view --no-config --level info "$@" -o "$work/page.html" "$file" 2>"$work/stderr"
  (($? <= 1)) || { cat "$work/stderr"; exit 1; }
  "$program" ast --no-config --fen "$@" "$file" >"$work/trees" 2>"$work/stderr"
  (($? <= 1)) || { cat "$work/stderr"; exit 1; }
  node "$here/positions.mjs" "$work/page.html" "$work/trees"
}

# One file of many inputs would be another input: each is a page. A few seconds are worth some of them.
positions() {
  local file cases
  cases=$(find conformance/cases -name 'input.pgn' | sort | awk 'NR % 50 == 1')
  [ -n "$cases" ] || fail "no cases in conformance/cases"
  mapfile -t cases <<<"$cases"
  "$program" generate --seed 1 --count 100 >"$work/generated.pgn" || exit
  for file in samples/*.pgn tests/games/*.pgn "$here/spellings.pgn" "$work/generated.pgn" "${cases[@]}"; do
    compare "$file" --encoding latin1 || fail "$file"
  done
  for file in tests/games/*.pgn; do compare "$file" --encoding utf8 || fail "$file"; done
  local change
  while read -r file change; do
    "$program" view --no-config --level info -o "$work/page.html" "$file" 2>"$work/stderr"
    "$program" ast --no-config --fen "$file" | sed "$change" >"$work/trees"
    if node "$here/positions.mjs" "$work/page.html" "$work/trees" >/dev/null; then fail "nothing is wrong after $change"; fi
  done <<'CHANGES'
tests/games/lichess.pgn s/"fen":"\([^"]*\) w /"fen":"\1 b /
tests/games/lichess.pgn s/"text":"Nf3"/"text":"Nf4"/
tests/games/lichess.pgn s/"check":true/"check":false/
tests/games/lichess.pgn s/"value":"\([A-Z]\)/"value":"~\1/
tests/games/lichess.pgn s/"centipawns":1/"centipawns":2/
samples/philidor.pgn s/"text":"Rook and/"text":"Book and/
samples/philidor.pgn s/"kind":"suffix"/"kind":"other"/
CHANGES
}

script() {
  packages typescript
  packages eslint
  "$program" view --no-config -o "$work/page.html" samples/classics.pgn || exit
  sed -n '/^<script>/,/^<\/script>/{s/^<script>//;/^<\/script>/!p}' "$work/page.html" >"$work/page.js"
  node --check "$work/page.js" || fail "the modules do not fit into one script"
  ! grep -nE '^ *(import|export) ' "$work/page.js" || fail "a module is left in the page"
  local module
  for module in src/view/page/*.js; do
    tail -n 3 "$module" | grep -qxFf - "$work/page.js" || fail "$module is not in the page"
  done
  "$here"/node_modules/.bin/tsc -p "$here/tsconfig.json" || fail "types"
  "$here"/node_modules/.bin/eslint -c "$here/eslint.config.js" src/view/page/*.js || fail "eslint"
}

in_browser() {
  packages playwright-core
  packages puppeteer-core
  case $name in
    chromium) command -v chromium >/dev/null || skip "there is no chromium" ;;
    *) command -v firefox-esr >/dev/null || skip "there is no firefox-esr" ;;
  esac
  node "$here/browser.mjs" "$name" "$program" "$PWD/samples" "$work"
}

case $name in
  positions | script) "$name" ;;
  chromium | firefox) in_browser ;;
  *) fail "no test $name" ;;
esac
