#!/usr/bin/env bash
# Writes the seed corpus anew: fuzz/corpus.sh PROGRAM, where PROGRAM is the built `strictpgn`.
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/corpus"

# games TARGET FIRST_SEED: small games of each kind, sound ones and ones with a known fault
games() {
  local folder=$1 seed=$2
  make() {
    "$program" generate --seed "$seed" "$@" >"$folder/$(printf %03d "$seed").pgn"
    seed=$((seed + 1))
  }
  for _ in 1 2 3; do
    make --plies 8 --rav-depth 2
    make --plies 6 --rav-depth 1 --profile export
    make --plies 20 --rav-depth 1 --violate any
    make --plies 20 --rav-depth 1 --violate any
  done
  make --plies 4 --rav-depth 1 --count 2
  make --plies 4 --rav-depth 1 --chess960
  make --plies 4 --rav-depth 0 --profile reduced
}

# Positions of generated games, as FEN and with the next move as EPD.
records() {
  local seed
  for seed in 901 902 903 904; do
    local options=(--seed "$seed" --plies 6 --rav-depth 0)
    ((seed % 2)) || options+=(--chess960)
    "$program" generate "${options[@]}" | "$program" ast --fen |
      grep -oE '"(start_fen|fen|san)":"[^"]*"' | sed -E 's/"([^"]*)":"([^"]*)"/\1 \2/' |
      awk -v seed="$seed" '
        $1 == "san" { print epd, "bm " $2 "; id \"" seed "\";" }
        $1 != "san" {
          position = $2 " " $3 " " $4 " " $5 " " $6 " " $7
          epd = $2 " " $3 " " $4 " " $5
          print position
        }' >"records/$seed.txt"
  done
}

rm -rf ./*/
seed=100
for target in check fix grammar report tree write; do
  mkdir -p "$target"
  games "$target" "$seed"
  seed=$((seed + 100))
done
mkdir -p records
records
