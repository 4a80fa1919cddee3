#!/usr/bin/env bash
# run.sh FOLDER: runs the programs of samples/, built in FOLDER, and compares all that they print with
# what stands here. Each of them is run, is short, and has its line in the README.
set -euo pipefail
folder=$(realpath "$1")
self=$(realpath "$0")
root=$(realpath "${self%/*}/../../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

failures=0
complain() {
  printf '%s\n' "$*"
  failures=$((failures + 1))
}

# prints STATUS PROGRAM [ARGUMENT]... <EXPECTED: with the file `input` as stdin
: >ran
: >input
prints() {
  local due=$1 status=0
  shift
  echo "$1" >>ran
  cat >expected
  "$folder/$1" "${@:2}" >printed 2>&1 <input || status=$?
  ((status == due)) || complain "exit status $status instead of $due: $*"
  diff expected printed >differences || { complain "$* prints > instead of <"; cat differences; }
}

cat >games.pgn <<'TEXT'
[White "Tal, Mikhail"]
[Black "Botvinnik, Mikhail"]
[Result "1-0"]

1. e4 (1. d4 d5 (1... Nf6)) 1... c6 2. Ke3 d5 1-0

[White "Botvinnik, Mikhail"]
[Black "Tal, Mikhail"]
[Result "1/2-1/2"]

1. c4 1/2-1/2
TEXT

prints 0 player_results games.pgn <<'TEXT'
Botvinnik, Mikhail: +0 =1 -1
Tal, Mikhail: +1 =1 -0
TEXT

for program in player_results show_errors walk_variations; do
  prints 2 "$program" missing.pgn <<'TEXT'
missing.pgn: No such file or directory
TEXT
done

prints 0 walk_variations games.pgn <<'TEXT'
1. e4  rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
  1. d4  rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1
  1... d5  rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq d6 0 2
    1... Nf6  rnbqkb1r/pppppppp/5n2/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 1 2
1... c6  rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
2. Ke3  not played
2... d5  not played

1. c4  rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq c3 0 1

TEXT

prints 0 typed_move 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' O-O <<'TEXT'
O-O e1g1
r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1
TEXT

prints 0 typed_move 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' nf3 <<'TEXT'
warning[san-piece-lowercase]: the piece letter of `nf3` is in lower case
 --> move:1:1
  |
1 | nf3
  | ^^^
  |
  = PGN 8.2.3.2, 8.2.3.7: Piece letters are upper case.
  = help: Write the piece letter in upper case: K, Q, R, B or N.

Nf3 g1f3
rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1
TEXT

prints 1 typed_move 'r3k2r/8/8/8/8/8/8/R3K1NR w KQkq e3 0 1' O-O <<'TEXT'
error[fen-ep-rank]: the en passant target `e3` is on the wrong rank for the active color
 --> FEN:1:33
  |
1 | r3k2r/8/8/8/8/8/8/R3K1NR w KQkq e3 0 1
  |                                 ^^
  |
  = FEN 16.1.3.4: The en passant target is on rank 3 if Black is to move and on rank 6 if White is.
  = help: Correct the square or the active color.

error[move-illegal]: `O-O` is not a legal move: pieces stand between king and rook or on their way
 --> move:1:1
  |
1 | O-O
  | ^^^
  |
  | 8 r . . . k . . r
  | 7 . . . . . . . .
  | 6 . . . . . . . .
  | 5 . . . . . . . .
  | 4 . . . . . . . .
  | 3 . . . . . . . .
  | 2 . . . . . . . .
  | 1 R . . . K . N R
  |   a b c d e f g h
  | White to move
  |
  = legal here: O-O-O
  = PGN 8.2, 8.2.5: Every move is legal in its position, in variations too.
  = help: Compare the moves with the score sheet, beginning a few moves before this one.

TEXT

prints 1 typed_move 'r3k2r/8/8/8/8/9/8/R3K2R w KQkq - 0 1' O-O <<'TEXT'
error[fen-piece-letter]: the character `9` is no piece letter, no digit from 1 to 8 and no solidus
 --> FEN:1:1
  |
1 | r3k2r/8/8/8/8/9/8/R3K2R w KQkq - 0 1
  | ^^^^^^^^^^^^^^^^^^^^^^^
  |
  = FEN 16.1.3.1: Piece placement uses only the letters PNBRQK and pnbrqk, the digits 1 to 8 and the solidus.
  = help: Use the English piece letters, and digits from 1 to 8 for empty squares.

TEXT

prints 0 build_game <<'TEXT'
`Nxe6` is not a legal move: no white knight can go to e6

[Event "?"]
[Site "?"]
[Date "1960.03.15"]
[Round "?"]
[White "Tal, Mikhail"]
[Black "?"]
[Result "1-0"]

1. e4 $1 1... c5 (1... e5 2. Nf3 Nc6 {Both sides develop.}) 2. Nf3 1-0

TEXT

# A queen, a rook, and a knight that is only in a variation.
start='[SetUp "1"]
[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]'
printf '%s\n\n%s\n\n' "$start" '1. a8=Q *' "$start" '1. a8=R *' "$start" '1. a8=Q (1. a8=N) *' >input
prints 0 filter_games <<TEXT
$start

1. a8=R *

TEXT
: >input

prints 1 show_errors games.pgn <<'TEXT'
error[move-illegal]: `Ke3` is not a legal move: no white king can go to e3
 --> games.pgn:5:40, game 1, White's move 2
  |
5 | 1. e4 (1. d4 d5 (1... Nf6)) 1... c6 2. Ke3 d5 1-0
  |                                        ^^^
  |
  | 8 r n b q k b n r
  | 7 p p . p p p p p
  | 6 . . p . . . . .
  | 5 . . . . . . . .
  | 4 . . . . P . . .
  | 3 . . . .[.]. . .
  | 2 P P P P . P P P
  | 1 R N B Q K B N R
  |   a b c d e f g h
  | White to move
  |
  = legal here: Ke2
  = PGN 8.2, 8.2.5: Every move is legal in its position, in variations too.
  = help: Compare the moves with the score sheet, beginning a few moves before this one.

TEXT
prints 0 show_errors "$root/samples/classics.pgn" </dev/null

count=0
for source in "$root"/samples/*.cpp; do
  count=$((count + 1))
  name=${source##*/}
  grep -qx "${name%.cpp}" ran || complain "$name is not run"
  mapfile -t lines <"$source"
  ((${#lines[@]} < 30)) || complain "$name has 30 lines or more"
  grep -qF "(samples/$name)" "$root/README.md" || complain "$name is not in the README"
done

echo "$count programs"
((count > 0 && failures == 0))
