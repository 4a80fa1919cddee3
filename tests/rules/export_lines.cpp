// Lines of export format that were broken where they need not be, and spaces that were doubled:
// each is found, with what stands behind it (PGN 8.2.1).
#include <fmt/format.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lab/generate/generator.hpp"
#include "random.hpp"
#include "strictpgn/format.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"
#include "unknown_roster.hpp"

BOOST_AUTO_TEST_SUITE(export_lines)

namespace {

using namespace strictpgn;

/// A space between two units of movetext, or between two words of a comment without commands.
struct inner_space {
  std::size_t at;
  bool is_in_comment;
};

std::vector<inner_space> inner_spaces(std::string_view text) {
  std::vector<inner_space> all;
  const auto movetext = text.find("\n\n");
  for (auto at = movetext; at < text.size(); ++at) {
    if (text[at] == ' ') {
      all.push_back({at, false});
    } else if (text[at] == ';' || text[at] == '%') {
      at = std::min(text.find('\n', at), text.size());
    } else if (text[at] == '{') {
      const auto end = std::min(text.find('}', at), text.size());
      const auto comment = text.substr(at, end - at);
      if (comment.find_first_of("[;%\"") == comment.npos)
        for (auto word = comment.find(' '); word != comment.npos;
             word = comment.find(' ', word + 1))
          all.push_back({at + word, true});
      at = end;
    }
  }
  return all;
}

/// How often the rule speaks.
std::uint64_t times_found(rule id, std::string_view text) {
  options how;
  how.format = profile::export_format;
  return check_database(text, how).totals.by_rule[id];
}

/// What is found by the rule where the text has been changed.
std::string found_by(rule id, const std::string& text, std::size_t at) {
  options how;
  how.format = profile::export_format;
  for (const auto& found : check_database(text, how).diagnostics)
    if (found.id == id && found.where.begin == at) return found.message;
  return "nothing";
}

std::string_view unit_at(std::string_view text, std::size_t at) {
  return text.substr(at, text.find_first_of(" \n", at) - at);
}

/// Looks at some of the spaces of generated games.
template <typename Function>
void for_each_space(Function&& look) {
  tests::rng random;
  generate::generator from({.format = profile::export_format, .plies = 60});
  std::size_t count = 0;
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(200); ++seed) {
    const auto text = from.make(seed).text;
    for (const auto& space : inner_spaces(text))
      if (tests::below(random, 10) == 0) count += look(text, space);
  }
  BOOST_TEST(count > 3 * tests::trials(200));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_line_that_ends_early_is_found_with_the_unit_that_fits) {
  for_each_space([](std::string text, const inner_space& space) {
    const auto unit = std::string(unit_at(text, space.at + 1));
    const bool is_command = unit.find('[') != unit.npos;
    const bool precedes_percent = text.substr(space.at + 1 + unit.size(), 2) == " %";
    if (is_command || precedes_percent) return false;  // the unit goes on behind a space
    text[space.at] = '\n';
    BOOST_TEST_CONTEXT(text) {
      BOOST_TEST(found_by(rule::export_line_not_filled, text, space.at + 1) ==
                 fmt::format("`{}` would have fitted on the line before", unit));
    }
    return true;
  });
}

BOOST_AUTO_TEST_CASE(a_doubled_space_is_found_before_its_token) {
  for_each_space([](std::string text, const inner_space& space) {
    if (space.is_in_comment) return false;
    text.insert(space.at, 1, ' ');
    BOOST_TEST(found_by(rule::export_token_spacing, text, space.at + 2) != "nothing", text);
    return true;
  });
}

/// Knights that go out and home, with some NAGs, variations, and comments of words of which the
/// last is longer in bytes than in UTF-8: one token after the other.
std::vector<std::string> some_tokens(tests::rng& random) {
  std::vector<std::string> all;
  const std::string moves[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
  const auto plies = 40 + tests::below(random, 200);
  for (std::size_t ply = 0; ply != plies; ++ply) {
    if (ply % 2 == 0) all.push_back(fmt::format("{}.", ply / 2 + 1));
    all.push_back(moves[ply % 4]);
    if (tests::below(random, 8) == 0) all.push_back("$1");
    if (ply % 2 == 1 && tests::below(random, 8) == 0) {
      std::string brace = "{";
      for (auto words = tests::below(random, 30); words != 0; --words)
        all.push_back(std::exchange(brace, "") + std::string(1 + tests::below(random, 9), 'x'));
      all.push_back(brace + std::string(tests::below(random, 3), 'x') + "\xC3\xA4\xC3\xB6}");
    }
    if (ply % 2 == 1 && tests::below(random, 8) == 0) {
      all.push_back(fmt::format("({}...", ply / 2 + 1));
      all.emplace_back("a6)");
    }
  }
  all.emplace_back("*");
  return all;
}

/// What is said of lines: which end too early, by where the next begins, and which too late, by
/// where they end.
struct judged_lines {
  std::vector<std::size_t> not_filled;
  std::vector<std::size_t> too_long;

  friend bool operator==(const judged_lines&, const judged_lines&) = default;
};

/// Lines of some length each, by a count of their columns.
struct broken_text {
  std::string text = tests::unknown_roster + '\n';
  judged_lines due;
};

std::size_t columns_of(std::string_view text, encoding encoding) {
  const auto is_counted = [&](char c) {
    return encoding == encoding::latin1 || (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  };
  return static_cast<std::size_t>(std::ranges::count_if(text, is_counted));
}

broken_text broken(tests::rng& random, encoding encoding) {
  broken_text result;
  std::string line;
  const auto end_line = [&] {
    result.text += line + '\n';
    if (columns_of(line, encoding) > 79) result.due.too_long.push_back(result.text.size() - 1);
  };
  auto width = 75 + tests::below(random, 8);
  for (const auto& token : some_tokens(random)) {
    const auto more = columns_of(token, encoding) + (line.empty() ? 0 : 1);
    if (const auto columns = columns_of(line, encoding); columns + more > width) {
      end_line();
      if (columns + more <= 79) result.due.not_filled.push_back(result.text.size());
      line.clear();
      width = 75 + tests::below(random, 8);
    }
    line += (line.empty() ? "" : " ") + token;
  }
  end_line();
  result.text += '\n';
  return result;
}

BOOST_AUTO_TEST_CASE(lines_of_any_length_are_judged_by_their_columns) {
  tests::rng random;
  std::size_t early = 0;
  std::size_t late = 0;
  for (auto count = tests::trials(400); count != 0; --count) {
    options how;
    how.format = profile::export_format;
    how.encoding = count % 2 == 0 ? encoding::latin1 : encoding::utf8;
    const auto [text, due] = broken(random, how.encoding);
    judged_lines judged;
    for (const auto& found : check_database(text, how).diagnostics) {
      if (found.id == rule::export_line_not_filled) judged.not_filled.push_back(found.where.begin);
      if (found.id == rule::export_movetext_line_too_long)
        judged.too_long.push_back(found.where.end);
    }
    BOOST_TEST((judged == due), text);
    early += due.not_filled.size();
    late += due.too_long.size();
  }
  BOOST_TEST(early > tests::trials(400));
  BOOST_TEST(late > tests::trials(400));
}

/// Where a byte is a column, lines that are filled are passed over.
BOOST_AUTO_TEST_CASE(the_lines_of_an_ascii_text_are_judged_alike_in_both_encodings) {
  tests::rng random;
  generate::generator from({.format = profile::export_format, .plies = 60});
  std::size_t count = 0;
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(300); ++seed) {
    auto text = from.make(seed).text;
    for (auto changes = tests::below(random, 4); changes != 0; --changes) {
      const auto at = text.find_first_of(" \n", tests::below(random, text.size()));
      if (at != text.npos) text[at] = text[at] == ' ' ? '\n' : ' ';
    }
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) > 0x7E; }))
      continue;
    options how;
    how.format = profile::export_format;
    how.encoding = encoding::latin1;
    const auto by_bytes = check_database(text, how).diagnostics;
    how.encoding = encoding::utf8;
    BOOST_TEST((by_bytes == check_database(text, how).diagnostics), text);
    count += by_bytes.size();
  }
  BOOST_TEST(count > tests::trials(300));
}

/// A space behind a left parenthesis, or before a right one, of movetext.
std::vector<std::size_t> beside_parentheses(std::string_view text) {
  std::vector<std::size_t> all;
  for (auto at = text.find("\n\n"); at < text.size(); ++at) {
    if (text[at] == '(') all.push_back(at + 1);
    if (text[at] == ')') all.push_back(at);
    if (text[at] == '{') at = std::min(text.find('}', at), text.size() - 1);
    if (text[at] == ';' || text[at] == '%') at = std::min(text.find('\n', at), text.size() - 1);
  }
  return all;
}

BOOST_AUTO_TEST_CASE(a_space_beside_a_parenthesis_is_found) {
  generate::generator from({.format = profile::export_format, .plies = 60});
  std::size_t count = 0;
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(60); ++seed) {
    const auto text = from.make(seed).text;
    for (const auto at : beside_parentheses(text)) {
      auto spaced = text;
      spaced.insert(at, 1, ' ');
      const auto parenthesis = text[at] == ')' ? at + 1 : at - 1;
      BOOST_TEST(found_by(rule::export_rav_spacing, spaced, parenthesis) != "nothing", spaced);
      ++count;
    }
  }
  BOOST_TEST(count > 2 * tests::trials(60));
}

/// Parentheses are attached to each other as long as a line holds them (D139).
BOOST_AUTO_TEST_CASE(lines_of_parentheses_end_where_they_are_full) {
  for (std::size_t depth = 1; depth != 200; ++depth) {
    auto text = tests::unknown_roster + "\n1. e4";
    for (std::size_t level = 0; level != depth; ++level)
      text += level % 2 == 0 ? " (1. d4" : " (1. e4";
    text += std::string(depth, ')') + " *\n\n";
    std::string written;
    format_text(text, {}, [&](const formatted_block& block) { written += block.text; });
    BOOST_TEST(written.find(std::string(std::min<std::size_t>(depth, 70), ')')) != written.npos);
    for (const auto id : {rule::export_rav_spacing, rule::export_line_not_filled})
      BOOST_TEST(times_found(id, written) == 0, written);
  }
}

/// So it is in the middle of a line: all that a parenthesis is attached to counts.
BOOST_AUTO_TEST_CASE(a_full_unit_in_a_line_is_measured_from_its_beginning) {
  const auto letters = std::string(38, 'x');
  const struct {
    std::string movetext;
    std::uint64_t times;
  } cases[] = {
      {"1. e4 e5 (1... c5 (1... e6 {" + letters + letters + "})\n) *", 0},
      {"1. e4 e5 (1... c5 (1... e6 {" + letters + "})\n) *", 1},
      {"1. e4 e5 (({" + letters + "  " + letters.substr(2) + "}\n) 1... c5) *", 1},
  };
  for (const auto& [movetext, times] : cases)
    BOOST_TEST(times_found(rule::export_rav_spacing,
                           tests::unknown_roster + '\n' + movetext + "\n\n") == times,
               movetext);
}

BOOST_AUTO_TEST_SUITE_END()
