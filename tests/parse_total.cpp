// The grammar is total: whatever the bytes, the steps read them all, and what they make of them is
// in order.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <string_view>
#include <tao/pegtl/memory_input.hpp>
#include <vector>

#include "grammar/pgn.hpp"
#include "grammar_trace.hpp"
#include "parse_show.hpp"
#include "parse_steps.hpp"
#include "parse_texts.hpp"

BOOST_AUTO_TEST_SUITE(parse_total)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
using namespace std::literals;
namespace g = strictpgn::grammar;

struct input : tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy> {
  input(const char* begin, const char* end) : memory_input(begin, end, "") {}
};

/// What is wrong with it; empty when nothing is.
using fault = std::string;

// ---- the tree -----------------------------------------------------------------------------------

fault fault_of_elements(const game& in) {
  std::uint64_t last = in.offset;
  for (const auto& e : in.elements) {
    const auto where = in.span_of(e);
    if (where.begin < last || where.end < where.begin)
      return "out of order: " + shown_element(in, e);
    if (where.end > in.offset + in.text.size()) return "outside the game: " + shown_element(in, e);
    if (e.lead > where.begin - last)
      return "number reaches into the token before it: " + shown_element(in, e);
    last = where.end;
  }
  return {};
}

fault fault_of_variations(const game& in) {
  std::vector<std::size_t> open;
  for (std::size_t at = 0; at != in.elements.size(); ++at) {
    const auto& e = in.elements[at];
    if (e.kind == element_kind::variation_begin) open.push_back(at);
    if (e.kind != element_kind::variation_end) continue;
    const bool is_pair =
        !open.empty() && e.data == open.back() && in.elements[open.back()].data == at;
    if (!is_pair) return "wrong partner: " + shown_element(in, e);
    open.pop_back();
  }
  return open.empty() ? fault() : "a variation without its end"s;
}

fault fault_of_tags(const game& in) {
  std::uint32_t last = 0;
  for (const auto& tag : in.tags) {
    const bool has_value = tag.value_end != 0;
    const bool is_inside = last <= tag.begin && tag.begin <= tag.end && tag.end <= in.text.size();
    const bool has_good_name = tag.name_begin <= tag.name_end && tag.name_end <= tag.end;
    const bool has_good_value =
        !has_value || (tag.name_end <= tag.value_begin && tag.value_begin <= tag.value_end &&
                       tag.value_end <= tag.end);
    if (!is_inside || !has_good_name || !has_good_value) return "misplaced: " + shown_tag(in, tag);
    last = tag.end;
  }
  return {};
}

/// A deviation is inside the game, but for the tag pair of the next game that stands in the
/// movetext of this one.
fault fault_of_deviations(const unit_read& read) {
  const auto& in = read.unit;
  for (const auto& found : in.deviations) {
    const bool is_next = found.id == rule::tag_section_in_movetext;
    const auto end = static_cast<std::int32_t>(is_next ? read.whole.size() + 1 : in.text.size());
    if (found.begin < 0 || found.begin > found.end || found.end > end)
      return "misplaced: " + shown_deviation(in, found);
  }
  const auto comes_later = [](const auto& a, const auto& b) { return a.begin > b.begin; };
  const bool is_sorted =
      std::ranges::adjacent_find(in.deviations, comes_later) == in.deviations.end();
  return is_sorted ? fault() : "the deviations are out of order"s;
}

/// After a marker there is nothing but escape lines and further markers.
fault fault_of_marker(const game& in) {
  bool is_good = in.marker_begin <= in.marker_end && in.marker_end <= in.text.size();
  for (const auto& e : in.elements) {
    const bool may_follow = e.kind == element_kind::escape || e.kind == element_kind::stray;
    is_good &= may_follow || in.marker == termination::none ||
               in.span_of(e).end <= in.offset + in.marker_begin;
  }
  return is_good ? fault() : "misplaced: " + shown_marker(in);
}

/// Each character that is no white space belongs to something: a tag pair, an element, the marker,
/// a number before its move. Suffixes, a detached `e.p.` or `mate` and the periods after a split
/// number have no place of their own.
fault fault_of_cover(const unit_read& read) {
  const auto& in = read.unit;
  std::string left(read.whole);
  const auto take = [&](std::uint64_t begin, std::uint64_t end) {
    std::fill(left.begin() + static_cast<std::ptrdiff_t>(begin),
              left.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  };
  for (const auto& tag : in.tags) take(tag.begin, tag.end);
  for (const auto& e : in.elements)
    take(in.span_of(e).begin - in.offset - e.lead, in.span_of(e).end - in.offset);
  take(in.marker_begin, in.marker_end);
  for (const auto& found : in.deviations)
    if (found.id == rule::san_ep_suffix || found.id == rule::san_bad_check_form ||
        found.id == rule::move_number_split_periods)
      take(static_cast<std::uint64_t>(found.begin), static_cast<std::uint64_t>(found.end));
  const auto lost = left.find_first_not_of(" \t\v\r\n!?");
  return lost == left.npos ? fault() : "lost: " + left.substr(lost, 20);
}

// ---- the derivation -----------------------------------------------------------------------------

std::set<std::string_view> names_in(const std::vector<rule>& deviations) {
  std::set<std::string_view> names;
  for (const rule id : deviations)
    if (id != elsewhere) names.insert(name_of(id));
  return names;
}

std::string joined(const std::set<std::string_view>& names) {
  std::string all;
  for (const auto name : names) all.append(" ").append(name);
  return all;
}

/// The tree reports exactly the deviations of the derivation, and both end at the same place.
template <typename Step>
fault fault_against_derivation(const unit_read& read, std::string_view text) {
  const auto derived = derive<Step, input>(text.substr(read.unit.offset));
  if (derived.prefix != read.whole) return "the derivation ends elsewhere";
  std::vector<rule> reported;
  for (const auto& found : read.unit.deviations) reported.push_back(found.id);
  const auto expected = names_in(derived.deviations), found = names_in(reported);
  return expected == found ? fault()
                           : "reported" + joined(found) + " instead of" + joined(expected);
}

// ---- all of a text ------------------------------------------------------------------------------

fault fault_of_unit(const unit_read& read) {
  for (const auto& found :
       {fault_of_elements(read.unit), fault_of_variations(read.unit), fault_of_tags(read.unit),
        fault_of_deviations(read), fault_of_marker(read.unit), fault_of_cover(read)})
    if (!found.empty()) return found;
  return {};
}

fault fault_of_text(std::string_view text) {
  const auto all = read_units(text);
  if (!all.rest.empty()) return "not read: " + std::string(all.rest.substr(0, 20));
  for (const auto& read : all.units)
    if (auto found = fault_of_unit(read); !found.empty()) return found;
  return {};
}

/// The fault of the next step, held against the derivation of its production.
template <typename Step>
fault fault_of_step(parse::step which, std::string_view text, unit_reader& in) {
  const auto rest = in.rest();
  unit_read read;
  if (in.read(which, read)) return fault_against_derivation<Step>(read, text);
  return derive<Step, input>(rest).prefix ? "a step refuses what its production reads"s : fault();
}

/// The derivation knows no limit on depth.
fault fault_of_steps(std::string_view text) {
  unit_reader in(text, limits{.rav_depth = 1 << 20});
  fault found = fault_of_step<g::file_start>(parse::step::start, text, in);
  if (found.empty()) found = fault_of_step<g::opening_unit>(parse::step::opening, text, in);
  for (auto before = text.size() + 1;
       found.empty() && !in.rest().empty() && in.rest().size() != before;) {
    before = in.rest().size();
    found = fault_of_step<g::unit>(parse::step::unit, text, in);
  }
  return found;
}

/// Whether the first step that meets no end of a cut text reads the same of it as of the whole.
fault fault_of_cut(std::string_view text, std::size_t cut) {
  parse::builder made{limits{}};
  parse::window_input in(text.data(), text.data() + cut);
  made.begin(in.current(), 0);
  const bool fits = parse::parse_step(parse::step::unit, in, made);
  if (in.met_end()) return {};
  made.finish();
  unit_read whole;
  const bool fits_whole = unit_reader(text).read(parse::step::unit, whole);
  const auto length = static_cast<std::size_t>(in.current() - text.data());
  if (fits != fits_whole || (fits && length != whole.whole.size()))
    return "reads another stretch when cut";
  if (fits && shown_lines(made.result(), true) != shown_lines(whole.unit, true))
    return "reads otherwise when cut";
  return {};
}

fault fault_of_cuts(std::string_view text) {
  for (std::size_t cut = 0; cut <= text.size(); cut += 1 + text.size() / 40)
    if (auto found = fault_of_cut(text, cut); !found.empty())
      return found + " after " + std::to_string(cut);
  return {};
}

}  // namespace

BOOST_AUTO_TEST_CASE(any_bytes_are_read_to_the_last) {
  try_texts(20'000, random_bytes, fault_of_text);
}
BOOST_AUTO_TEST_CASE(any_tokens_are_read_to_the_last) {
  try_texts(40'000, token_soup, fault_of_text);
}
BOOST_AUTO_TEST_CASE(damaged_games_are_read_to_the_last) {
  try_texts(4'000, mutated_real_text, fault_of_text);
}

BOOST_AUTO_TEST_CASE(each_single_byte_is_read) {
  for (int first = 0; first < 256; ++first)
    for (const auto around : {""sv, " "sv, "\n"sv, "e4 "sv, "* "sv, "("sv, "[a \"b\"] "sv}) {
      const auto text = std::string(around) + static_cast<char>(first);
      BOOST_TEST(fault_of_text(text) == "", shown_bytes(text) << ": " << fault_of_text(text));
    }
}

BOOST_AUTO_TEST_CASE(the_tree_reports_the_deviations_of_the_derivation) {
  try_texts(20'000, random_bytes, fault_of_steps);
  try_texts(40'000, token_soup, fault_of_steps);
  try_texts(2'000, mutated_real_text, fault_of_steps);
}

BOOST_AUTO_TEST_CASE(what_meets_no_end_does_not_depend_on_what_follows) {
  try_texts(20'000, token_soup, fault_of_cuts);
  try_texts(500, mutated_real_text, fault_of_cuts);
}

BOOST_AUTO_TEST_SUITE_END()
