#!/usr/bin/env bash
# Holds SARIF logs of the program against the schema of OASIS. Usage: run.sh PROGRAM
# Exit status 77, which CTest counts as skipped, where there is no node or the packages are missing.
set -uo pipefail
program=$1
self=$(realpath "$0")
cd "${self%/*}/../../.." || exit 2
command -v node >/dev/null || { echo "skipped: sarif_schema: there is no node"; exit 77; }

logs=$(mktemp -d)
trap 'rm -r "$logs"' EXIT

# log NAME ARGUMENT...: one log; findings and inputs that cannot be read are welcome in it
log() {
  local name=$1
  shift
  "$program" check --format sarif "$@" >"$logs/$name.sarif" 2>"$logs/stderr"
  (($? <= 2)) || { cat "$logs/stderr"; exit 1; }
}

cases=$(find conformance/cases -name 'input.pgn' | sort)
[ -n "$cases" ] || { echo "no cases in conformance/cases"; exit 2; }
mapfile -t cases <<<"$cases"
log samples samples/*.pgn
log import "${cases[@]}"
log export --profile export "${cases[@]}"
log utf8 --encoding utf8 "${cases[@]}"
log nothing </dev/null
log unreadable "missing:[%].pgn" samples
log levels --rule san-missing-mate=off --rule move-illegal=info samples/mistakes.pgn
node tests/report/schema/validate.cjs "$logs"/*.sarif || exit

sed 's/"level":"error"/"level":"grave"/' "$logs/samples.sarif" >"$logs/broken.sarif"
if node tests/report/schema/validate.cjs "$logs/broken.sarif" >/dev/null; then
  echo "a log with a level that there is not was called valid"
  exit 1
fi
