#!/usr/bin/env bash
# run.sh PROGRAM: runs the commands of the README and of samples/RECIPES.md as they stand there, in a folder that has the files
# they name, and compares what they print where the README shows it.
set -euo pipefail
program=$(realpath "$1")
self=$(realpath "$0")
root=$(realpath "${self%/*}/../../..")
scratch=$(mktemp -d)
work=$scratch/work
trap 'rm -rf "$scratch"' EXIT

# What the commands are about: games, records, and a program. Fed with a text it answers as ours does;
# given the name of a file it wants an error in it.
mkdir -p "$scratch/bin" "$work/archive/1858"
ln -s "$program" "$scratch/bin/strictpgn"
cat >"$scratch/bin/COMMAND" <<'SCRIPT'
#!/bin/sh
if [ $# = 0 ]; then exec strictpgn check --quiet - >/dev/null; fi
! strictpgn check --quiet "$1" >/dev/null
SCRIPT
chmod +x "$scratch/bin/COMMAND"
export PATH=$scratch/bin:$PATH
cp "$root/samples/mistakes.pgn" "$work/games.pgn"
gzip -c "$root/samples/mistakes.pgn" >"$work/games.pgn.gz"
cp "$root/samples/classics.pgn" "$work/archive/1858/paris.pgn"
cp "$root/tests/games/puzzles.epd" "$work/suite.epd"
cp "$root/tests/games/positions.fen" "$work/positions.fen"
cd "$work"

# blocks PATTERN: the lines of the fenced blocks whose first line fits
blocks() {
  awk -v pattern="$1" '
    /^```/ { inside = !inside; first = inside; wanted = 0; next }
    first { wanted = $0 ~ pattern; first = 0 }
    inside && wanted
  ' "$root/README.md"
}

failures=0
count=0

# Each block is run by somebody: C++ by tests/package/install, the verbs of `dev` by .ci/alone, a picture of a
# finding is held by tests/package/readme.cpp, the others here.
strangers=$(awk '
  /^```/ { inside = !inside; first = inside; language = $0; next }
  first && language != "```cpp" && !/^(strictpgn |[$] |profile = |error\[|[.]\/dev )/
  { first = 0 }
' "$root/README.md")
[ -z "$strangers" ] || { echo "nobody runs the block that begins with: $strangers"; failures=1; }

# shell COMMAND: all that it prints is in "$scratch/out". It may find errors, but it must be able to run.
shell() {
  local status=0
  count=$((count + 1))
  bash -c "$1" >"$scratch/out" 2>&1 </dev/null || status=$?
  ((status <= 1)) && return
  printf 'exit status %d: %s\n' "$status" "$1"
  cat "$scratch/out"
  failures=$((failures + 1))
}

# Commands in a column, what they do in another.
blocks '^strictpgn ' >"$scratch/commands"
while IFS= read -r line; do
  shell "${line%%   *}"
done <"$scratch/commands"

# Those of the recipes, in tables and blocks.
tr '`' '\n' <"$root/samples/RECIPES.md" | grep '^strictpgn ' >"$scratch/commands"
recipes=$(wc -l <"$scratch/commands")
((recipes > 5))
while IFS= read -r line; do
  shell "$line"
done <"$scratch/commands"

# A session: commands behind a prompt, and what they print.
blocks '^[$] ' >"$scratch/session"
command=
: >"$scratch/shown"
compare() {
  [ -n "$command" ] || return 0
  shell "$command"
  cmp -s "$scratch/shown" "$scratch/out" && return
  printf '%s\n  prints\n%s\n  instead of\n%s\n' "$command" "$(<"$scratch/out")" "$(<"$scratch/shown")"
  failures=$((failures + 1))
}
while IFS= read -r line; do
  case $line in
    '$ '*)
      compare
      command=${line#'$ '}
      : >"$scratch/shown"
      ;;
    *) printf '%s\n' "$line" >>"$scratch/shown" ;;
  esac
done <"$scratch/session"
compare

# The configuration file: read for a file that it has a part for, and for one that it has none for.
blocks '^profile = ' >.strictpgn.toml
shell 'strictpgn check games.pgn archive/1858/paris.pgn'
grep -q '(profile modern, another for some files)' "$scratch/out" ||
  { echo "the configuration file is not heard"; failures=$((failures + 1)); }

echo "$count commands"
((count > 20 && failures == 0))
