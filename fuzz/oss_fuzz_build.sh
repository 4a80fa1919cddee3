#!/usr/bin/env bash
# Builds the targets with what belongs to them in the layout of OSS-Fuzz and ClusterFuzzLite:
#
#   OUT=folder fuzz/oss_fuzz_build.sh
#
# $OUT gets fuzz_NAME, fuzz_NAME.dict, fuzz_NAME.options and fuzz_NAME_seed_corpus.zip for each
# target. CC, CXX, CXXFLAGS and LIB_FUZZING_ENGINE are as their builders set them; without, clang++
# with libFuzzer and sanitizers.
set -euo pipefail
: "${OUT:?names the folder to fill}"
self=$(realpath "$0")
cd "${self%/*}/.."
build=${WORK:-build}/oss-fuzz

options=(-G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_COMPILER="${CXX:-clang++}"
  -DSTRICTPGN_FUZZ=ON -DSTRICTPGN_BUILD_TESTS=OFF -DSTRICTPGN_BUILD_PROGRAM=OFF
  -DSTRICTPGN_FUZZING_ENGINE="${LIB_FUZZING_ENGINE:--fsanitize=fuzzer}")
export CXXFLAGS=${CXXFLAGS:--O1 -g1 -fno-omit-frame-pointer -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all}
cmake -S . -B "$build" "${options[@]}"
ninja -C "$build"

mkdir -p "$OUT"
for program in "$build"/fuzz/fuzz_*; do
  if ! [ -x "$program" ] || ! [ -f "$program" ]; then continue; fi
  target=$(basename "$program")
  name=${target#fuzz_}
  cp "$program" "$OUT"
  cp grammar/pgn.dict "$OUT/$target.dict"
  cp "fuzz/options/$name.options" "$OUT/$target.options"
  seeds=(fuzz/corpus/"$name")
  if [ -d "fuzz/finds/$name" ]; then seeds+=(fuzz/finds/"$name"); fi
  rm -f "$OUT/${target}_seed_corpus.zip"
  zip -q -r "$OUT/${target}_seed_corpus.zip" "${seeds[@]}"
done
