// Every conformance case: the findings with their places, the verdict of each level, the games.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "conformance_case.hpp"
#include "skip.hpp"
#include "strictpgn/reader.hpp"

BOOST_AUTO_TEST_SUITE(conformance)

namespace {

/// Characters that PGN data may not hold are dropped from the value of a comment (decision D114).
std::string without_controls(std::string_view raw) {
  std::string value(raw);
  std::erase_if(value, [](char c) {
    return (c >= 0 && c < ' ' && c != '\t' && c != '\n' && c != '\v' && c != '\r') || c == '\x7F';
  });
  return value;
}

using namespace strictpgn;
using namespace strictpgn::tests;
using nlohmann::json;

// ---- findings -----------------------------------------------------------------------------------

/// One line for each finding.
std::multiset<std::string> expected_findings(const conformance_case& one) {
  std::multiset<std::string> lines;
  for (const auto& due : one.diagnostics) {
    const std::string name = due.at("rule");
    lines.insert(fmt::format("{} {} {}..{}", name, due.at("severity").get<std::string>(),
                             due.at("begin").get<std::uint64_t>(),
                             due.at("end").get<std::uint64_t>()));
  }
  return lines;
}

/// All findings about the input of a case, games or records.
std::vector<diagnostic> findings_of(const conformance_case& one, const options& how) {
  if (!one.format()) return check_database(one.input, how).diagnostics;
  const auto dialect = dialect_named(one.about.at("run").at("dialect"));
  return check_records(one.input, *one.format(), dialect, how).diagnostics;
}

std::multiset<std::string> lines_of(const std::vector<diagnostic>& findings) {
  std::multiset<std::string> lines;
  for (const auto& found : findings)
    lines.insert(fmt::format("{} {} {}..{}", name_of(found.id), name_of(found.level),
                             found.where.begin, found.where.end));
  return lines;
}

/// What is in the first but not in the second, each as a line with that head.
std::string only_in(const std::multiset<std::string>& first,
                    const std::multiset<std::string>& second, std::string_view head) {
  std::vector<std::string> lines;
  std::ranges::set_difference(first, second, std::back_inserter(lines));
  std::string text;
  for (const auto& line : lines) text += fmt::format("\n    {} {}", head, line);
  return text;
}

std::string differences_of_findings(const conformance_case& one, const options& how) {
  const auto expected = expected_findings(one);
  const auto found = lines_of(findings_of(one, how));
  return only_in(expected, found, "missing") + only_in(found, expected, "surplus");
}

// ---- games --------------------------------------------------------------------------------------

std::string utf8_of(std::string_view bytes, encoding how) {
  if (how == encoding::utf8) return std::string(bytes);
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80) text += static_cast<char>(0xC0 | byte >> 6);
    text += byte < 0x80 ? c : static_cast<char>(0x80 | (byte & 0x3F));
  }
  return text;
}

/// A game in the canonical form of ast.json.
class canonical_game {
 public:
  canonical_game(const game& what, const replayed& replay, encoding how)
      : game_(what), replay_(replay), encoding_(how) {}

  json form() {
    for (std::size_t at = game_.first_in_movetext; at < game_.elements.size(); ++at) add(at);
    while (open_.size() > 1) close_variation();
    json termination;  // null
    if (game_.marker != termination::none) termination = text_of(game_.marker);
    return {{"tags", tags()}, {"movetext", open_.front()}, {"termination", termination}};
  }

 private:
  std::string text(std::string_view bytes) const { return utf8_of(bytes, encoding_); }

  json tags() const {
    json all = json::array();
    for (const auto& tag : game_.tags)
      if (tag.name_begin != tag.name_end)
        all.push_back({text(game_.name_of(tag)), text(game_.value_of(tag))});
    return all;
  }

  void add(std::size_t at) {
    const auto& one = game_.elements[at];
    switch (one.kind) {
      case element_kind::move:
      case element_kind::null_move:
      case element_kind::unreadable_move:
        return open_.back().push_back(move_at(at));
      case element_kind::nag:
        return open_.back().push_back({{"nag", one.number}});
      case element_kind::comment:
        return open_.back().push_back({{"comment", text(without_controls(game_.content_of(one)))}});
      case element_kind::line_comment:
        return open_.back().push_back(
            {{"line_comment", text(without_controls(game_.content_of(one)))}});
      case element_kind::variation_begin:
        return open_.push_back(json::array());
      case element_kind::variation_end:
        return close_variation();
      default:
        return;  // numbers and escape lines are left out, and what is no element of movetext
    }
  }

  void close_variation() {
    json closed = {{"rav", std::move(open_.back())}};
    open_.pop_back();
    open_.back().push_back(std::move(closed));
  }

  json move_at(std::size_t at) {
    constexpr std::string_view suffixes[] = {"", "!", "?", "!!", "??", "!?", "?!"};
    const auto& one = game_.elements[at];
    json form = {{"san", text(game_.text_of(one))}};
    add_played(form, at);
    if (one.suffix != suffix::none) form["suffix"] = suffixes[static_cast<int>(one.suffix)];
    return form;
  }

  void add_played(json& form, std::size_t at) {
    const bool is_resolved = ply_ < replay_.plies.size() && replay_.plies[ply_].element == at;
    if (!is_resolved) return;
    const move played = replay_.plies[ply_++].played;
    form["origin"] = to_string(played.origin);
    form["destination"] = to_string(played.destination);
    if (played.promotion != piece_type::none)
      form["promotion"] = std::string(1, letter_of(played.promotion));
  }

  const game& game_;
  const replayed& replay_;
  encoding encoding_;
  std::vector<json> open_{json::array()};  // the movetext and the variations that are open in it
  std::size_t ply_ = 0;
};

json canonical_tree(std::string_view input, const options& how) {
  json games = json::array();
  auto in = reader::text(input, how);
  while (in.next())
    if (const auto& step = in.current(); step.game != nullptr)
      games.push_back(canonical_game(*step.game, *step.replay, how.encoding).form());
  return {{"games", games}};
}

std::string differences_of_trees(const conformance_case& one, const options& how) {
  if (!one.tree) return {};
  const auto found = canonical_tree(one.input, how);
  if (found == *one.tree) return {};
  std::string text;
  for (const auto& step : json::diff(*one.tree, found)) text += "\n    tree " + step.dump();
  return text;
}

// ---- verdicts -----------------------------------------------------------------------------------

/// The letter for what a reading found.
std::string letter_of(const std::vector<diagnostic>& findings) {
  auto worst = severity::off;
  for (const auto& found : findings) worst = std::max(worst, found.level);
  return worst == severity::error ? "n" : worst == severity::warning ? "w" : "y";
}

std::string differences_of_verdicts(const conformance_case& one, options how) {
  std::string text;
  for (const auto level : {profile::import_format, profile::export_format, profile::reduced}) {
    const std::string expected = one.about.at("verdict").at(std::string(name_of(level)));
    how.format = level;
    how.levels.clear();  // a verdict is about the level as it is
    const auto found = letter_of(findings_of(one, how));
    if (expected != "i" && found != expected)
      text += fmt::format("\n    verdict of {}: {}, not {}", name_of(level), found, expected);
  }
  return text;
}

// ---- all of it ----------------------------------------------------------------------------------

std::string differences_of(const conformance_case& one) try {
  const auto how = options_of(one);
  return differences_of_findings(one, how) + differences_of_trees(one, how) +
         differences_of_verdicts(one, how);
} catch (const std::exception& thrown) {
  return fmt::format("\n    thrown: {}", thrown.what());
}

// ---- the files ----------------------------------------------------------------------------------

/// Bytes made visible as in `shown`, lines not yet split.
std::string visible(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    if (c == '\n')
      text += "\\n\n";
    else if (c == '\\')
      text += "\\\\";
    else if (c == '\t')
      text += "\\t";
    else if (c == '\r')
      text += "\\r";
    else if (c >= ' ' && c <= '~')
      text += c;
    else
      text += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
  }
  return text;
}

json shown_lines(std::string_view text) {
  json lines = json::array();
  for (std::size_t begin = 0; begin <= text.size();) {
    const auto end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

json shown_of(std::string_view input) {
  if (input.size() < 4000) return shown_lines(visible(input));
  auto lines = shown_lines(visible(input.substr(0, 2000)));
  lines.push_back("...");
  return lines;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_case_is_answered_as_it_says) {
  std::string report;
  std::map<std::string, int> differing_by_area;
  for (const auto& one : all_cases()) {
    const auto differences = differences_of(one);
    if (differences.empty()) continue;
    report += "\n  " + one.name() + differences;
    ++differing_by_area[one.about.at("area")];
  }
  for (const auto& [area, count] : differing_by_area)
    report += fmt::format("\n  {} cases differ in {}", count, area);
  BOOST_TEST(report.empty(), report);
}

BOOST_AUTO_TEST_CASE(a_case_says_which_one_it_is_once_and_for_all) {
  std::set<std::string> ids;
  for (const auto& one : all_cases()) {
    BOOST_TEST_CONTEXT(one.name()) {
      const std::string id = one.about.at("id");
      BOOST_TEST(id.size() == 6);
      BOOST_TEST(ids.insert(id).second, "an id is used twice");
      BOOST_TEST(one.folder.filename() == id);
      BOOST_TEST(one.folder.parent_path().filename() == one.about.at("area").get<std::string>());
    }
  }
  BOOST_TEST(ids.size() > 1000);
}

BOOST_AUTO_TEST_CASE(no_two_cases_ask_the_same) {
  std::map<std::pair<std::string, std::string>, std::string> askers;
  for (const auto& one : all_cases()) {
    const auto question = std::pair(one.input, one.about.at("run").dump());
    const auto [asker, is_new] = askers.try_emplace(question, one.name());
    BOOST_TEST(is_new, one.name() << " asks the same as " << asker->second);
  }
}

BOOST_AUTO_TEST_CASE(a_case_shows_the_input_it_has) {
  for (const auto& one : all_cases())
    BOOST_TEST(one.about.at("shown") == shown_of(one.input), one.name());
}

BOOST_AUTO_TEST_CASE(the_checksums_are_those_of_the_inputs) {
  if (std::system("command -v sha256sum >/dev/null") != 0) {
    skip("there is no sha256sum");
    return;
  }
  const auto list = std::filesystem::temp_directory_path() /
                    fmt::format("strictpgn-conformance-{}.sha256", getpid());
  std::ofstream out(list);
  for (const auto& one : all_cases())
    out << one.about.at("sha256").get<std::string>() << "  "
        << (one.folder / one.about.at("input").get<std::string>()).string() << '\n';
  out.close();
  const auto command = "sha256sum --check --strict --quiet '" + list.string() + "'";
  BOOST_TEST(std::system(command.c_str()) == 0);
  std::filesystem::remove(list);
}

BOOST_AUTO_TEST_CASE(inputs_are_games_or_records_and_only_records_have_a_dialect) {
  for (const auto& one : all_cases()) {
    const std::string input = one.about.at("input");
    BOOST_TEST((input == "input.pgn" || input == "input.fen" || input == "input.epd"), one.name());
    BOOST_TEST((one.format() || one.about.at("run").at("dialect") == "fen"), one.name());
    BOOST_TEST((!one.format() || !one.tree), one.name() << " has a tree of games");
  }
}

BOOST_AUTO_TEST_CASE(fires_are_due_and_near_misses_are_not) {
  for (const auto& one : all_cases()) {
    BOOST_TEST_CONTEXT(one.name()) {
      std::set<std::string> due;
      for (const auto& finding : one.diagnostics) due.insert(finding.at("rule"));
      for (const std::string name : one.about.at("fires")) BOOST_TEST(due.contains(name), name);
      for (const std::string name : one.about.at("near")) BOOST_TEST(!due.contains(name), name);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
