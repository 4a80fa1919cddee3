// Elements that are read by hand come out as by their productions.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <tao/pegtl/parse.hpp>
#include <type_traits>
#include <vector>

#include "parse/actions.hpp"
#include "parse/parse_texts.hpp"
#include "parse/window_input.hpp"
#include "sanitized.hpp"

BOOST_AUTO_TEST_SUITE(parse_usual_elements)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
namespace g = strictpgn::grammar;

/// With a control of its own the parser goes by the productions.
template <typename Rule>
struct by_productions : tao::pegtl::normal<Rule> {};

/// All that a unit is made of, as bytes, and where reading has stopped.
struct tree {
  std::string tags, elements, deviations, marker;
  std::uint32_t first_in_movetext = 0;
  std::ptrdiff_t end = 0;
  bool fits = false;

  friend bool operator==(const tree&, const tree&) = default;
};

template <typename List>
std::string bytes_of(const List& list) {
  return {reinterpret_cast<const char*>(list.data()), list.size() * sizeof(list[0])};
}

std::string shown(const std::vector<deviation_found>& all) {
  std::string text;
  for (const auto& [id, begin, end] : all)
    text += std::to_string(static_cast<int>(id)) + ':' + std::to_string(begin) + '-' +
            std::to_string(end) + ' ';
  return text;
}

std::string shown(const std::vector<tag_pair>& all) {
  std::string text;
  for (const auto& tag : all) {
    for (const auto place :
         {tag.begin, tag.end, tag.name_begin, tag.name_end, tag.value_begin, tag.value_end})
      text += std::to_string(place) + ' ';
    for (const bool is_so : {tag.is_damaged, tag.is_unclosed, tag.has_escape})
      text += is_so ? 'x' : '-';
  }
  return text;
}

template <template <typename...> class Control>
tree read(std::string_view text, const limits& bounds) {
  static_assert(std::has_unique_object_representations_v<element>);
  parse::builder made{bounds};
  parse::window_input in(text.data(), text.data() + text.size());
  made.begin(in.current());
  tree found;
  found.fits = tao::pegtl::parse<g::unit, parse::action, Control>(in, made);
  made.finish();
  const auto& unit = made.result();
  found.tags = shown(unit.tags);
  found.elements = bytes_of(unit.elements);
  found.deviations = shown(unit.deviations);
  found.marker = std::to_string(unit.marker_begin) + '-' + std::to_string(unit.marker_end) +
                 std::string(text_of(unit.marker));
  found.first_in_movetext = unit.first_in_movetext;
  found.end = in.current() - text.data();
  return found;
}

/// Whether what was noted of a unit while it was read is what a walk over its elements finds; over
/// elements, too, that do not say what is in a comment.
bool is_noted_right(std::string_view text, const limits& bounds) {
  parse::builder made{bounds};
  parse::window_input in(text.data(), text.data() + text.size());
  made.begin(in.current());
  tao::pegtl::parse<g::unit, parse::action>(in, made);
  made.finish();
  const auto& noted = made.index();
  auto unit = made.result();
  const auto is_walked_so = [&] {
    parse::element_index walked;
    walked.walk(unit);
    return walked.has == noted.has && walked.numbers == noted.numbers &&
           walked.odd_nags == noted.odd_nags && walked.commands == noted.commands &&
           walked.variations == noted.variations;
  };
  if (!is_walked_so()) return false;
  using namespace element_flag;
  for (auto& e : unit.elements)
    e.flags &= static_cast<std::uint8_t>(~(is_commands | tells_time | is_prose));
  return is_walked_so();
}

bool is_one_space(std::string_view text) { return text == " " || text == "\n" || text == "\r\n"; }

/// Whether an element is one that an even stretch has.
bool is_even_element(const game& what, const element& e) {
  switch (e.kind) {
    case element_kind::comment:
    case element_kind::nag:
    case element_kind::variation_begin:
    case element_kind::variation_end:
      return (e.flags & element_flag::is_unclosed) == 0;
    case element_kind::move:
      return (e.flags & element_flag::is_deviant) == 0 &&
             what.text.substr(end_of(e)).starts_with(text_of(e.suffix));
    default:
      return false;
  }
}

/// Whether what stands before an element of an even stretch, behind that one, and in it between
/// number and move, is what that says.
bool is_even_behind(const game& what, const element& before, const element& e) {
  const auto end = end_of(before) + text_of(before.suffix).size();
  const auto begin = e.offset - e.lead;
  const bool is_attached =
      before.kind == element_kind::variation_begin || e.kind == element_kind::variation_end;
  if (begin < end ||
      !(is_attached ? begin == end : is_one_space(what.text.substr(end, begin - end))))
    return false;
  if (e.lead == 0) return true;
  const auto number = what.text.substr(begin, e.lead);
  const auto digits = std::min(number.find_first_not_of("0123456789"), number.size());
  const auto behind_digits = number.substr(digits);
  return digits != 0 && behind_digits.starts_with(std::string(e.periods, '.')) &&
         is_one_space(behind_digits.substr(e.periods));
}

bool is_even(const game& what, const parse::even_stretch& stretch) {
  if (stretch.begin >= stretch.end || stretch.end > what.elements.size()) return false;
  const std::span<const element> all(what.elements);
  for (auto at = stretch.begin; at < stretch.end; ++at) {
    if (!is_even_element(what, all[at])) return false;
    if (at != stretch.begin && !is_even_behind(what, all[at - 1], all[at])) return false;
  }
  return true;
}

/// Whether the even stretches are such, in text order; adds their elements to `count`.
bool are_even_stretches(std::string_view text, const limits& bounds, std::size_t& count) {
  parse::builder made{bounds, true};
  parse::window_input in(text.data(), text.data() + text.size());
  made.begin(in.current());
  tao::pegtl::parse<g::unit, parse::action>(in, made);
  made.finish();
  std::uint32_t end = 0;
  for (const auto& stretch : made.index().even_stretches) {
    if (stretch.begin < end || !is_even(made.result(), stretch)) return false;
    end = stretch.end;
    count += stretch.end - stretch.begin;
  }
  return true;
}

void compare(std::string_view text, const limits& bounds = {}) {
  std::size_t count = 0;
  BOOST_TEST(are_even_stretches(text, bounds, count), "not even: " << shown_bytes(text));
  BOOST_TEST(is_noted_right(text, bounds), "noted otherwise: " << shown_bytes(text));
  const bool are_one = read<tao::pegtl::normal>(text, bounds) == read<by_productions>(text, bounds);
  BOOST_TEST(are_one, "other elements by hand: " << shown_bytes(text));
}

// clang-format off
constexpr std::string_view usual[] = {
    "1. e4", "1.e4", "1... e5", "23. Nbd7", "e4", "Nf3", "exd5", "O-O-O", "Qxf7#", "e8=Q+", "Bb5+", "{a comment}", "{}",
    "{50%}", "{a/b}", "{see [x]}", "{ }", "{a {b}", "{a long comment, longer than sixteen bytes}", "$3", "{[%clk 0:01:00]}", "{ [%clk 0:01:00] }", "{[%eval 0.1] [%clk 0:01:00]}", "{ [%clk 0:01:00] [%emt 0:00:01] }", "$1", "$146", "(", ")", "cxd4", "ed", "c4", "d8=N", "12.", "999... Kh1"};
constexpr std::string_view unusual[] = {
    "e4!", "e4 !", "Nf3 ?!", "e.p.", "exd6 e.p.", "ep", "ch", "e4 ch", "dis", "mate", "Qh5 mate", "dbl", "check", "01. e4",
    "12345. e4", "1.. e4", "1.... e4", "1 . e4", "1. . e4", "1. ... e5", "(=)", "{", "}", ";a\n", "\n%a\n", "%", "$", "$12345678",
    "e9", "Nf", "--", "*", "1-0", "0-1", "1/2-1/2", "[", "[A \"b\"]", "\n\n", "\r\n", "\t", "\v", "  ", "1.\n", "1.\ne4", "\xE9", "e4\re5"};
constexpr std::string_view usual_tags[] = {
    "[Event \"?\"]", "[White \"Carlsen, Magnus\"]", "[A \"\"]", "[a_1 \"b\"]", "[Result \"1-0\"]", "[Z9_ \"\xE9 \xC3\xA9\"]",
    "[Date \"1992.11.04\"]", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]"};
constexpr std::string_view unusual_tags[] = {
    "[ A \"b\"]", "[A  \"b\"]", "[A\"b\"]", "[A \"b\" ]", "[A\t\"b\"]", "[A\n\"b\"]", "[_A \"b\"]", "[1 \"b\"]", "[A-B \"c\"]",
    "[\xC9 \"b\"]", "[\"b\"]", "[A b]", "[A]", "[]", "[A \"b]", "[A \"b\"", "[A \"b\"]]", "[[A \"b\"]", "A \"b\"]", "[A \"b\" \"c\"]",
    "[A \"b\\\"c\"]", "[A \"b\\\\\"]", "[A \"b\\c\"]", "[A \"b\tc\"]", "[A \"b\nc\"]", "[A \"b\rc\"]", "[A \"\x01\"]", "[A \"\x7F\"]",
    "[A \"\xEF\xBB\xBF\"]", "[A\xEF\xBB\xBF \"b\"]", "[A {c} \"b\"]", "[A ;c\n\"b\"]", "%a\n", "{c}", ";a\n"};
// clang-format on

template <std::size_t Size>
std::string_view any_of(const std::string_view (&list)[Size], rng& random) {
  return list[below(random, Size)];
}

/// Long enough that most of it is read by hand.
std::string movetext(rng& random) {
  std::string text = below(random, 4) == 0 ? "" : "[Event \"?\"]\n\n";
  if (below(random, 2) == 0) text += "1. e4 ";
  const auto size = 10 + below(random, 40);
  const auto rare = 1 + below(random, 30);
  for (std::size_t more = 0; more != size; ++more) {
    text += below(random, rare) == 0 ? any_of(unusual, random) : any_of(usual, random);
    if (below(random, 40) != 0) text += below(random, 8) == 0 ? '\n' : ' ';
  }
  return text += below(random, 2) == 0 ? " 1-0\n" : "";
}

std::string repeated(std::string_view what, std::size_t size) {
  std::string text;
  while (text.size() < size) text += what;
  return text;
}

/// Names and values around the lengths up to which tag pairs are read by hand.
std::string long_tag(rng& random) {
  const std::string name = repeated("Name", below(random, 2) == 0 ? 4 : 56 + below(random, 16));
  return '[' + name + " \"" + repeated("a", 180 + below(random, 90)) + "\"]";
}

std::string tag_section(rng& random) {
  std::string text;
  const auto rare = 1 + below(random, 20);
  for (auto more = 1 + below(random, 12); more != 0; --more) {
    if (below(random, 10) == 0)
      text += long_tag(random);
    else
      text += below(random, rare) == 0 ? any_of(unusual_tags, random) : any_of(usual_tags, random);
    if (below(random, 20) != 0) text += below(random, 8) == 0 ? "\r\n" : "\n";
  }
  return text + "\n1. e4 1-0\n" + (below(random, 4) == 0 ? "" : repeated("{rest} ", 300));
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_tag_sections) {
  rng random;
  for (auto left = trials(20'000); left != 0; --left) compare(tag_section(random));
}

BOOST_AUTO_TEST_CASE(of_damaged_tag_sections) {
  rng random;
  for (auto left = trials(20'000); left != 0; --left) compare(mutated(tag_section(random), random));
}

/// Each tag pair, with each behind it, with and without room for reading by hand.
BOOST_AUTO_TEST_CASE(of_all_tag_pairs) {
  const auto try_with_all = [](std::string_view one) {
    const auto try_pair = [&](std::string_view other) {
      for (const auto* const between : {"", " ", "\n"})
        for (const std::size_t rest : {0, 300})
          compare(std::string(one) + between + std::string(other) + "\n\n*\n" +
                  std::string(rest, ' '));
    };
    for (const auto other : usual_tags) try_pair(other);
    for (const auto other : unusual_tags) try_pair(other);
  };
  for (const auto one : usual_tags) try_with_all(one);
  for (const auto one : unusual_tags) try_with_all(one);
}

/// All elements but the last, to which something may still belong, and but for what is uneven.
BOOST_AUTO_TEST_CASE(of_which_even_stretches_are_noted) {
  std::string text = "[Event \"?\"]\n\n1. e4 e5 ";
  for (int number = 2; number != 30; ++number)
    text += std::to_string(number) + ". Nf3 $1 {a b} Nc6 {[%clk 0:01:00]} ";
  const std::string rest = std::string(70, ' ') + "*";
  constexpr std::size_t most = 2 + 28 * 5 - 1;
  const auto count_in = [&](std::string_view behind_comment) {
    auto changed = text;
    changed.replace(changed.find(" Nc6", changed.size() / 2), 1, behind_comment);
    std::size_t count = 0;
    BOOST_TEST(are_even_stretches(changed + rest, {}, count), "not even: " << behind_comment);
    return count;
  };
  for (const auto* const even : {" ", "\n", "\r\n"}) BOOST_TEST(count_in(even) == most);
  BOOST_TEST(count_in(" (2. d4) ") == most + 3);
  BOOST_TEST(count_in("\n(2. d4! $1 (d5?! 3. a4!?))\n") == most + 8);
  BOOST_TEST(count_in("  ") == most - 1);
  BOOST_TEST(count_in(" ( 2. d4) ") == most + 2);
  BOOST_TEST(count_in(" (2. d4 ) ") == most + 2);
  BOOST_TEST(count_in(" (2. d4)") == most + 2);
}

BOOST_AUTO_TEST_CASE(of_texts_with_few_faults) {
  rng random;
  for (auto left = trials(30'000); left != 0; --left) compare(movetext(random));
}

BOOST_AUTO_TEST_CASE(of_damaged_texts) {
  rng random;
  for (auto left = trials(20'000); left != 0; --left) compare(mutated(movetext(random), random));
}

/// All short movetexts of these: what is noted of one element depends on those before it.
BOOST_AUTO_TEST_CASE(of_all_short_texts) {
  constexpr std::string_view tokens[] = {"e4", "e4!", "(", ")", "$1", "{a}", "{[%clk 0:01:00]}",
                                         "{/}"};
  constexpr int longest = 5;
  const std::string rest(70, ' ');
  for (unsigned code = 0; code != 1U << (3 * longest); ++code) {
    std::string text = "1. d4 ";
    for (auto left = code, size = 0U; size != longest; left /= 8, ++size)
      text.append(tokens[left % 8]) += ' ';
    limits bounds;
    BOOST_TEST(is_noted_right(text + rest, bounds), "noted otherwise: " << text);
    bounds.game_elements = 1 + code % longest;
    BOOST_TEST(is_noted_right(text + rest, bounds), "noted otherwise, of few: " << text);
  }
}

/// Each two, at either end of what is read by hand; under sanitizers each seventh two.
BOOST_AUTO_TEST_CASE(of_all_neighbours) {
  const std::string rest(70, ' ');
  std::uint64_t pairs = 0;
  const auto try_pair = [&](std::string_view one, std::string_view other) {
    if (is_sanitized && pairs++ % 7 != 0) return;
    for (const std::string_view space : {"", " ", "\n", "\r\n", "  ", "\t", " \n", "\n "})
      for (const std::string_view before :
           {"1. d4 ", "1. ", "", "1. d4 d5 2. c4 c5 3. e4 e5 4. f4 f5 ",
            "1. d4 d5 2. c4 c5 3. e4 e5 4. f4 (f5 "})
        compare(std::string(before) + std::string(one) + std::string(space) + std::string(other) +
                rest + "e4 1-0");
  };
  const auto try_with_all = [&](std::string_view one) {
    for (const auto other : usual) try_pair(one, other);
    for (const auto other : unusual) try_pair(one, other);
  };
  for (const auto one : usual) try_with_all(one);
  for (const auto one : unusual) try_with_all(one);
}

BOOST_AUTO_TEST_CASE(within_narrow_limits) {
  rng random;
  limits narrow;
  narrow.comment_size = 12;
  narrow.game_elements = 20;
  for (auto left = trials(10'000); left != 0; --left) {
    narrow.rav_depth = left % 3;
    compare(movetext(random), narrow);
  }
}

BOOST_AUTO_TEST_SUITE_END()
