// The layout of export format leaves out much of even stretches: there is nothing to tell of it.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "parse/parse_unit.hpp"
#include "random.hpp"
#include "rules/context.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(export_layout)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// Without their ends.
std::vector<span> lines_of_80_and_more(std::string_view text) {
  std::vector<span> all;
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = std::min(text.find_first_of("\r\n", begin), text.size());
    if (end - begin >= 80) all.push_back({begin, end});
    begin = end + 1;
  }
  return all;
}

void run_all(std::span<const rules::detector> detectors, const rules::check_context& in,
             rules::findings& out) {
  for (const auto& one : detectors) one.run(in, out);
}

/// What the rules about spaces and lines find in a game, with even stretches noted or without.
std::string found_in(std::string_view text, encoding encoding, bool notes_stretches) {
  options how;
  how.format = profile::export_format;
  how.encoding = encoding;
  parse::builder made{how.limits, notes_stretches};
  parse::window_input in(text.data(), text.data() + text.size());
  made.begin(in.current());
  BOOST_TEST(parse::parse_step(parse::step::unit, in, made));
  made.finish();
  const auto& index = made.index();
  BOOST_TEST((notes_stretches || index.even_stretches.empty()));
  const replay::result board;
  const auto long_lines = lines_of_80_and_more(text);
  rules::layout lines;
  rules::check_context context{made.result(), board, how, {}, index.has, lines};
  context.around.before = text.substr(0, 0);
  context.around.after = text.substr(made.result().text.size());
  context.long_lines = long_lines;
  context.index = &index;
  rules::lay_out(context, lines);
  const rules::severities levels(how);
  rules::findings found(levels, how);
  run_all(rules::export_line_detectors(), context, found);
  run_all(rules::export_move_detectors(), context, found);
  found.finish();
  std::string shown;
  for (const auto& one : found.all())
    shown += std::to_string(static_cast<int>(one.id)) + ' ' + std::to_string(one.where.begin) +
             '-' + std::to_string(one.where.end) + ' ' + one.message + '\n';
  return shown;
}

template <std::size_t Size>
std::string_view any_of(const std::string_view (&list)[Size], rng& random) {
  return list[below(random, Size)];
}

// clang-format off
constexpr std::string_view moves[] = {"e4", "Nf3", "exd5+", "O-O-O", "Qa1xb2#", "e8=Q", "Nf3!", "e4?!", "1. d4", "10. Nbd7", "99... Kh1??"};
constexpr std::string_view others[] = {
    "$1", "$146", "{word}", "{some words of a comment}", "{[%clk 0:01:00]}", "{[%eval 0.1] [%clk 0:01:00]}",
    "{ [%clk 0:01:00] }", "{ padded }", "{a  b}", "{see [x]}", "{wörter}", "{}", "{ }", "{50 %}", "{a\nb}", "{a \nb}", "{a\r\nb}",
    "; line\n", "0-0", "e4 !", "--", "{a-very-long-word-that-fills-more-than-the-line-it-stands-on-if-nothing-else-does-so-already}"};
constexpr std::string_view spaces[] = {"", "  ", "\n", "\n", "\r\n", " \n", "\n ", "\n\n", "\t", " \t"};
// clang-format on

/// Parts with spaces between them, but for the insides of most parentheses.
std::vector<std::string> some_parts(rng& random) {
  std::vector<std::string> parts;
  std::string opened;
  std::size_t depth = 0;
  const auto rare = 2 + below(random, 20);
  for (auto left = 10 + below(random, 120); left != 0; --left) {
    const auto part = below(random, rare) == 0 ? any_of(others, random) : any_of(moves, random);
    parts.push_back(std::exchange(opened, "") + std::string(part));
    if (below(random, 10) == 0) opened = std::string(1 + below(random, 2), '(');
    depth += opened.size();
    for (; depth != opened.size() && below(random, 5) == 0; --depth) parts.back() += ')';
  }
  return parts;
}

/// Lines that are full, or of another width, with few of the spaces changed.
std::string some_game(rng& random) {
  constexpr std::size_t widths[] = {79, 79, 79, 79, 78, 80, 100, 40, 2000};
  const auto width = widths[below(random, std::size(widths))];
  const auto rare = 2 + below(random, 200);
  std::string text = "[Event \"?\"]\n\n";
  std::size_t column = 0;
  for (const auto& part : some_parts(random)) {
    const bool fits = column + 1 + part.size() <= width;
    if (column != 0 && below(random, rare) == 0)
      text += any_of(spaces, random);
    else if (column != 0)
      text += fits ? ' ' : '\n';
    text += part;
    column = text.size() - (text.rfind('\n') + 1);
  }
  return text + " *" + std::string(70, '\n');
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_left_out_has_nothing_to_be_told) {
  rng random;
  std::size_t findings = 0;
  for (auto left = trials(20'000); left != 0; --left) {
    const auto text = some_game(random);
    for (const auto encoding : {encoding::latin1, encoding::utf8}) {
      const auto all = found_in(text, encoding, false);
      BOOST_TEST(found_in(text, encoding, true) == all, text);
      findings += static_cast<std::size_t>(std::ranges::count(all, '\n'));
    }
  }
  BOOST_TEST(findings > trials(20'000));
}

BOOST_AUTO_TEST_SUITE_END()
