#!/usr/bin/env bash
# run.sh BUILD WORK: installs the finished BUILD below WORK, then builds and runs the consumer against
# the installation, and once more with the source folder as its subdirectory.
set -euo pipefail
build=$1 work=$2
here=$(dirname "$(realpath "$0")")

consume() {
  local name=$1
  shift
  cmake -S "$here" -B "$work/$name" -G Ninja -DCMAKE_BUILD_TYPE=Debug "$@"
  cmake --build "$work/$name" --target consumer example -j "$(nproc)"
  "$work/$name/consumer"
  "$work/$name/example" "$here/../../samples/classics.pgn"
  if "$work/$name/example" "$here/../../samples/mistakes.pgn"; then echo "no mistakes found"; return 1; fi
}

rm -rf "$work"
mkdir -p "$work"
work=$(realpath "$work")
{
  cmake --install "$build" --prefix "$work/prefix"
  "$work/prefix/bin/strictpgn" --version
  consume installed -DCMAKE_PREFIX_PATH="$work/prefix"
  consume subdirectory -DSTRICTPGN_FOLDER="$here/../.."
} >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
