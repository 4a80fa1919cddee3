// Any texts taken apart: nothing is lost, clean games are clean by themselves, and the others are
// read as before.
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "files.hpp"
#include "format/extent.hpp"
#include "parse/elements.hpp"
#include "random.hpp"
#include "split/split_text.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(split_files)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

/// A game as it is read.
struct read_game {
  std::string text;  // from its first token to its last
  std::string faults;
  bool is_faulty = false;
  bool stands_alone = true;
};

/// What is found of a game on account of what stands beside it.
bool is_about_neighbours(rule id) {
  constexpr rule all[] = {rule::movetext_after_termination,      rule::tag_section_missing,
                          rule::export_trailing_space,           rule::export_leading_space,
                          rule::export_line_not_filled,          rule::reduced_comment,
                          rule::export_blank_line_after_movetext};
  return std::ranges::find(all, id) != std::end(all);
}

/// A finding of the game itself; escape lines may stand behind it.
bool is_fault(const diagnostic& found) {
  return found.level == severity::error || found.id == rule::encoding_utf8_invalid;
}

/// Comments and escape lines before a game without tags are a part of it if it is the first.
std::string text_of(const game& unit) {
  auto first = unit.tags.empty() ? unit.text.size() : unit.tags.front().begin;
  for (auto e = unit.elements.rbegin(); unit.tags.empty() && e != unit.elements.rend(); ++e)
    if (!parse::is_comment(*e) && e->kind != element_kind::escape)
      first = e->offset - (e->kind == element_kind::move ? e->lead : 0);
  if (unit.marker_begin != unit.marker_end) first = std::min<std::size_t>(first, unit.marker_begin);
  const auto end = format::end_of_tokens(unit) - unit.offset;
  return std::string(unit.text.substr(std::min(first, end), end - std::min(first, end)));
}

read_game game_of(const reading& step) {
  read_game now{text_of(*step.game)};
  now.stands_alone = split::stands_alone(*step.game);
  for (const auto& found : step.findings) {
    now.is_faulty |= is_fault(found);
    if (is_fault(found) && !is_about_neighbours(found.id) && found.id != rule::escape_in_archival)
      now.faults.append(name_of(found.id)) += ' ';
  }
  return now;
}

std::vector<read_game> games_of(std::string_view text, const options& options) {
  std::vector<read_game> games;
  auto in = reader::text(text, options);
  while (in.next())
    if (in.current().game != nullptr) games.push_back(game_of(in.current()));
  return games;
}

/// "date-impossible at 70 "
std::string errors_of(std::string_view text, const options& options) {
  std::string errors;
  auto in = reader::text(text, options);
  while (in.next())
    for (const auto& found : in.current().findings)
      if (found.level == severity::error)
        errors += fmt::format("{} at {} ", name_of(found.id), found.where.begin);
  return errors;
}

/// Each error is written before the text in which it is, or behind the text before.
void find_all_errors(const split_result& result, const sample& file, const options& options,
                     const std::string& title) {
  const auto errors = errors_of(file.text, options);
  if (errors.starts_with("encoding-utf16")) return;  // nothing can be written into that
  constexpr std::string_view level = ": error: ";
  const auto written =
      count_of(level, result.clean) + count_of(level, result.faulty) - count_of(level, file.text);
  BOOST_TEST(written == count_of(" at ", errors), title << ": errors are not written");
}

bool is_told_once(std::string_view text, const options& options) {
  const auto found = errors_of(text, options);
  return found.find("newline-") != found.npos || found.find("line-too-long") != found.npos;
}

std::string joined(const std::vector<read_game>& games, std::string read_game::*member) {
  std::string all;
  for (const auto& one : games) all.append(one.*member) += "\n---\n";
  return all;
}

void split_and_compare(const sample& file, profile format,
                       std::optional<split::finding_form> findings) {
  options options;
  options.format = format;
  options.encoding = usual_encoding(format);
  options.fixes = false;
  const auto result = split_text(file.text, options, {.findings = findings});
  const auto title = fmt::format("{} ({})", file.name, name_of(format));
  BOOST_TEST(result.pieces == file.text, title << ": lost or moved");
  BOOST_TEST(errors_of(result.clean, options) == "", title);
  if (findings) find_all_errors(result, file, options, title);

  if (is_told_once(file.text, options)) return;

  std::vector<read_game> clean;
  std::vector<read_game> faulty;
  bool stand_alone = true;
  for (const auto& one : games_of(file.text, options)) {
    (one.is_faulty || !one.stands_alone ? faulty : clean).push_back(one);
    stand_alone &= one.stands_alone;
  }
  BOOST_TEST(result.totals.clean + result.totals.faulty == clean.size() + faulty.size(), title);
  const auto clean_now = games_of(result.clean, options);
  BOOST_TEST(joined(clean_now, &read_game::text) == joined(clean, &read_game::text), title);
  // What follows a game without end, or words, may be read as a part of them.
  if (!stand_alone || result.totals.texts != 0 || result.totals.line_ends != 0) return;
  const auto faulty_now = games_of(result.faulty, options);
  BOOST_TEST(joined(faulty_now, &read_game::text) == joined(faulty, &read_game::text), title);
  // Lines put before it change how a game lies on its lines.
  if (findings && format != profile::import_format && format != profile::modern) return;
  BOOST_TEST(joined(faulty_now, &read_game::faults) == joined(faulty, &read_game::faults), title);
}

constexpr profile formats[] = {profile::import_format, profile::export_format, profile::archival,
                               profile::reduced, profile::modern};

constexpr std::string_view spoilers[] = {"%",
                                         "\n%",
                                         "{",
                                         "}",
                                         "*",
                                         "1-0",
                                         "[",
                                         "]",
                                         "\"",
                                         "\n",
                                         "\n\n",
                                         "\r\n",
                                         "\r",
                                         " ",
                                         "\t",
                                         ";",
                                         "(",
                                         ")",
                                         "Nf3",
                                         "1.",
                                         "--",
                                         "$1",
                                         "\xEF\xBB\xBF",
                                         "[Event \"?\"]\n",
                                         "{ x }\n",
                                         "hello"};

sample spoiled(const sample& file, rng& random) {
  auto text = file.text;
  const auto count = 1 + below(random, 4);
  for (std::size_t i = 0; i != count && !text.empty(); ++i) {
    // White space before the first game is told apart from it, and may belong to it.
    const auto at = below(random, 5) == 0 ? 0 : below(random, text.size() + 1);
    switch (below(random, 3)) {
      case 0:
        text.insert(at, spoilers[below(random, std::size(spoilers))]);
        break;
      case 1:
        text.erase(at, 1 + below(random, 30));
        break;
      default:
        const auto from = below(random, text.size());
        text.insert(at, text.substr(from, below(random, 200)));
    }
  }
  return {file.name + " spoiled", text};
}

}  // namespace

BOOST_AUTO_TEST_CASE(nothing_is_lost_and_clean_games_are_clean_by_themselves) {
  for (const auto& file : samples({}, tenth_if_sanitized(400'000)))
    for (const auto format : formats) split_and_compare(file, format, std::nullopt);
}

BOOST_AUTO_TEST_CASE(so_it_is_with_spoiled_texts) {
  rng random;
  const auto files = samples({}, 20'000);
  for (auto left = trials(3000); left != 0; --left) {
    const auto file = spoiled(files[below(random, files.size())], random);
    split_and_compare(file, formats[below(random, std::size(formats))], std::nullopt);
  }
}

BOOST_AUTO_TEST_CASE(with_findings_written_down_the_games_are_read_as_before) {
  rng random;
  const auto files = samples({}, 20'000);
  for (auto left = trials(1500); left != 0; --left) {
    const auto file = spoiled(files[below(random, files.size())], random);
    const auto format = formats[below(random, std::size(formats))];
    split_and_compare(file, format, split::finding_form::escape);
    split_and_compare(file, format, split::finding_form::comment);
  }
}

BOOST_AUTO_TEST_SUITE_END()
