// The standard's own grammar: what it takes, and that it and the grammar that is run agree on what
// deviates, but for causes that are listed here.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <map>
#include <regex>
#include <string>
#include <string_view>

#include "lab/generate/walker.hpp"
#include "spec/grammar_texts.hpp"
#include "spec/interpreter.hpp"
#include "spec/pure.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(grammar_standard)

namespace {

using namespace strictpgn::tests;
using namespace strictpgn::spec;
using strictpgn::rule;

/// Where the text of the standard allows what its reading takes for a deviation, each with the
/// reason.
const std::map<rule, std::string_view> allowed_by_the_text = {
    {rule::movetext_blank_line, "7: a newline is white space, and so are two"},
    {rule::move_number_split_periods, "8.2.2.1: white space may stand before the periods"},
    {rule::comment_in_tag_pair, "5: commentary stands between any two tokens"},
    {rule::comment_in_tag_section, "5: likewise"},
    {rule::comment_outside_game, "5: likewise"},
    {rule::tag_without_movetext, "18: tag pairs that follow each other are one section"},
    {rule::termination_repeated, "18: `* *` are two games, the second without tags and moves"},
    {rule::text_outside_game, "18: a glyph, a number or a variation may begin a game"},
    {rule::file_not_pgn, "18: likewise, where nothing else is in the file"},
    {rule::move_null, "8.2.2: `0000` is a number"},
};

/// What `import_grammar()` finds later or elsewhere, and so takes without a deviation.
constexpr std::string_view character_set = "character set (4.1)",
                           glyph_value = "glyph value (8.2.4)",
                           piece_promotion = "promotion of a piece (8.2.3.3)";

/// What else the text allows (5, 6). A tag pair with commentary or an escape line is read as one
/// that is damaged, and such a one ends at an empty line (D122).
constexpr std::string_view among_tag_pairs = "commentary or escapes among tag pairs (5, 6)";

constexpr interpretation deep{.nesting = 10'000};

bool is_standard(std::string_view text) {
  static interpreter by(pure_grammar(), deep);
  derivation result;
  by.begin(text);
  return by.derive(pure_grammar().find_entry("standard")->start, 0, result);
}

/// Null where there is none.
const node* first_deviation(std::string_view text) {
  static interpreter by(import_grammar(), deep);
  derivation result;
  by.begin(text);
  by.derive(import_grammar().find_entry("database")->start, 0, result);
  for (const auto& each : result)
    if (const auto& what = import_grammar()[each.production];
        what.is_deviation() && what.deviates != deviance::recovery)
      return &what;
  return nullptr;
}

bool is_unused_character(char c) {
  const auto byte = static_cast<unsigned char>(c);
  const bool is_control = byte < 0x20 && !(byte >= '\t' && byte <= '\v') && byte != '\r';
  return is_control || (byte >= 0x7F && byte < 0xA0);
}

/// The text with characters of 4.1 alone.
std::string with_characters(std::string text) {
  std::ranges::replace_if(text, is_unused_character, 'x');
  return text;
}

/// The text with no glyph above 255.
std::string with_glyphs(const std::string& text) {
  std::string result;
  for (std::size_t at = 0; at != text.size();) {
    result += text[at++];
    if (result.back() != '$') continue;
    const auto end = std::min(text.find_first_not_of("0123456789", at), text.size());
    if (end != at) result += '1';
    at = end;
  }
  return result;
}

/// The text in which no piece promotes: `Nf3` for `Nf3=Q`.
std::string without_piece_promotions(const std::string& text) {
  static const std::regex promoted("([NBRQK][a-h1-8x]*)=[QNRB]");
  return std::regex_replace(text, promoted, "$1");
}

/// The text with a blank for each comment and escape line.
std::string without_commentary(const std::string& text) {
  static const std::regex aside(
      R"((\"(?:\\[^]|[^"\\])*\")|\{[^}]*\}|;[^\n\r]*|(^|[\n\r])(?:%[^\n\r]*[\n\r]?)+)");
  return std::regex_replace(text, aside, "$1$2 ");
}

std::string cause_of_refusal(const std::string& text) {
  if (is_standard(with_characters(text))) return std::string(character_set);
  if (is_standard(with_glyphs(text))) return std::string(glyph_value);
  if (is_standard(without_piece_promotions(text))) return std::string(piece_promotion);
  const auto mended = without_piece_promotions(with_glyphs(with_characters(text)));
  return is_standard(mended) ? "several of them" : "?refused";
}

/// Why the two judge a text differently; empty where they do not, and `?` where nothing is listed.
std::string cause_of(std::string_view text) {
  const auto* const deviation = first_deviation(text);
  const bool is_accepted = is_standard(text);
  if (is_accepted != (deviation != nullptr)) return "";
  if (!is_accepted) return cause_of_refusal(std::string(text));
  if (deviation->broken && allowed_by_the_text.contains(*deviation->broken))
    return std::string(name_of(*deviation->broken));
  const auto plain = without_commentary(std::string(text));
  const bool is_aside = plain != text && !cause_of(plain).starts_with('?');
  return std::string(is_aside ? among_tag_pairs : "?deviates");
}

std::string fault_of(std::string_view text) {
  const auto cause = cause_of(text);
  return cause.starts_with('?') ? cause : "";
}

// clang-format off
constexpr std::string_view pieces_of_the_standard[] = {
    "e4", "Nf3", "exd5", "O-O", "O-O-O", "e8=Q+", "Nb1d2", "R1xa3#", "1", "1.", "12...", ".", "!", "??", "$0", "$255", "$256",
    "$007", "$", "(", ")", "(", ")", "{a}", "{}", "{\xE9}", "{\x81}", "; a\n", ";\x01\n", "\n%\x01 a\n", "\n%", "*", "*", "1-0", "0-1",
    "1/2-1/2", "[Event \"a\"]", "[Site \"b\\\"\"]", "[", "]", "A", "\"a\"", "[A {b}\n\"c\"]", "[A \"\x90\"]", "\n", "\n\n",
    "\r\n", " ", "\t", "0000", "%", ";", "Nf3=Q", "1 .", "[A \"\"] {a} [B \"\"] *", "[A \"\"]\n\n[Event \"a\"] *", "[A\n%a\n\n\"b\"] *", "$1 e4 *",
    "0000 1. e4 *", "1 . e4 *", "1. e4\n\n*", "{} (e4) *", "[A {b}\n\"c\"] *", "$256 e4 *"};
// clang-format on

std::string standard_soup(rng& random) {
  std::string text;
  for (auto left = 1 + below(random, 12); left != 0; --left) {
    text += pieces_of_the_standard[below(random, std::size(pieces_of_the_standard))];
    if (below(random, 4) != 0) text += ' ';
  }
  return text;
}

/// A sentence of the standard's grammar, which look-ahead may yet refuse.
std::string sentence(rng& random) {
  static strictpgn::generate::walker walk(pure_grammar());
  std::string text;
  strictpgn::generate::rng chance(random());
  walk.write("pgn_database", text, chance);
  return text;
}

std::string damaged_sentence(rng& random) { return mutated(sentence(random), random); }

using counts = std::map<std::string, std::uint64_t>;

counts causes_in(std::uint64_t usual_trials, std::string (*next)(rng&)) {
  rng random;
  counts found;
  for (auto left = trials(usual_trials); left != 0; --left) ++found[cause_of(next(random))];
  return found;
}

struct sample {
  std::string_view text;
  bool is_standard;
};

// clang-format off
constexpr sample samples_of_sections[] = {
    {"", true}, {"*", true}, {"*\n", true}, {"* * 1-0", true}, {"*1-0", true}, {"1-0*", true}, {"1-01-0", false}, {"e4", false},  // 8, 18
    {"[A \"b\"] *", true}, {"[A\"b\"]*", true}, {"[ A\n\n\"b\" ][C \"\"]*", true}, {"[A \"b\"]", false},  // 8.1
    {"[A \"b\"]\n\n[Event \"c\"] *", true}, {"[_ \"b\"] *", false}, {"[a-b \"c\"] *", false}, {"[0 \"c\"] *", true},
    {"[A \"b\" \"c\"] *", false}, {"[A b] *", false}, {"[A \"\\\"\\\\\"] *", true}, {"[A \"\\b\"] *", false},  // 7
    {"[A \"\xE9~\"] *", true}, {"[A \"\x9F\"] *", false}, {"[A \"\x7F\"] *", false}, {"[A \"\t\"] *", false}, {"[A \"\n\"] *", false}, {{"[A \"\0\"] *", 9}, false},  // 4.1, 7
    {"[{a}A;b\n\"c\"{d}]{e}*", true}, {"[A\n%b\n\"c\"] *", true}, {"[A %b\n\"c\"] *", false},  // 5, 6
    {"{a}*{b};c", true}, {"{a", false}, {"a}", false}, {"{a{b}*", true}, {"{\n%}\n*", true}, {"{\x01} *", false}, {"{\xA0} *", true}, {"{\x80} *", false}, {"; \x01\n*", false},
    {"%a", true}, {"%a\n%b\n*\n%c", true}, {" %a\n*", false}, {"* %a", false}, {"%\x01\x80\n*", true}, {";%a\n%b\n*", true}, {"; a\n*", true}, {"; *", true}, {"* ; a\r%b\r\n", true},
    {"1 e4 *", true}, {"1. e4 *", true}, {"1.e4 *", true}, {"1e4 *", false}, {"1 . e4 *", true}, {"1\n\n. .. e4 *", true}, {"1 {a} . e4 *", false}, {". e4 *", false}, {"1...e4 *", true},  // 8.2.2
    {"1 *", true}, {"1*", true}, {"1/2 *", false}, {"1/2-1/2", true}, {"1/2-1/2.", false}, {"1-0.", false}, {"1-0a", false}, {"*a", false}, {"*e4 *", true}, {"O-O-O*", true}, {"o-o *", false},
    {"e4\n\n\ne5 *", true}, {"e4e5 *", false}, {"e4{}e5(e6)e7$1e8!e1*", true}, {"e4! *", true}, {"e4 ! *", false}, {"e4!!! *", false}, {"e4!+ *", false}, {"e4+! *", true}, {"e8=Q *", true}, {"e8(Q) *", false},  // 8.2.3
    {"Nf3 *", true}, {"Nf3=Q *", false}, {"nf3 *", false}, {"Sf3 *", false}, {"Pe4 *", false}, {"Nb1d2 *", true}, {"N1xd2# *", true}, {"e4\xE2\x80\x93 *", false},
    {"$0 *", true}, {"$255 *", true}, {"$256 *", false}, {"$0255 *", true}, {"$00 *", true}, {"$1000 *", false}, {"$99 *", true}, {"$249 *", true}, {"$ *", false}, {"$1e4 *", true}, {"$11-0", false},  // 8.2.4
    {"(e4) *", true}, {"() *", true}, {"(({a})) *", true}, {"( *", false}, {") *", false}, {"(e4 *) *", false}, {"(=) *", false}, {"<> *", false},  // 8.2.5
    {"\f*", false}, {"\xEF\xBB\xBF*", false}, {"\v\t\r*", true}, {"1 \x96 0", false},  // 4.1
};
// clang-format on

}  // namespace

BOOST_AUTO_TEST_CASE(it_takes_what_the_sections_allow_and_nothing_else) {
  for (const auto& [text, is_right] : samples_of_sections) {
    BOOST_TEST(is_standard(text) == is_right, shown_bytes(text));
    BOOST_TEST(fault_of(text) == "", shown_bytes(text));
  }
}

BOOST_AUTO_TEST_CASE(nothing_in_it_deviates_or_is_shared_by_what_deviates) {
  const auto& pure = pure_grammar();
  BOOST_TEST(!pure.find_entry("database"));
  for (const auto& each : pure.nodes)
    if (const auto whole = import_grammar().find(each.name); whole)
      BOOST_TEST(!import_grammar()[*whole].is_deviation(), each.name);
}

BOOST_AUTO_TEST_CASE(cases_are_judged_alike_but_for_listed_causes) {
  counts found;
  for (const auto& one : all_cases()) {
    if (one.format()) continue;
    const auto cause = cause_of(one.input);
    BOOST_TEST(!cause.starts_with('?'), one.name() << ": " << cause);
    ++found[cause];
  }
  found.erase("");
  const counts expected = {
      {"character set (4.1)", 35},
      {"comment-in-tag-pair", 4},
      {"comment-in-tag-section", 3},
      {"comment-outside-game", 8},
      {"glyph value (8.2.4)", 5},
      {"move-null", 1},
      {"move-number-split-periods", 7},
      {"movetext-blank-line", 3},
      {"promotion of a piece (8.2.3.3)", 2},
      {"tag-without-movetext", 2},
      {"termination-repeated", 6},
  };
  for (const auto& [cause, times] : found) BOOST_TEST_INFO(cause << ' ' << times);
  BOOST_TEST((found == expected));
}

BOOST_AUTO_TEST_CASE(any_texts_are_judged_alike_but_for_listed_causes) {
  try_texts(40'000, token_soup, fault_of);
  try_texts(40'000, standard_soup, fault_of);
  try_texts(20'000, sentence, fault_of);
  try_texts(20'000, damaged_sentence, fault_of);
}

BOOST_AUTO_TEST_CASE(each_cause_is_met) {
  auto found = causes_in(40'000, standard_soup);
  const auto least = trials(4);
  for (const auto& [broken, reason] : allowed_by_the_text)
    BOOST_TEST(found[std::string(name_of(broken))] >= least, name_of(broken));
  for (const auto other : {character_set, glyph_value, piece_promotion, among_tag_pairs})
    BOOST_TEST(found[std::string(other)] >= least, other);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(grammar_standard_files)

using namespace grammar_standard;

BOOST_AUTO_TEST_CASE(texts_are_judged_alike_but_for_listed_causes) {
  for (const auto& [name, text] : samples()) BOOST_TEST(fault_of(text) == "", name);
  try_texts(8'000, damaged_text, fault_of);
}

BOOST_AUTO_TEST_SUITE_END()
