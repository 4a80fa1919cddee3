// The pages of the rules, and the other forms of an explanation.
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "report/rule_json.hpp"
#include "report/rule_markdown.hpp"
#include "report/rule_pages.hpp"
#include "report/rule_words.hpp"

using namespace strictpgn;

BOOST_AUTO_TEST_SUITE(report_pages)

BOOST_AUTO_TEST_CASE(every_rule_has_a_heading_and_a_link_to_it) {
  const auto pages = report::rule_pages();
  for (const auto& about : catalogue()) {
    const auto& page = pages.at(about.group);
    const auto name = std::string(about.name);
    BOOST_TEST(page.text.find("\n## " + name + "\n") != std::string::npos, name);
    const auto link = "[" + name + "](" + page.name + "#" + name + ")";
    BOOST_TEST(pages[0].text.find(link) != std::string::npos, link);
  }
}

struct example_case {
  std::string_view wrong, right, shown_wrong, shown_right;
};

BOOST_AUTO_TEST_CASE(examples_keep_what_they_are_about) {
  const example_case cases[] = {
      {"1. e4\\ne5 *", "1. e4 *", "1. e4\ne5 *", "1. e4 *"},
      {"1. e4 *\\n", "1. e4 *\\n\\n", "1. e4 *", "1. e4 *\\n"},
      {"1. e4 *", "1. e4 *\\n\\n", "1. e4 *", "1. e4 *\n\\n"},
      {"a\\r\\nb", "a\\nb", "a\\r\\nb", "a\\nb"},
      {"a\\\\nb", "a", "a\\\\nb", "a"},
      {"", "", "", ""},
  };
  for (const auto& c : cases) {
    rule_info about = info(rule::char_nul);
    about.wrong = c.wrong;
    about.right = c.right;
    const auto shown = report::examples_of(about);
    BOOST_TEST(shown.wrong == c.shown_wrong);
    BOOST_TEST(shown.right == c.shown_right);
  }
  for (const auto& about : catalogue()) {
    const auto [wrong, right] = report::examples_of(about);
    BOOST_TEST(wrong != right, about.name);
  }
}

BOOST_AUTO_TEST_CASE(prose_is_no_markup_but_for_code) {
  BOOST_TEST(report::markdown_prose("a `*_<>` b * _ < [x]") == "a `*_<>` b \\* \\_ \\< \\[x\\]");
}

BOOST_AUTO_TEST_CASE(json_has_the_whole_row) {
  for (const auto& about : catalogue()) {
    std::string line;
    report::render_rule_json(line, about);
    const auto row = nlohmann::json::parse(line);
    BOOST_TEST(row.at("rule") == about.name);
    BOOST_TEST(row.at("levels").size() == profile_count);
    BOOST_TEST(row.at("levels").at("import") == name_of(about.levels[0]));
    for (const auto* text : {"section", "summary", "message", "explanation", "right", "help"})
      BOOST_TEST(!row.at(text).get<std::string>().empty());
  }
}

BOOST_AUTO_TEST_SUITE_END()
