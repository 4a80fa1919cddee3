// What a NAG means, as people and machines are told.
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "report/pages/explain.hpp"
#include "report/pages/nag.hpp"
#include "strictpgn/nag.hpp"

BOOST_AUTO_TEST_SUITE(report_nag)

namespace {

using namespace strictpgn;
using nlohmann::json;

std::string page_of(unsigned number) {
  std::string out;
  report::render_nag(out, number, {.width = 100});
  return out;
}

json line_of(unsigned number) {
  std::string out;
  report::render_nag_json(out, number);
  BOOST_TEST(out.ends_with("}\n"));
  return json::parse(out);
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_page_has_what_the_table_holds) {
  BOOST_TEST(page_of(14) ==
             "$14\n"
             "White stands slightly better\n"
             "\n"
             "name      white-slightly-better\n"
             "symbol    \u2A72, in ASCII +=\n"
             "about     the position after the move\n"
             "section   PGN 10\n");
  for (const auto& one : nags()) BOOST_TEST_CONTEXT(one.name) {
      const auto page = page_of(one.number);
      const auto markdown = report::nag_markdown(one.number);
      for (const auto part : {one.name, one.meaning, one.symbol, one.ascii}) {
        BOOST_TEST(has(page, std::string(part)));
        BOOST_TEST(has(markdown, std::string(part)));
      }
    }
}

BOOST_AUTO_TEST_CASE(a_page_says_what_the_standard_says_nothing_of) {
  for (unsigned number = 0; number <= greatest_nag; ++number) {
    const auto page = page_of(number);
    BOOST_TEST(has(page, "reserves $140 to $255") == !is_standard_nag(number), number);
    BOOST_TEST(has(page, "reserved: no meaning") == (find_nag(number) == nullptr), number);
    const bool is_practice = number >= 140 && find_nag(number) != nullptr;
    BOOST_TEST(has(page, "what programs mean") == is_practice, number);
  }
}

BOOST_AUTO_TEST_CASE(only_six_can_be_suffixes) {
  for (unsigned number = 0; number <= greatest_nag; ++number)
    BOOST_TEST(has(page_of(number), "a suffix") == (number >= 1 && number <= 6), number);
}

BOOST_AUTO_TEST_CASE(a_line_has_all_members_and_those_with_nothing_to_say_are_empty) {
  BOOST_TEST(line_of(15) == json({{"nag", 15},
                                  {"name", "black-slightly-better"},
                                  {"meaning", "Black stands slightly better"},
                                  {"symbol", "\u2A71"},
                                  {"ascii", "=+"},
                                  {"kind", "position"},
                                  {"side", "Black"},
                                  {"section", "PGN 10"}}));
  BOOST_TEST(line_of(200) == json({{"nag", 200},
                                   {"name", ""},
                                   {"meaning", ""},
                                   {"symbol", ""},
                                   {"ascii", ""},
                                   {"kind", "reserved"},
                                   {"side", ""},
                                   {"section", ""}}));
  BOOST_TEST(line_of(146).at("kind") == "practice");
  BOOST_TEST(line_of(146).at("section") == "");
}

BOOST_AUTO_TEST_SUITE_END()
