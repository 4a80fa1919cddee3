// The grammar is total: whatever the bytes, the steps read them all, and what they make of them is
// in order.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "parse/parse_show.hpp"
#include "parse/parse_steps.hpp"
#include "parse/parse_unit_faults.hpp"
#include "spec/grammar_drawing.hpp"
#include "spec/grammar_texts.hpp"

BOOST_AUTO_TEST_SUITE(parse_total)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;
using namespace std::literals;

/// What is wrong with it; empty when nothing is.
using fault = std::string;

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
fault fault_against_derivation(std::string_view step, const unit_read& read,
                               std::string_view text) {
  const auto derived = read_by(step, text.substr(read.unit.offset));
  if (derived.prefix != read.whole) return "the derivation ends elsewhere";
  std::vector<rule> reported;
  for (const auto& found : read.unit.deviations) reported.push_back(found.id);
  const auto expected = names_in(derived.deviations), found = names_in(reported);
  return expected == found ? fault()
                           : "reported" + joined(found) + " instead of" + joined(expected);
}

// ---- all of a text ------------------------------------------------------------------------------

fault fault_of_text(std::string_view text) {
  const auto all = read_units(text);
  if (!all.rest.empty()) return "not read: " + std::string(all.rest.substr(0, 20));
  for (const auto& read : all.units)
    if (auto found = fault_of_unit(read); !found.empty()) return found;
  return {};
}

/// The fault of the next step, held against the derivation of its production.
fault fault_of_step(std::string_view production, parse::step step, std::string_view text,
                    unit_reader& in) {
  const auto rest = in.rest();
  unit_read read;
  if (in.read(step, read)) return fault_against_derivation(production, read, text);
  return read_by(production, rest).prefix ? "a step refuses what its production reads"s : fault();
}

/// The derivation knows no limit on depth.
fault fault_of_steps(std::string_view text) {
  unit_reader in(text, limits{.rav_depth = 1 << 20});
  const bool has_game = !read_by("file_without_game", text).prefix;
  fault found =
      fault_of_step(has_game ? "file_start" : "file_without_game", parse::step::start, text, in);
  if (found.empty()) found = fault_of_step("opening_unit", parse::step::opening, text, in);
  for (auto before = text.size() + 1;
       found.empty() && !in.rest().empty() && in.rest().size() != before;) {
    before = in.rest().size();
    found = fault_of_step("unit", parse::step::unit, text, in);
  }
  return found;
}

/// Whether the first step that meets no end of a cut text reads the same of it as of the whole.
fault fault_of_cut(std::string_view text, std::size_t cut) {
  parse::builder builder{limits{}};
  parse::window_input in(text.data(), text.data() + cut);
  builder.begin(in.current());
  const bool fits = parse::parse_step(parse::step::unit, in, builder);
  if (in.met_end()) return {};
  builder.finish();
  unit_read whole;
  const bool fits_whole = unit_reader(text).read(parse::step::unit, whole);
  const auto length = static_cast<std::size_t>(in.current() - text.data());
  if (fits != fits_whole || (fits && length != whole.whole.size()))
    return "reads another stretch when cut";
  if (fits && shown_lines(builder.result(), true) != shown_lines(whole.unit, true))
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
}

BOOST_AUTO_TEST_CASE(what_meets_no_end_does_not_depend_on_what_follows) {
  try_texts(20'000, token_soup, fault_of_cuts);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(parse_total_files)

using namespace parse_total;

BOOST_AUTO_TEST_CASE(damaged_games_are_read_to_the_last) {
  try_texts(4'000, damaged_text, fault_of_text);
}

BOOST_AUTO_TEST_CASE(the_tree_of_damaged_games_reports_the_deviations_of_the_derivation) {
  try_texts(2'000, damaged_text, fault_of_steps);
}

BOOST_AUTO_TEST_CASE(what_meets_no_end_does_not_depend_on_what_follows_in_damaged_games) {
  try_texts(500, damaged_text, fault_of_cuts);
}

BOOST_AUTO_TEST_SUITE_END()
