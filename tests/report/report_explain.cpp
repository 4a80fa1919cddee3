#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <string>

#include "report/pages/decisions.hpp"
#include "report/pages/explain.hpp"
#include "report/pages/rule_words.hpp"
#include "report/pages/section.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(report_explain)

using namespace strictpgn;

std::string explanation_of(rule id, std::size_t width = 100) {
  std::string out;
  report::render_explanation(out, id, {.width = width});
  return out;
}

/// With every run of blanks and line ends as one blank: wrapping does not count.
std::string flat(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\n';
    if (is_blank && (out.empty() || out.back() == ' ')) continue;
    out += is_blank ? ' ' : c;
  }
  return out;
}

/// The example, its lines below each other; an empty file has no example to show.
bool has_example(std::string_view page, std::string_view title, std::string_view example) {
  if (example.empty()) return page.find(fmt::format("\n{} ", title)) == std::string::npos;
  std::string lines;
  for (const char c : example) {
    if (lines.ends_with('\n') && c != '\n') lines += fmt::format("{:10}", "");
    lines += c;
  }
  return page.find(fmt::format("\n{}     {}\n", title, lines)) != std::string::npos;
}

BOOST_AUTO_TEST_CASE(every_rule_is_explained_with_all_that_the_catalogue_holds) {
  for (const auto& about : catalogue()) {
    BOOST_TEST_CONTEXT(about.name) {
      const auto page = explanation_of(about.id);
      BOOST_TEST(page.starts_with(std::string(about.name) + "\n"));
      for (const auto part : {about.summary, about.explanation, about.help}) {
        BOOST_TEST(flat(page).find(flat(part)) != std::string::npos);
      }
      for (const auto& [number, title] : report::decisions_of(about)) {
        BOOST_TEST(flat(page).find(fmt::format("{} {} ", number, title)) != std::string::npos);
      }
      const auto [wrong, right] = report::examples_of(about);
      BOOST_TEST(has_example(page, "wrong", wrong));
      BOOST_TEST(has_example(page, "right", right));
    }
  }
}

BOOST_AUTO_TEST_CASE(severities_that_differ_name_their_profiles) {
  BOOST_TEST(explanation_of(rule::san_castling_zero).find("severity  error\n") !=
             std::string::npos);
  BOOST_TEST(explanation_of(rule::newline_not_lf)
                 .find("severity  info (import, modern), warning (export, reduced), "
                       "error (archival)\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(prose_fits_the_terminal) {
  const auto page = explanation_of(rule::move_illegal, 60);
  std::size_t begin = 0;
  for (auto end = page.find('\n'); end != std::string::npos; end = page.find('\n', begin)) {
    const auto line = page.substr(begin, end - begin);
    const bool is_example = line.starts_with("wrong") || line.starts_with("right");
    BOOST_TEST((line.size() <= 60 || is_example), line);
    begin = end + 1;
  }
}

BOOST_AUTO_TEST_CASE(the_list_holds_each_rule_once_under_its_group) {
  std::string list;
  report::render_rule_list(list, {});
  std::size_t at = 0;
  for (const auto& about : catalogue()) {
    const auto line = fmt::format("\n  {} ", about.name);
    at = list.find(line, at);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, about.name);
    BOOST_TEST(list.find(line, at + 1) == std::string::npos);
  }
  for (int group = 1; group <= 19; ++group) {
    BOOST_TEST(list.find(fmt::format("{}. {}\n", group, group_title(group))) != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(sections_that_are_abbreviated_are_spelled_out) {
  BOOST_TEST(report::section_in_words("PGN 8.2.3.3") == "PGN 8.2.3.3");
  BOOST_TEST(report::section_in_words("DF") == "common practice");
  BOOST_TEST(report::section_in_words("SUP 4") == "Supplement 4");
  BOOST_TEST(report::section_in_words("LAWS C, DF") == "Laws of Chess C, common practice");
  BOOST_TEST(report::section_in_words("XFEN SHR derived") == "X-FEN Shredder-FEN derived");
  BOOST_TEST(report::section_in_words("") == "");
}

BOOST_AUTO_TEST_SUITE_END()
