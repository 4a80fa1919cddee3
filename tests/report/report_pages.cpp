// The pages of the rules in conformance/rules, and the other forms of an explanation.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "checkout.hpp"
#include "report/pages/decisions.hpp"
#include "report/pages/rule_json.hpp"
#include "report/pages/rule_markdown.hpp"
#include "report/pages/rule_pages.hpp"
#include "report/pages/rule_words.hpp"
#include "strictpgn/rule.hpp"
#include "text/markdown.hpp"

BOOST_AUTO_TEST_SUITE(report_pages)

namespace fs = std::filesystem;
using namespace strictpgn;

const fs::path folder = tests::in_checkout("conformance/rules");

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

BOOST_AUTO_TEST_CASE(the_pages_are_those_of_the_catalogue) {
  std::set<std::string> names;
  for (const auto& page : report::rule_pages()) {
    names.insert(page.name);
    BOOST_TEST((text_of(folder / page.name) == page.text),
               page.name << " is stale: run ./dev pages");
  }
  for (const auto& entry : fs::directory_iterator(folder)) {
    const auto name = entry.path().filename().string();
    BOOST_TEST(names.contains(name), name << " is no page of the catalogue: delete it");
  }
}

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

BOOST_AUTO_TEST_CASE(decisions_have_titles_and_are_links_where_their_document_is_near) {
  const auto& about = info(rule::tag_missing_name);
  const auto all = report::decisions_of(about);
  BOOST_TEST_REQUIRE(all.size() == 1u);
  const auto title = " (" + std::string(all[0].title) + ")\n";
  const auto has = [](const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  };
  BOOST_TEST(has(report::rule_markdown(about), "- Decisions: D122" + title));
  BOOST_TEST(has(report::rule_markdown(about, "../"),
                 "- Decisions: [D122](../decisions.md#d122)" + title));
  BOOST_TEST(has(report::group_page(5, "../"), "](../requirements.md#group-5)"));
  BOOST_TEST(!has(report::group_page(5), ".md"));
}

BOOST_AUTO_TEST_CASE(prose_is_no_markup_but_for_code) {
  BOOST_TEST(text::in_markdown("a `*_<>` b * _ < [x]") == "a `*_<>` b \\* \\_ \\< \\[x\\]");
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
