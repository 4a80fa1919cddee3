#!/usr/bin/env bash
# run.sh BUILD WORK: installs the finished BUILD below WORK, then builds and runs the consumer, the C++
# examples of the README and the programs of samples/ against the installation, and once more with the
# source folder as their subdirectory.
set -euo pipefail
build=$1 work=$2
self=$(realpath "$0")
here=${self%/*}
root=$(realpath "$here/../../..")
jobs=$(nproc)

rm -rf "$work"
mkdir -p "$work/examples"
work=$(realpath "$work")

# All of it goes to a log, which is shown when something fails.
exec 3>&2 >"$work/log" 2>&1
trap 'status=$?; ((status == 0)) || cat "$work/log" >&3; exit "$status"' EXIT

# The examples as they stand in the README: readme_1.cpp, ...
awk -v folder="$work/examples" '
  /^```cpp$/ { file = folder "/readme_" ++count ".cpp"; next }
  /^```$/ { file = "" }
  file != "" { print >file }
' "$root/README.md"
[ -f "$work/examples/readme_1.cpp" ] || { echo "there is no example in the README"; exit 1; }
cp "$root"/samples/*.cpp "$work/examples"

launcher=()
if command -v ccache >/dev/null; then  # shared by checkouts, as in cmake/frame.cmake
  launcher=("-DCMAKE_CXX_COMPILER_LAUNCHER=cmake;-E;env;CCACHE_BASEDIR=$root;CCACHE_NOHASHDIR=1;ccache")
fi

# expect STATUS COMMAND...
expect() {
  local expected=$1 status=0
  shift
  echo "+ $*"
  "$@" || status=$?
  ((status == expected)) || { echo "exit status $status instead of $expected: $*"; exit 1; }
}

# keeps_fmt_private FILE: a library, static or shared, that needs no libfmt and shows nothing of one
keeps_fmt_private() {
  local names=(nm -C --defined-only)
  if [[ $1 == *.so ]]; then
    names+=(-D)
    readelf -d "$1" >"$work/needed"
    if grep libfmt "$work/needed"; then echo "$1 needs libfmt"; exit 1; fi
  fi
  "${names[@]}" "$1" >"$work/names"
  grep -q 'strictpgn::check_database' "$work/names" || { echo "$1 has no names"; exit 1; }
  if [[ $1 != *.so ]]; then
    nm -C "$1" >"$work/names"
    sed -i '/fmt::of_strictpgn::/d' "$work/names"
  fi
  if grep -E '(^|[^_[:alnum:]])fmt::' "$work/names"; then echo "$1 shows fmt"; exit 1; fi
}

# show_public_names FILE: what a shared library shows is declared by the public headers
show_public_names() {
  nm -DC --defined-only "$1" | sed 's/^[0-9a-f]* . //' >"$work/names"
  if grep -E '^(strictpgn::(chess|fix|format|parse|read|replay|report|rows|rules|text|write)::|tao::|nlohmann::)' \
    "$work/names"; then
    echo "$1 shows private names"
    exit 1
  fi
}

# build_by_pkg_config PREFIX [OPTION]...: a program of samples/, by pkg-config alone
build_by_pkg_config() {
  local found=$1/lib/pkgconfig flags
  shift
  flags=$(PKG_CONFIG_PATH=$found pkg-config "$@" --cflags --libs 'strictpgn >= 0.1')
  read -ra flags <<<"$flags"
  "${CXX:-c++}" -std=c++20 "$root/samples/typed_move.cpp" -o "$work/typed_move" "${flags[@]}"
}
king_and_rook='4k3/8/8/8/8/8/8/4K2R w K - 0 1'

# consume NAME CMAKE_OPTION...: the examples find no error in sound games, and some in the others
consume() {
  local folder=$work/$1 example
  shift
  cmake -S "$here" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DEXAMPLES="$work/examples" \
    "${launcher[@]}" "$@"
  cmake --build "$folder" -j "$jobs"
  expect 0 "$folder/consumer"
  for example in "$folder"/readme_*; do
    expect 0 "$example" "$root/samples/classics.pgn"
    expect 1 "$example" "$root/samples/mistakes.pgn"
  done
  expect 0 "$root/tests/package/samples/run.sh" "$folder"
}

cmake --install "$build" --prefix "$work/prefix"
expect 0 "$work/prefix/bin/strictpgn" --version
expect 0 test -f "$work/prefix/share/bash-completion/completions/strictpgn"
expect 0 mandoc -T lint -W error "$work/prefix/share/man/man1/strictpgn.1"
consume installed -DCMAKE_PREFIX_PATH="$work/prefix"
keeps_fmt_private "$work/prefix/lib/libstrictpgn.a"
build_by_pkg_config "$work/prefix"
expect 0 "$work/typed_move" "$king_and_rook" O-O
consume subdirectory -DSTRICTPGN_FOLDER="$root" -DBUILD_SHARED_LIBS=ON -DSTRICTPGN_INSTALL=ON
cmake --install "$work/subdirectory/strictpgn" --prefix "$work/shared"
consume shared -DCMAKE_PREFIX_PATH="$work/shared"
keeps_fmt_private "$work/shared/lib/libstrictpgn.so"
show_public_names "$work/shared/lib/libstrictpgn.so"
readelf -d "$work/shared/lib/libstrictpgn.so" | grep -q 'SONAME.*\[libstrictpgn[.]so[.]0[.]1\]'
build_by_pkg_config "$work/shared"
# As a part of another project it is not installed with that, and fast where no kind of build is asked for.
cmake -S "$here" -B "$work/part" -G Ninja -DSTRICTPGN_FOLDER="$root" -DEXAMPLES="$work/examples"
cmake --install "$work/part/strictpgn" --prefix "$work/nothing"
[ ! -e "$work/nothing" ] || { echo "a part of another project is installed"; exit 1; }
ninja -C "$work/part" -t commands strictpgn/libstrictpgn.a | grep -e ' -c ' >"$work/commands"
if grep -v -e ' -O3 ' "$work/commands"; then echo "a part of another project is slow"; exit 1; fi
LD_LIBRARY_PATH=$work/shared/lib expect 0 "$work/typed_move" "$king_and_rook" O-O
