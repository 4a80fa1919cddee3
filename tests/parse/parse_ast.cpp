// What the parser makes of small texts: tag pairs, elements with their parts, marker and
// deviations.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "parse/parse_show.hpp"
#include "parse/parse_steps.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(parse_ast)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
using lines = std::vector<std::string>;

/// A text, and one line for each thing in it; `--` stands between units. A number before a move is
/// the one that is folded into it, with the distance of the move; `<->` names the index of the
/// partner.
struct expectation {
  std::string_view text;
  lines tree;
};
using table = std::vector<expectation>;

lines tree_of(std::string_view text) {
  const auto read = read_units(text);
  lines all;
  for (const auto& each : read.units) {
    const auto shown = shown_lines(each.unit, each.has_game);
    if (!all.empty() && !shown.empty()) all.push_back("--");
    all.insert(all.end(), shown.begin(), shown.end());
  }
  if (!read.rest.empty()) all.push_back("not read: " + std::string(read.rest));
  return all;
}

void check_table(const table& rows) {
  for (const auto& [text, tree] : rows)
    BOOST_TEST_CONTEXT(text) BOOST_TEST(tree_of(text) == tree, boost::test_tools::per_element());
}

// clang-format off

const table numbers = {
  {"1. e4 *", {"move 1.+3 `e4`", "marker `*` @6 = unknown"}},
  {"1.e4 *", {"move 1.+2 `e4`", "marker `*` @5 = unknown"}},
  {"12... e4 *", {"move 12...+6 `e4`", "marker `*` @9 = unknown"}},
  {"1... e5 *", {"move 1...+5 `e5`", "marker `*` @8 = unknown"}},
  {"1.\t\n e4 *", {"move 1.+5 `e4`", "marker `*` @8 = unknown"}},
  {"1. e4 e5 2. Nf3 2... Nc6 *", {"move 1.+3 `e4`", "move `e5`", "move 2.+3 `Nf3`", "move 2...+5 `Nc6`", "marker `*` @25 = unknown"}},
  {"9999. e4 *", {"move 9999.+6 `e4`", "marker `*` @9 = unknown"}},
  {"1. 2. e4 *", {"number `1.` = 1.", "move 2.+3 `e4`", "marker `*` @9 = unknown"}},
};

const table bare_numbers = {
  {"12 e4 *", {"number `12` = 12", "move `e4`", "marker `*` @6 = unknown"}},
  {"12.. e4 *", {"number `12..` = 12..", "move `e4`", "marker `*` @8 = unknown"}},
  {"1.... e4 *", {"number `1....` = 1....", "move `e4`", "marker `*` @9 = unknown"}},
  {"0012. e4 *", {"number `0012.` = 12.", "move `e4`", "marker `*` @9 = unknown"}},
  {"0. e4 *", {"number `0.` = 0.", "move `e4`", "marker `*` @6 = unknown"}},
  {"12345. e4 *", {"number `12345.` = 12345.", "move `e4`", "marker `*` @10 = unknown"}},
  {"70000. e4 *", {"number `70000.` = 65535.", "move `e4`", "marker `*` @10 = unknown"}},
  {"1 . e4 *", {"number `1 .` = 1.", "move `e4`", "marker `*` @7 = unknown", "move-number-split-periods `1 .`"}},
  {"1. . .. e4 *", {"number `1. . ..` = 1....", "move `e4`", "marker `*` @11 = unknown", "move-number-split-periods `1. . ..`"}},
  {"1\n%x\n. e4 *", {"number `1` = 1.", "escape `%x`", "move `e4`", "marker `*` @10 = unknown", "move-number-split-periods `1\n%x\n.`"}},
  {"1.{x}e4 *", {"number `1.` = 1.", "comment `{x}`", "move `e4`", "marker `*` @8 = unknown"}},
  {"1. $1 e4 *", {"number `1.` = 1.", "nag `$1` = 1", "move `e4`", "marker `*` @9 = unknown"}},
  {"1.\n%x\ne4 *", {"number `1.` = 1.", "escape `%x`", "move `e4`", "marker `*` @9 = unknown"}},
  {"1.(e4)e5 *", {"number `1.` = 1.", "variation-begin `(` <-> 3", "move `e4`", "variation-end `)` <-> 1", "move `e5`", "marker `*` @9 = unknown"}},
  {"e4 12. *", {"move `e4`", "number `12.` = 12.", "marker `*` @7 = unknown"}},
};

const table suffixes = {
  {"e4! e4? e4!! e4?? e4!? e4?! *", {"move `e4`!", "move `e4`?", "move `e4`!!", "move `e4`??", "move `e4`!?", "move `e4`?!", "marker `*` @28 = unknown"}},
  {"e4 !? e5 *", {"move `e4`!?", "move `e5`", "marker `*` @9 = unknown", "suffix-detached `!?`"}},
  {"e4\n! *", {"move `e4`!", "marker `*` @5 = unknown", "suffix-detached `!`"}},
  {"e4! ? *", {"move `e4`!", "stray `?`", "marker `*` @6 = unknown", "suffix-repeated `?`"}},
  {"Nf3! ?? !? e5 *", {"move `Nf3`!", "stray `??`", "stray `!?`", "move `e5`", "marker `*` @14 = unknown", "suffix-repeated `??`", "suffix-repeated `!?`"}},
  {"e4!!! *", {"move `e4`", "stray `!!!`", "marker `*` @6 = unknown", "suffix-invalid `!!!`"}},
  {"e4 $1 ! *", {"move `e4`", "nag `$1` = 1", "stray `!`", "marker `*` @8 = unknown", "suffix-without-move `!`"}},
  {"e4 {a} ! *", {"move `e4`", "comment `{a}`", "stray `!`", "marker `*` @9 = unknown", "suffix-without-move `!`"}},
  {"e4 (! d4) *", {"move `e4` replaced", "variation-begin `(` <-> 4", "stray `!`", "move `d4`", "variation-end `)` <-> 1", "marker `*` @10 = unknown", "suffix-without-move `!`"}},
  {"nf3! -- ! e9! *", {"move `nf3`! deviant", "null-move `--`!", "unreadable `e9`!", "marker `*` @14 = unknown", "san-piece-lowercase `nf3`", "move-null `--`", "suffix-detached `!`", "san-syntax `e9`"}},
  {"12.! e4 *", {"number `12.` = 12.", "stray `!`", "move `e4`", "marker `*` @8 = unknown", "suffix-without-move `!`"}},
  {"exd6 e.p.! *", {"move `exd6`! deviant", "marker `*` @11 = unknown", "san-ep-suffix `exd6 e.p.`"}},
  {"exd6 ep ?? *", {"move `exd6`?? deviant", "marker `*` @11 = unknown", "san-ep-suffix `exd6 ep`", "suffix-detached `??`"}},
};

const table nags = {
  {"e4 $0 $1 $255 $01 *", {"move `e4`", "nag `$0` = 0", "nag `$1` = 1", "nag `$255` = 255", "nag `$01` = 1", "marker `*` @18 = unknown"}},
  {"e4$1$2*", {"move `e4`", "nag `$1` = 1", "nag `$2` = 2", "marker `*` @6 = unknown"}},
  {"e4 $65535 $65536 $99999 *", {"move `e4`", "nag `$65535` = 65535", "nag `$65536` = 65535", "nag `$99999` = 65535", "marker `*` @24 = unknown"}},
  {"$1 e4 *", {"nag `$1` = 1", "move `e4`", "marker `*` @6 = unknown"}},
  {"e4 $ *", {"move `e4`", "stray `$`", "marker `*` @5 = unknown", "nag-missing-digits `$`"}},
};

const table comments = {
  {"e4 {a} {b\n} ;c\nd4 *", {"move `e4`", "comment `{a}`", "comment `{b\n}`", "line-comment `;c`", "move `d4`", "marker `*` @18 = unknown"}},
  {"e4 {} ; *", {"move `e4`", "comment `{}`", "line-comment `; *`", "marker `` @9 = none", "termination-missing @9"}},
  {"e4 {a{b} ;x}\n*", {"move `e4`", "comment `{a{b}`", "line-comment `;x}`", "marker `*` @13 = unknown"}},
  {"; a\n; b\r\n*", {"line-comment `; a`", "line-comment `; b`", "marker `*` @9 = unknown"}},
  {"{a} e4 *", {"comment `{a}`", "move `e4`", "marker `*` @7 = unknown"}},
  {"{a} $1 e4 * {b}", {"comment `{a}`", "nag `$1` = 1", "move `e4`", "marker `*` @10 = unknown", "--", "comment `{b}`", "comment-outside-game `{b}`"}},
  {"%x\ne4\n%y\n%z\n*", {"escape `%x`", "--", "move `e4`", "escape `%y`", "escape `%z`", "marker `*` @9 = unknown"}},
  {"e4 %x\n %y\n*", {"move `e4`", "stray `%`", "unknown `x`", "stray `%y`", "marker `*` @10 = unknown", "escape-percent-not-column-1 `%`", "movetext-unknown-symbol `x`", "escape-percent-not-column-1 `%y`"}},
  {"e4 {a", {"move `e4`", "comment `{a` unclosed", "marker `` @5 = none", "comment-unterminated `{`", "termination-missing @5"}},
  {"e4 {a\n\n[Event \"x\"] *", {"move `e4`", "comment `{a` unclosed", "marker `` @5 = none", "comment-unterminated `{`", "termination-missing @5", "--", "tag Event = `x`", "marker `*` @12 = unknown"}},
  {"{a} [Event \"x\"] *", {"comment `{a}`", "comment-outside-game `{a}`", "--", "tag Event = `x`", "marker `*` @12 = unknown"}},
};

const table variations = {
  {"e4 (d4 (c4) (b4)) (a4) e5 *", {"move `e4` replaced", "variation-begin `(` <-> 9", "move `d4` replaced", "variation-begin `(` <-> 5", "move `c4`", "variation-end `)` <-> 3", "variation-begin `(` <-> 8", "move `b4`", "variation-end `)` <-> 6", "variation-end `)` <-> 1", "variation-begin `(` <-> 12", "move `a4`", "variation-end `)` <-> 10", "move `e5`", "marker `*` @26 = unknown"}},
  {"e4 {a} (d4) $1 (c4) *", {"move `e4` replaced", "comment `{a}`", "variation-begin `(` <-> 4", "move `d4`", "variation-end `)` <-> 2", "nag `$1` = 1", "variation-begin `(` <-> 8", "move `c4`", "variation-end `)` <-> 6", "marker `*` @20 = unknown"}},
  {"e4 () *", {"move `e4` replaced", "variation-begin `(` <-> 2", "variation-end `)` <-> 1", "marker `*` @6 = unknown"}},
  {"(e4) *", {"variation-begin `(` <-> 2", "move `e4`", "variation-end `)` <-> 0", "marker `*` @5 = unknown"}},
  {"e4 ((d4)) *", {"move `e4` replaced", "variation-begin `(` <-> 5", "variation-begin `(` <-> 4", "move `d4`", "variation-end `)` <-> 2", "variation-end `)` <-> 1", "marker `*` @10 = unknown"}},
  {"e4 foo (d4) *", {"move `e4` replaced", "unknown `foo`", "variation-begin `(` <-> 4", "move `d4`", "variation-end `)` <-> 2", "marker `*` @12 = unknown", "movetext-unknown-symbol `foo`"}},
  {"e4 -- (d4) *", {"move `e4`", "null-move `--` replaced", "variation-begin `(` <-> 4", "move `d4`", "variation-end `)` <-> 2", "marker `*` @11 = unknown", "move-null `--`"}},
  {"e4 (d4 *", {"move `e4` replaced", "variation-begin `(` <-> 3", "move `d4`", "variation-end `` <-> 1 unclosed", "marker `*` @7 = unknown", "rav-unclosed `(`"}},
  {"e4 (d4 (c4", {"move `e4` replaced", "variation-begin `(` <-> 6", "move `d4` replaced", "variation-begin `(` <-> 5", "move `c4`", "variation-end `` <-> 3 unclosed", "variation-end `` <-> 1 unclosed", "marker `` @10 = none", "rav-unclosed `(`", "rav-unclosed `(`", "termination-missing @10"}},
  {"e4 (d4 1-0 ) *", {"move `e4` replaced", "variation-begin `(` <-> 4", "move `d4`", "stray `1-0`", "variation-end `)` <-> 1", "marker `*` @13 = unknown", "termination-in-rav `1-0`"}},
  {"e4 (d4 * e5 *", {"move `e4` replaced", "variation-begin `(` <-> 3", "move `d4`", "variation-end `` <-> 1 unclosed", "marker `*` @7 = unknown", "rav-unclosed `(`", "--", "move `e5`", "marker `*` @3 = unknown"}},
  {"e4 ) e5 *", {"move `e4`", "stray `)`", "move `e5`", "marker `*` @8 = unknown", "rav-stray-close `)`"}},
  {"e4 (d4\n\n[Event \"x\"]\n*", {"move `e4` replaced", "variation-begin `(` <-> 3", "move `d4`", "variation-end `` <-> 1 unclosed", "marker `` @6 = none", "rav-unclosed `(`", "termination-missing @6", "--", "tag Event = `x`", "marker `*` @12 = unknown"}},
  {"e4 (=)(d4) *", {"move `e4` replaced", "stray `(=)`", "variation-begin `(` <-> 4", "move `d4`", "variation-end `)` <-> 2", "marker `*` @11 = unknown", "draw-offer-mark `(=)`"}},
};

const table markers = {
  {"1-0", {"marker `1-0` @0 = white"}},
  {"0-1", {"marker `0-1` @0 = black"}},
  {"1/2-1/2", {"marker `1/2-1/2` @0 = draw"}},
  {"*", {"marker `*` @0 = unknown"}},
  {"e4* d4*", {"move `e4`", "marker `*` @2 = unknown", "--", "move `d4`", "marker `*` @2 = unknown"}},
  {"e4", {"move `e4`", "marker `` @2 = none", "termination-missing @2"}},
  {"e4 1/2", {"move `e4`", "marker `1/2` @3 = draw", "termination-short-draw `1/2`"}},
  {"e4 1-O", {"move `e4`", "marker `1-O` @3 = white", "termination-bad-form `1-O`"}},
  {"e4 0 - 1", {"move `e4`", "marker `0 - 1` @3 = black", "termination-bad-form `0 - 1`"}},
  {"e4 1/2 - 1/2", {"move `e4`", "marker `1/2 - 1/2` @3 = draw", "termination-bad-form `1/2 - 1/2`"}},
  {"e4 \xC2\xBD", {"move `e4`", "marker `\xC2\xBD` @3 = draw", "termination-bad-form `\xC2\xBD`"}},
  {"e4 1-1", {"move `e4`", "marker `1-1` @3 = none", "termination-bad-form `1-1`"}},
  {"e4 1-0.", {"move `e4`", "marker `1-0.` @3 = white", "termination-bad-form `1-0.`"}},
  {"e4 1-0 0-1 *", {"move `e4`", "stray `0-1`", "stray `*`", "marker `1-0` @3 = white", "termination-repeated `0-1`", "termination-repeated `*`"}},
  {"e4 *1-0", {"move `e4`", "stray `1-0`", "marker `*` @3 = unknown", "termination-repeated `1-0`"}},
  {"e4 1-0 d4 0-1", {"move `e4`", "marker `1-0` @3 = white", "--", "move `d4`", "marker `0-1` @3 = black"}},
  {"e4 1-0-1 *", {"move `e4`", "unknown `1-0-1`", "marker `*` @9 = unknown", "movetext-unknown-symbol `1-0-1`"}},
};

const table moves = {
  {"exd5 Nbd2 N1d2 Nb1d2 Nxd2 O-O O-O-O e8=Q+ e8=N# *", {"move `exd5`", "move `Nbd2`", "move `N1d2`", "move `Nb1d2`", "move `Nxd2`", "move `O-O`", "move `O-O-O`", "move `e8=Q+`", "move `e8=N#`", "marker `*` @48 = unknown"}},
  {"0-0 o-o-o OO nf3 Pe4 E4 e2e4 e2-e4 Ng1-f3 ed5 xd5 e:d5 *", {"move `0-0` deviant", "move `o-o-o` deviant", "move `OO` deviant", "move `nf3` deviant", "move `Pe4` deviant", "move `E4` deviant", "move `e2e4` deviant", "move `e2-e4` deviant", "move `Ng1-f3` deviant", "move `ed5` deviant", "move `xd5` deviant", "move `e:d5` deviant", "marker `*` @55 = unknown", "san-castling-zero `0-0`", "san-castling-bad-form `o-o-o`", "san-castling-bad-form `OO`", "san-piece-lowercase `nf3`", "san-pawn-letter `Pe4`", "san-square-case `E4`", "san-long-algebraic `e2e4`", "san-long-algebraic `e2-e4`", "san-long-algebraic `Ng1-f3`", "san-pawn-capture-missing-file `xd5`", "san-capture-bad-sign `e:d5`"}},
  {"e8Q e8(Q) e8/Q e8=q exd6e.p. Kh1= e4++ e4ch Qf7mate e4+# *", {"move `e8Q` deviant", "move `e8(Q)` deviant", "move `e8/Q` deviant", "move `e8=q` deviant", "move `exd6e.p.` deviant", "move `Kh1=` deviant", "move `e4++` deviant", "move `e4ch` deviant", "move `Qf7mate` deviant", "move `e4+#` deviant", "marker `*` @57 = unknown", "san-promotion-missing-equals `e8Q`", "san-promotion-bad-form `e8(Q)`", "san-promotion-bad-form `e8/Q`", "san-promotion-bad-form `e8=q`", "san-ep-suffix `exd6e.p.`", "san-drawing-mark `Kh1=`", "san-bad-check-form `e4++`", "san-bad-check-form `e4ch`", "san-bad-check-form `Qf7mate`", "san-bad-check-form `e4+#`"}},
  {"exd6 e.p. *", {"move `exd6` deviant", "marker `*` @10 = unknown", "san-ep-suffix `exd6 e.p.`"}},
  {"0-0-0++ bd4 Bd4 E8q+= *", {"move `0-0-0++` deviant", "move `bd4` deviant", "move `Bd4`", "move `E8q+=` deviant", "marker `*` @22 = unknown", "san-castling-zero `0-0-0++`", "san-bad-check-form `0-0-0++`", "san-square-case `E8q+=`", "san-promotion-bad-form `E8q+=`", "san-drawing-mark `E8q+=`"}},
};

const table unreadable = {
  {"1e4 Sf3 \xE2\x99\x98""f3 e8=K e9 N@f3 foo Dd4 O-O-O-O *", {"unreadable `1e4`", "unreadable `Sf3`", "unreadable `\xE2\x99\x98""f3`", "unreadable `e8=K`", "unreadable `e9`", "unreadable `N@f3`", "unknown `foo`", "unreadable `Dd4`", "unreadable `O-O-O-O`", "marker `*` @43 = unknown", "move-number-glued `1e4`", "san-piece-foreign `Sf3`", "san-figurine `\xE2\x99\x98""f3`", "san-promotion-bad-piece `e8=K`", "san-syntax `e9`", "san-syntax `N@f3`", "movetext-unknown-symbol `foo`", "san-piece-foreign `Dd4`", "san-syntax `O-O-O-O`"}},
  {"e4 -- Z0 0000 @@@@ <> null pass e5 *", {"move `e4`", "null-move `--`", "null-move `Z0`", "null-move `0000`", "null-move `@@@@`", "null-move `<>`", "null-move `null`", "null-move `pass`", "move `e5`", "marker `*` @35 = unknown", "move-null `--`", "move-null `Z0`", "move-null `0000`", "move-null `@@@@`", "move-null `<>`", "move-null `null`", "move-null `pass`"}},
  {"e4 e{x}4 *", {"move `e4`", "unknown `e`", "comment `{x}`", "number `4` = 4", "marker `*` @9 = unknown", "movetext-unknown-symbol `e`"}},
  {"e4 . e5 .. *", {"move `e4`", "stray `.`", "move `e5`", "stray `..`", "marker `*` @11 = unknown", "movetext-stray-period `.`", "movetext-stray-period `..`"}},
  {"e4 \"x\" \"a\\\"b\" \"c\n*", {"move `e4`", "stray `\"x\"`", "stray `\"a\\\"b\"`", "unknown `\"c`", "marker `*` @17 = unknown", "string-outside-tag-pair `\"x\"`", "string-outside-tag-pair `\"a\\\"b\"`", "string-unterminated `\"c`"}},
  {"e4 <x y> > } ] [ & *", {"move `e4`", "stray `<x y>`", "stray `>`", "stray `}`", "stray `]`", "stray `[`", "stray `&`", "marker `*` @19 = unknown", "token-angle-bracket `<x y>`", "token-angle-bracket `>`", "comment-stray-close `}`", "movetext-unexpected-token `]`", "movetext-unexpected-token `[`", "token-unexpected-character `&`"}},
  {"e4 \xE9\xE9 \x01 @ *", {"move `e4`", "stray `\xE9\xE9`", "stray `\x01`", "stray `@`", "marker `*` @10 = unknown", "token-unexpected-character `@`"}},
};

const table tags = {
  {"[Event \"a\"]\n[Site \"b\"]\n\n*", {"tag Event = `a`", "tag Site = `b`", "marker `*` @24 = unknown"}},
  {"[ Event\n\"a\" ]*", {"tag Event = `a`", "marker `*` @13 = unknown"}},
  {"[A \"\"][B\"x\"]*", {"tag A = ``", "tag B = `x`", "marker `*` @12 = unknown"}},
  {"[Event \"a\\\"b\\\\c\"] *", {"tag Event = `a\\\"b\\\\c` escape", "marker `*` @18 = unknown"}},
  {"[Event\n%x\n\"a\"] *", {"tag Event = `a`", "escape `%x`", "marker `*` @15 = unknown"}},
  {"[Event \"a\"]\n%x\n[Site \"b\"] *", {"tag Event = `a`", "tag Site = `b`", "escape `%x`", "marker `*` @26 = unknown"}},
  {"[Event {x} \"a\"]{y}[Site \"b\"]{z} *", {"tag Event = `a`", "tag Site = `b`", "comment `{x}`", "comment `{y}`", "comment `{z}`", "marker `*` @32 = unknown", "comment-in-tag-pair `{x}`", "comment-in-tag-section `{y}`"}},
  {"[Event \"a\"] foo [Site \"b\"] *", {"tag Event = `a`", "tag Site = `b`", "unknown `foo`", "marker `*` @27 = unknown", "movetext-unknown-symbol `foo`"}},
};

const table damaged_tags = {
  {"[Event \"a\tb\\d\"] *", {"tag Event = `a\tb\\d` escape", "marker `*` @16 = unknown", "string-tab `\t`", "string-bad-escape `\\d`"}},
  {"[A-b \"x\"] *", {"tag A-b = `x`", "marker `*` @10 = unknown", "tag-name-bad-character `A-b`"}},
  {"[Event \"a\" \"b\"] *", {"tag Event = `a` damaged", "marker `*` @16 = unknown", "tag-extra-token `\"b\"`"}},
  {"[Event \"a \"b\" c\"] *", {"tag Event = `a ` damaged", "marker `*` @18 = unknown", "string-unescaped-quote `b\" c\"`"}},
  {"[Event] *", {"tag Event = `` damaged", "marker `*` @8 = unknown", "tag-missing-value @6"}},
  {"[Round 1] *", {"tag Round = `` damaged", "marker `*` @10 = unknown", "tag-value-not-string `1`"}},
  {"[\"a\"] *", {"tag  = `a` damaged", "marker `*` @6 = unknown", "tag-missing-name @1"}},
  {"[]*", {"tag  = `` damaged", "marker `*` @2 = unknown", "tag-missing-name @1"}},
  {"Event \"a\"] *", {"tag Event = `a` damaged", "marker `*` @11 = unknown", "tag-missing-open-bracket @0"}},
  {"[Event \"a\"\n[Site \"b\"] *", {"tag Event = `a` unclosed", "tag Site = `b`", "marker `*` @22 = unknown", "tag-missing-close-bracket @10"}},
  {"[Event \"a]\n[Site \"b\"]\n*", {"tag Event = `a` damaged", "tag Site = `b`", "marker `*` @22 = unknown", "string-unterminated `\"a]`"}},
  {"[Event \"a\nb\"]\n*", {"tag Event = `a` damaged", "marker `*` @14 = unknown", "string-unterminated `\"a`"}},
  {"[A \"a\\\"]\n*", {"tag A = `a\\\"` escape damaged", "marker `*` @9 = unknown", "string-unterminated `\"a\\\"]`"}},
  {"[Event\n\n[Site \"b\"]\n*", {"tag Event = `` damaged", "tag Site = `b`", "marker `*` @19 = unknown", "tag-missing-value @6"}},
};

const table games = {
  {"[Event \"a\"]\n\n[Event \"b\"]\n*", {"tag Event = `a`", "marker `` @11 = none", "tag-without-movetext @11", "--", "tag Event = `b`", "marker `*` @12 = unknown"}},
  {"[Event \"a\"]\n\n[Site \"b\"]\n*", {"tag Event = `a`", "tag Site = `b`", "marker `*` @24 = unknown"}},
  {"[Event \"a\"]", {"tag Event = `a`", "marker `` @11 = none", "tag-without-movetext @11"}},
  {"e4 [White \"a\"] d4 *", {"move `e4`", "marker `` @2 = none", "termination-missing @2", "tag-section-in-movetext @3..4", "--", "tag White = `a`", "move `d4`", "marker `*` @15 = unknown"}},
  {"e4\n\n[White \"a\"] d4 *", {"move `e4`", "marker `` @2 = none", "termination-missing @2", "--", "tag White = `a`", "move `d4`", "marker `*` @15 = unknown"}},
  {"e4\n\ne5 *", {"move `e4`", "move `e5`", "marker `*` @7 = unknown", "movetext-blank-line @3"}},
  {"\xEF\xBB\xBF[Event \"a\"] *", {"stray `\xEF\xBB\xBF`", "encoding-bom `\xEF\xBB\xBF`", "--", "tag Event = `a`", "marker `*` @12 = unknown"}},
  {"\xEF\xBB\xBF%a\n*", {"stray `\xEF\xBB\xBF`", "escape `%a`", "encoding-bom `\xEF\xBB\xBF`", "--", "marker `*` @0 = unknown"}},
  {"* \xEF\xBB\xBF*", {"marker `*` @0 = unknown", "--", "stray `\xEF\xBB\xBF`", "encoding-bom `\xEF\xBB\xBF`", "--", "marker `*` @0 = unknown"}},
  {"* foo e4 *", {"marker `*` @0 = unknown", "--", "text `foo e4 *`", "text-outside-game `foo e4 *`"}},
  {"* )", {"marker `*` @0 = unknown", "--", "stray `)`", "rav-stray-close `)`"}},
  {"! e4 *", {"stray `!`", "suffix-without-move `!`", "--", "move `e4`", "marker `*` @3 = unknown"}},
  {"\n \n", {}},
};

/// A SAN of any spelling, and what it says.
const std::vector<std::pair<std::string_view, std::string_view>> spellings = {
  {"e4", "pawn to e4"}, {"exd5", "pawn from e x to d5"}, {"e8=Q+", "pawn to e8 = queen +"}, {"exd8=N#", "pawn from e x to d8 = knight #"},
  {"Nf3", "knight to f3"}, {"Nbd2", "knight from b to d2"}, {"N1d2", "knight from 1 to d2"}, {"Nb1xd2", "knight from b1 x to d2"}, {"O-O+", "castling short +"}, {"O-O-O", "castling long"},
  {"nf3", "knight to f3"}, {"bd4", "pawn from b to d4"}, {"Pe4", "pawn to e4"}, {"E4", "pawn to e4"}, {"ED5", "pawn from e to d5"},
  {"e2e4", "any from e2 to e4"}, {"e2-e4", "any from e2 to e4"}, {"e4xd5", "any from e4 x to d5"}, {"Ng1-f3", "knight from g1 to f3"}, {"Ng1:f3", "knight from g1 x to f3"},
  {"ed5", "pawn from e to d5"}, {"e:d5", "pawn from e x to d5"}, {"xd5", "pawn x to d5"}, {"Nx\xC3\x97""d5", ""}, {"N\xC3\x97""d5", "knight x to d5"}, {"n1xd2", "knight from 1 x to d2"},
  {"e8Q", "pawn to e8 = queen"}, {"e8(R)", "pawn to e8 = rook"}, {"e8/B", "pawn to e8 = bishop"}, {"e8=n", "pawn to e8 = knight"}, {"e8=(q)", "pawn to e8 = queen"}, {"e7e8q", "any from e7 to e8 = queen"},
  {"0-0", "castling short"}, {"0-0-0#", "castling long #"}, {"o-o", "castling short"}, {"OOO", "castling long"}, {"O\xE2\x80\x93""O", "castling short"}, {"O-0-o++", "castling long ?"},
  {"Qf7++", "queen to f7 ?"}, {"Qf7mate", "queen to f7 ?"}, {"Qf7+#", "queen to f7 ?"}, {"exd6e.p.", "pawn from e x to d6"}, {"exd6+e.p.", "pawn from e x to d6 +"}, {"Kh1=", "king to h1"},
};

// clang-format on

std::string origin_of(const san_parts& san) {
  std::string origin;
  if (san.origin_file >= 0) origin += static_cast<char>('a' + san.origin_file);
  if (san.origin_rank >= 0) origin += static_cast<char>('1' + san.origin_rank);
  return origin.empty() ? origin : " from " + origin;
}

std::string destination_of(const san_parts& san) {
  if (san.castling == castling_side::short_side) return "castling short";
  if (san.castling == castling_side::long_side) return "castling long";
  const auto at = static_cast<int>(san.destination);
  const std::string piece(san.any_piece ? "any" : name_of(san.piece));
  return piece + origin_of(san) + (san.capture ? " x" : "") + " to " +
         static_cast<char>('a' + at % 8) + static_cast<char>('1' + at / 8);
}

/// What the first element says, if it is a move.
std::string meaning_of(std::string_view text) {
  const auto read = read_units(text);
  if (read.units.empty() || read.units[0].unit.elements.empty()) return {};
  const auto& first = read.units[0].unit.elements[0];
  if (first.kind != element_kind::move || read.units[0].unit.text_of(first) != text) return {};
  const auto san = parts_of(first);
  constexpr const char* marks[] = {"", " +", " #", " ?"};
  const auto promotion =
      san.promotion == piece_type::none ? "" : " = " + std::string(name_of(san.promotion));
  return destination_of(san) + promotion + marks[static_cast<std::size_t>(san.mark)];
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_move_number_is_folded_into_its_move_when_it_has_the_usual_form) {
  check_table(numbers);
}
BOOST_AUTO_TEST_CASE(a_number_of_any_other_form_stands_alone) { check_table(bare_numbers); }
BOOST_AUTO_TEST_CASE(a_suffix_belongs_to_the_move_before_it) { check_table(suffixes); }
BOOST_AUTO_TEST_CASE(a_nag_has_its_value) { check_table(nags); }
BOOST_AUTO_TEST_CASE(comments_and_escapes_are_elements_where_they_stand) { check_table(comments); }
BOOST_AUTO_TEST_CASE(variations_know_their_partners_and_the_move_they_replace) {
  check_table(variations);
}
BOOST_AUTO_TEST_CASE(the_marker_says_how_the_game_ended) { check_table(markers); }
BOOST_AUTO_TEST_CASE(a_san_is_taken_as_it_is_written) { check_table(moves); }
BOOST_AUTO_TEST_CASE(a_san_of_any_spelling_says_the_same) {
  for (const auto& [text, meaning] : spellings) BOOST_TEST(meaning_of(text) == meaning, text);
}
BOOST_AUTO_TEST_CASE(what_is_no_move_is_kept_for_what_it_is) { check_table(unreadable); }
BOOST_AUTO_TEST_CASE(tag_pairs_have_name_and_value) { check_table(tags); }
BOOST_AUTO_TEST_CASE(a_damaged_tag_pair_keeps_what_can_be_understood) { check_table(damaged_tags); }
BOOST_AUTO_TEST_CASE(where_games_begin_and_end) { check_table(games); }

BOOST_AUTO_TEST_CASE(elements_of_the_tag_section_come_before_those_of_the_movetext) {
  const auto read = read_units("[A {x} \"a\"]{y}[B \"b\"]{z} *");
  BOOST_REQUIRE(read.units.size() == 1u);
  BOOST_TEST(read.units[0].unit.first_in_movetext == 2u);
}

BOOST_AUTO_TEST_CASE(a_dropped_piece_leaves_nothing_to_the_next_move) {
  const auto read = parse_database("1. e4 N@f3 h5 *");
  const auto& elements = read.games.at(0).elements;
  BOOST_TEST((elements.back().kind == element_kind::move));
  BOOST_TEST(parts_of(elements.back()).origin_file == -1);
  BOOST_TEST(parts_of(elements.back()).origin_rank == -1);
}

BOOST_AUTO_TEST_SUITE_END()
