// Files of many programs and people: the same answer by every way in, and nothing lost.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "files.hpp"
#include "parse/parse_texts.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(reader_files)

namespace {

using namespace strictpgn;

/// Everything that can be said is said.
options all_said() {
  options options;
  options.levels = {{rule::escape_line, severity::info}, {rule::tag_unknown_name, severity::info}};
  return options;
}

// ---- one answer by every way in -----------------------------------------------------------------

auto fields(const tag_pair& tag) {
  return std::tuple(tag.begin, tag.end, tag.name_begin, tag.name_end, tag.value_begin,
                    tag.value_end, tag.is_damaged, tag.has_escape);
}

auto fields(const element& e) {
  return std::tuple(e.offset, e.data, e.number, e.lead, e.periods, e.length, e.suffix, e.kind,
                    e.flags);
}

auto fields(const deviation_found& d) { return std::tuple(d.id, d.begin, d.end); }
auto fields(const ply& p) { return std::tuple(p.element, p.played, p.number); }

template <typename Row>
bool same_rows(const std::vector<Row>& a, const std::vector<Row>& b) {
  return std::ranges::equal(a, b,
                            [](const Row& x, const Row& y) { return fields(x) == fields(y); });
}

bool same_game(const game& a, const game& b) {
  return a.offset == b.offset && a.text == b.text && a.first_in_movetext == b.first_in_movetext &&
         a.marker == b.marker && a.marker_begin == b.marker_begin && a.marker_end == b.marker_end &&
         same_rows(a.tags, b.tags) && same_rows(a.elements, b.elements) &&
         same_rows(a.deviations, b.deviations);
}

bool same_replay(const replayed& a, const replayed& b) {
  return a.is_playable == b.is_playable && a.mainline_plies == b.mainline_plies &&
         same_rows(a.plies, b.plies);
}

/// Whether a sample of the findings stands at the same lines and columns; to locate takes time.
bool same_places(const reading& a, const reading& b) {
  const auto stride = std::max<std::size_t>(a.findings.size() / 16, 1);
  for (std::size_t at = 0; at < a.findings.size(); at += stride) {
    const auto one = locate(a.source, a.findings[at].where.begin);
    const auto other = locate(b.source, b.findings[at].where.begin);
    if (one.line != other.line || one.column != other.column) return false;
  }
  return true;
}

/// In what two readings of the same input differ; empty when in nothing.
std::string difference(const reading& a, const reading& b) {
  if ((a.game == nullptr) != (b.game == nullptr)) return "only one has a game";
  if ((a.outside == nullptr) != (b.outside == nullptr)) return "only one is outside a game";
  if (a.game != nullptr && !same_game(*a.game, *b.game)) return "the games differ";
  if (a.outside != nullptr && !same_game(*a.outside, *b.outside)) return "the texts outside differ";
  if (a.game != nullptr && !same_replay(*a.replay, *b.replay)) return "the replays differ";
  if (!std::ranges::equal(a.findings, b.findings)) return "the findings differ";
  if (!same_places(a, b)) return "lines or columns of the findings differ";
  return {};
}

bool same_totals(const summary& a, const summary& b) {
  const auto counts = [](const summary& s) {
    return std::tuple(s.games, s.games_with_errors, s.plies, s.errors, s.warnings, s.infos, s.bytes,
                      s.by_rule);
  };
  return counts(a) == counts(b);
}

std::string difference(reader& a, reader& b) {
  for (;;) {
    const bool goes_on = a.next();
    if (goes_on != b.next()) return "one reader stops before the other";
    if (!goes_on) break;
    const auto found = difference(a.current(), b.current());
    if (!found.empty()) return fmt::format("{}, at game {} or after it", found, a.totals().games);
  }
  return same_totals(a.totals(), b.totals()) ? "" : "the totals differ";
}

/// In what reading a text from memory differs from reading it in pieces of that size.
std::string difference_by_window(const std::string& text, std::size_t window) {
  auto options = all_said();
  options.window_size = window;
  std::istringstream stream(text);
  auto from_memory = reader::text(text, options);
  auto from_stream = reader::stream(stream, options);
  return difference(from_memory, from_stream);
}

/// A game longer than what a reader looks at first, so that the text after it comes in pieces.
std::string long_game() {
  std::string text = "1. e4 {";
  for (int line = 0; line < 1200; ++line)
    text += "sixty characters of comment, and so on for a while longer...\n";
  return text + "} *\n\n";
}

// ---- nothing is lost ----------------------------------------------------------------------------

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\n' || c == '\r'; }

void add_token(const game& what, const element& one, std::vector<span>& spans) {
  if (one.lead != 0) spans.push_back(what.number_span_of(one));
  spans.push_back(what.span_of(one));
}

/// The places of suffixes. An escape line, which is an element of its own, may stand before one.
std::vector<span> suffix_spans(const game& what) {
  std::vector<span> spans;
  for (const auto& one : what.elements)
    if (one.suffix != suffix::none) spans.push_back(what.suffix_span_of(one));
  return spans;
}

/// The places of all tokens of a unit but suffixes, in their order in the tree; comments, escape
/// lines and stray tokens inside a tag pair are part of it.
std::vector<span> token_spans(const game& what) {
  std::vector<span> spans;
  auto next = what.elements.begin();
  const auto ends_by = [&](std::uint64_t offset) {
    return next != what.elements.end() && what.span_of(*next).end <= offset;
  };
  const auto add_up_to = [&](std::uint64_t offset) {
    for (; ends_by(offset); ++next) add_token(what, *next, spans);
  };
  for (const auto& tag : what.tags) {
    const auto whole = what.span_of(tag);
    add_up_to(whole.begin);
    spans.push_back(whole);
    while (ends_by(whole.end) && what.span_of(*next).begin > whole.begin) ++next;
  }
  add_up_to(what.marker_span().begin);
  spans.push_back(what.marker_span());
  add_up_to(UINT64_MAX);  // markers that are repeated
  return spans;
}

/// Sets the bytes of a span, cut to the text that begins at `offset`, to blanks.
void cover(std::string& uncovered, std::uint64_t offset, span where) {
  const auto end = std::min<std::uint64_t>(where.end, offset + uncovered.size());
  for (auto at = std::max(where.begin, offset); at < end; ++at) uncovered[at - offset] = ' ';
}

/// Says what is wrong with the spans of a unit, or nothing: tokens lie inside it, in order, side by
/// side, and between them stands white space, a mark apart from its move, `e.p.` or `mate`, or
/// periods that an escape line parts from their number.
std::string fault_of_spans(const game& what, std::string_view input) {
  if (what.text != input.substr(what.offset, what.text.size())) return "the text is another";
  std::string uncovered(what.text);
  auto last_end = what.offset;
  std::vector<span> tokens;
  std::ranges::merge(token_spans(what), suffix_spans(what), std::back_inserter(tokens), {},
                     &span::begin, &span::begin);
  for (const auto& where : tokens) {
    if (where.begin < last_end || where.end < where.begin)
      return fmt::format("a token at {}..{} after one that ends at {}", where.begin, where.end,
                         last_end);
    if (where.end > what.offset + what.text.size())
      return fmt::format("a token at {}..{} beyond the game", where.begin, where.end);
    last_end = where.end;
    cover(uncovered, what.offset, where);
  }
  for (const auto& deviation : what.deviations)
    if (deviation.id == rule::san_ep_suffix || deviation.id == rule::san_bad_check_form ||
        deviation.id == rule::move_number_split_periods)
      cover(uncovered, what.offset, what.span_of(deviation));
  const auto lost = std::ranges::find_if_not(uncovered, is_space);
  if (lost == uncovered.end()) return {};
  const auto at = what.offset + static_cast<std::uint64_t>(lost - uncovered.begin());
  return fmt::format("the bytes from {} are in no token: {}", at, input.substr(at, 20));
}

/// What is wrong between the tokens of a unit and those of the next.
std::string fault_of_gap(std::string_view text, std::uint64_t begin, std::uint64_t end) {
  if (end < begin) return fmt::format("a unit begins at {}, before the last one ends", end);
  const auto gap = text.substr(begin, end - begin);
  if (std::ranges::all_of(gap, is_space)) return {};
  return fmt::format("the bytes from {} are in no unit: {}", begin, gap.substr(0, 20));
}

bool is_before(const diagnostic& a, const diagnostic& b) {
  return std::pair(a.where.begin, a.where.end) < std::pair(b.where.begin, b.where.end);
}

std::string fault_of_findings(const reading& step, std::uint64_t size) {
  if (!std::ranges::is_sorted(step.findings, is_before)) return "findings out of order";
  for (const auto& found : step.findings) {
    auto places = std::vector{found.where};
    for (const auto& label : found.related) places.push_back(label.where);
    for (const auto& where : places)
      if (where.begin > where.end || where.end > size)
        return fmt::format("{} is at {}..{}", name_of(found.id), where.begin, where.end);
  }
  return {};
}

bool gave_up(const summary& totals) {
  return totals.by_rule[rule::file_not_pgn] > 0 || totals.by_rule[rule::encoding_utf16] > 0;
}

/// What is wrong with a reading of the whole text, or nothing.
std::string fault_of_reading(const std::string& text) {
  std::uint64_t last_end = 0;
  auto in = reader::text(text, all_said());
  while (in.next()) {
    const auto& step = in.current();
    if (auto fault = fault_of_findings(step, text.size()); !fault.empty()) return fault;
    const auto* unit = step.game != nullptr ? step.game : step.outside;
    if (unit == nullptr) continue;
    if (auto fault = fault_of_gap(text, last_end, unit->offset); !fault.empty()) return fault;
    if (auto fault = fault_of_spans(*unit, text); !fault.empty()) return fault;
    last_end = unit->offset + unit->text.size();
  }
  if (gave_up(in.totals())) return {};
  if (in.totals().bytes != text.size()) return "not all bytes were read";
  return fault_of_gap(text, last_end, text.size());
}

/// Whether a line really is too long, a byte really one of those that 4.1 leaves unused, a code of
/// openings really a question mark.
bool is_plain_to_see(const diagnostic& found, const source_window& source) {
  if (found.id == rule::line_too_long) return line_at(source, found.where.begin).size() > 254;
  if (found.id == rule::eco_format) return line_at(source, found.where.begin) == "[ECO \"?\"]";
  const auto byte = static_cast<unsigned char>(source.text[found.where.begin - source.offset]);
  return found.id == rule::char_c1_control && byte >= 0x80 && byte <= 0x9F;
}

/// The errors of a text, but for those that one sees without parsing.
std::vector<std::string> unexpected_errors(const std::string& text) {
  std::vector<std::string> errors;
  auto in = reader::text(text);
  while (in.next())
    for (const auto& found : in.current().findings)
      if (found.level == severity::error && !is_plain_to_see(found, in.current().source))
        errors.push_back(fmt::format("{} at {}", name_of(found.id), found.where.begin));
  return errors;
}

std::string fault_of_windows(std::string_view text) {
  for (const std::size_t window : {1, 2, 3, 7})
    if (auto fault = difference_by_window(std::string(text), window); !fault.empty())
      return fmt::format("window of {}: {}", window, fault);
  return {};
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_window_gives_the_answer_of_the_whole_soup_of_tokens) {
  tests::try_texts(10'000, tests::token_soup, fault_of_windows);
}

BOOST_AUTO_TEST_CASE(every_window_gives_the_answer_of_the_whole_text) {
  for (const auto& [name, text] : tests::samples()) {
    BOOST_TEST_CONTEXT(name) {
      for (const std::size_t window : {97, 4096})
        BOOST_TEST(difference_by_window(text, window) == "", "window of " << window);
      if (text.size() < tests::tenth_if_sanitized(20'000)) {
        const auto later = long_game() + text;
        for (const std::size_t window : {1, 97})
          BOOST_TEST(difference_by_window(later, window) == "", "later, window of " << window);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(every_byte_belongs_to_a_token) {
  for (const auto& [name, text] : tests::samples()) BOOST_TEST_CONTEXT(name) {
      BOOST_TEST(fault_of_reading(text) == "");
    }
}

BOOST_AUTO_TEST_CASE(reading_twice_gives_the_same_findings) {
  for (const auto& [name, text] : tests::samples())
    BOOST_TEST((check_database(text).diagnostics == check_database(text).diagnostics), name);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(reader_shared, *boost::unit_test::disabled())

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(the_benchmark_files_have_no_errors_but_those_one_sees) {
  for (const auto* const name : {"lichess", "rav", "twic"}) {
    const auto file = tests::shared(std::string("corpora/bench/") + name + ".pgn");
    BOOST_TEST(
        reader_files::unexpected_errors(tests::bytes_of_file(file)) == std::vector<std::string>(),
        boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_SUITE_END()
