#!/usr/bin/env bash
# Fuzzes another program with AFL++ and our mutator:
#
#   fuzz/afl.sh SECONDS OUTPUT_FOLDER COMMAND... @@
#
# AFL++ puts the name of a text in place of @@. A program that was not built for AFL++ is run
# without instrumentation (-n): it gets mutants of the seeds, and what crashes or hangs is kept in
# OUTPUT_FOLDER/default/crashes and hangs. STRICTPGN_AFL_OPTIONS replaces -n: nothing for a program
# built by afl-cc, -Q or -O where QEMU or FRIDA mode is installed.
set -euo pipefail

(($# >= 3)) || { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
seconds=$1 output=$2
shift 2
here=$(realpath "$0")
here=${here%/*}

if ! command -v afl-fuzz >/dev/null; then
  as_root=()
  if ((EUID)); then as_root=(sudo); fi
  "${as_root[@]}" apt-get update -qq >&2
  "${as_root[@]}" apt-get install -qq -y --no-install-recommends afl++ >&2
fi

library=$("$here/../dev" fuzz mutator)
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
for file in "$here"/corpus/*/*.pgn; do
  cp "$file" "$seeds/$(basename "$(dirname "$file")")-$(basename "$file")"
done

# The mutator stands beside AFL's own mutations, not instead: each finds what the other does not.
export AFL_CUSTOM_MUTATOR_LIBRARY=$library AFL_NO_UI=1 AFL_SKIP_CPUFREQ=1 AFL_NO_AFFINITY=1
export AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_HANG_TMOUT=${AFL_HANG_TMOUT:-5000}
read -ra mode <<<"${STRICTPGN_AFL_OPTIONS--n}"
afl-fuzz "${mode[@]}" -V "$seconds" -m none -t 5000 -x "$here/../grammar/pgn.dict" -i "$seeds" \
  -o "$output" -- "$@"
