// The specification as a document: its parts are all there, and what it shows is so.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"
#include "markdown.hpp"
#include "spec/document.hpp"
#include "spec/document_text.hpp"
#include "spec/manuscript.hpp"
#include "spec/prose_html.hpp"
#include "spec/rule_table.hpp"
#include "spec/specification.hpp"
#include "text/markdown.hpp"

BOOST_AUTO_TEST_SUITE(grammar_document)

namespace {

namespace fs = std::filesystem;
using namespace strictpgn::tests;
using namespace strictpgn::spec;

const fs::path file = in_checkout("grammar/SPEC.md");
const fs::path page = in_checkout("grammar/spec.html");

/// All that a pattern finds in a text: its groups.
std::vector<std::vector<std::string>> found_in(const std::string& text, const char* pattern) {
  const std::regex what(pattern);
  std::vector<std::vector<std::string>> found;
  for (std::sregex_iterator at(text.begin(), text.end(), what), end; at != end; ++at)
    found.emplace_back(at->begin() + 1, at->end());
  return found;
}

std::vector<passage> whole() {
  return manuscript([](strictpgn::rule id) { return std::string(strictpgn::name_of(id)); });
}

std::string all_prose() {
  std::string text;
  for (const auto& each : whole()) text += each.text;
  return text;
}

const conformance_case& case_of(const std::string& id) {
  const auto found =
      std::ranges::find_if(all_cases(), [&](const auto& one) { return one.about.at("id") == id; });
  BOOST_REQUIRE_MESSAGE(found != all_cases().end(), "no case " << id);
  return *found;
}

std::string letters_of(const conformance_case& one) {
  std::string letters;
  for (const auto* level : {"import", "export", "reduced"})
    letters += one.about.at("verdict").at(level).get<std::string>();
  return letters;
}

bool holds(const conformance_case& one, const char* list, const std::string& rule) {
  const auto names = one.about.value(list, std::vector<std::string>());
  return std::ranges::find(names, rule) != names.end();
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_shown_case_has_the_verdict_and_the_title_that_are_shown) {
  const auto text = bytes_of_file(file);
  const auto shown =
      found_in(text,
               "\\[([a-z0-9]{6})\\]\\(\\.\\./conformance/cases/([^)]*)/case\\.json\\) "
               "\\*\\*([a-z]+)\\*\\* (?=([^\n]{0,200}))");
  BOOST_TEST(shown.size() > examples().size() / 2);
  for (const auto& each : shown) {
    const auto& one = case_of(each[0]);
    BOOST_TEST(each[1] == one.place());
    BOOST_TEST(each[2] == letters_of(one), each[0]);
    const auto title = strictpgn::text::in_markdown(one.about.at("title").get<std::string>());
    const bool has_title = each[3].starts_with(title) || each[3].starts_with('*' + title + '*');
    BOOST_TEST(has_title, each[0]);
  }
}

BOOST_AUTO_TEST_CASE(a_case_beside_a_rule_was_written_for_it) {
  for (const auto& one : examples()) {
    if (one.how == example::cited) continue;
    const auto& shown = case_of(std::string(one.place.substr(one.place.size() - 6)));
    const auto* list = one.how == example::breaks ? "fires" : "near";
    BOOST_TEST(holds(shown, list, std::string(one.rule)), one.rule << ' ' << one.place);
  }
}

BOOST_AUTO_TEST_CASE(a_rule_without_a_case_has_none_in_the_suite) {
  std::set<std::string_view> shown;
  for (const auto& one : examples())
    if (one.how == example::breaks)
      BOOST_TEST(shown.insert(one.rule).second, one.rule << " has two");
  for (const auto& about : strictpgn::catalogue()) {
    if (shown.contains(about.name)) continue;
    const auto found = std::ranges::find_if(
        all_cases(), [&](const auto& one) { return holds(one, "fires", std::string(about.name)); });
    if (found != all_cases().end()) BOOST_ERROR(about.name << ": show " << found->name());
  }
}

BOOST_AUTO_TEST_CASE(each_rule_is_there_once) {
  for (const auto* const each : {&file, &page}) {
    std::map<std::string, int> times;
    for (const auto& found : found_in(bytes_of_file(*each), "<a id=\"rule-([a-z0-9-]+)\">"))
      ++times[found[0]];
    for (const auto& about : strictpgn::catalogue())
      BOOST_TEST(times[std::string(about.name)] == 1, about.name << " in " << *each);
    BOOST_TEST(times.size() == strictpgn::catalogue().size());
  }
}

BOOST_AUTO_TEST_CASE(each_production_has_its_anchor_and_its_place_in_the_index) {
  const auto text = bytes_of_file(file);
  const auto html = bytes_of_file(page);
  for (const auto& part : chapters())
    for (const auto& group : part.groups)
      for (const auto& each : group.productions) {
        const auto name = shown_name(each.name);
        BOOST_TEST(text.find("<a id=\"" + name + "\"></a>") != text.npos, name);
        BOOST_TEST(text.find(" [`" + name + "`](#" + name + ')') != text.npos, name);
        BOOST_TEST(html.find(" id=\"" + name + '"') != html.npos, name);
      }
}

BOOST_AUTO_TEST_CASE(each_link_of_the_markdown_leads_somewhere) {
  const auto& text = markdown_at(file);
  BOOST_TEST(text.targets().size() > 1000);
  for (const auto& place : text.targets()) {
    const auto mark = place.find('#');
    const auto target = mark == 0 ? file : file.parent_path() / place.substr(0, mark);
    BOOST_TEST(fs::exists(target), place);
    if (mark != place.npos)
      BOOST_TEST(markdown_at(target).has_anchor(place.substr(mark + 1)), place);
  }
}

BOOST_AUTO_TEST_CASE(each_anchor_of_the_markdown_is_there_once) {
  std::set<std::string> seen;
  for (const auto& found : found_in(bytes_of_file(file), "<a id=\"([^\"]*)\">"))
    BOOST_TEST(seen.insert(found[0]).second, found[0]);
}

BOOST_AUTO_TEST_CASE(sections_are_numbered_without_gaps) {
  std::vector<int> last(4);
  for (const auto& each : whole()) {
    if (each.what != passage::kind::heading || each.head.number.empty()) continue;
    const auto level = static_cast<std::size_t>(each.head.level) - 2;
    BOOST_REQUIRE(level < last.size());
    ++last[level];
    std::fill(last.begin() + static_cast<std::ptrdiff_t>(level) + 1, last.end(), 0);
    std::string number;
    for (std::size_t at = 0; at <= level; ++at)
      number += (at == 0 ? "" : ".") + std::to_string(last[at]);
    BOOST_TEST(each.head.number == number, each.head.title);
  }
  BOOST_TEST(last[0] > 15);
}

// Anchors may be linked from elsewhere: none may go.
BOOST_AUTO_TEST_CASE(anchors_of_sections_are_permanent) {
  std::set<std::string> anchors;
  for (const auto& each : whole())
    if (each.what == passage::kind::heading) anchors.insert(each.head.anchor);
  for (const auto* anchor : {"top",          "scope",        "references",      "terms",
                             "modal-words",  "definitions",  "notation",        "verdicts",
                             "conformance",  "pgn",          "values",          "fen",
                             "epd",          "commands",     "semantics",       "start-position",
                             "legal-moves",  "resolving",    "disambiguation",  "canonical-san",
                             "numbering",    "variations",   "glyph-semantics", "results",
                             "fen-tiers",    "epd-operands", "recovery",        "nags",
                             "export",       "rules",        "security",        "changes",
                             "changes-1994", "changes-2001", "deviations",      "productions-index",
                             "rules-index",  "departures"})
    BOOST_TEST(anchors.contains(anchor), anchor);
}

/// The bars of a row that part cells: in Markdown those in code do, too.
std::size_t bars_in(std::string_view row) {
  std::size_t bars = 0;
  for (std::size_t at = 0; at != row.size(); ++at)
    bars += row[at] == '|' && (at == 0 || row[at - 1] != '\\');
  return bars;
}

BOOST_AUTO_TEST_CASE(the_rows_of_a_table_have_as_many_cells_as_its_head) {
  std::size_t due = 0, rows = 0;
  std::istringstream lines(bytes_of_file(file));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with('|')) {
      due = 0;
      continue;
    }
    if (due == 0) due = bars_in(line);
    BOOST_TEST(bars_in(line) == due, line);
    ++rows;
  }
  BOOST_TEST(rows > 500u);
}

BOOST_AUTO_TEST_CASE(a_margin_may_name_another_document_than_its_file) {
  BOOST_TEST(bytes_of_file(file).find("- `running-clock-tag`: SUP 5.1\n") != std::string::npos);
  BOOST_TEST(bytes_of_file(file).find("- `clock-tag`: SUP 6.1\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_reference_is_left_open) {
  const auto open = found_in(all_prose(), "(\\[(case |#|D[0-9])[^\\]]*\\])([^(]|$)");
  BOOST_TEST(open.empty(), (open.empty() ? std::string() : open.front()[0]));
}

BOOST_AUTO_TEST_CASE(markdown_becomes_html) {
  BOOST_TEST(html_of_markdown("a *b* **c**\nd\n") == "<p>a <em>b</em> <strong>c</strong>\nd</p>\n");
  BOOST_TEST(html_of_markdown("1. a\n   b\n2. `<*>`\n") ==
             "<ol>\n<li>a\nb</li>\n<li><code>&lt;*&gt;</code></li>\n</ol>\n");
  BOOST_TEST(html_of_markdown("- [`x`](#y) [z]\n") ==
             "<ul>\n<li><a href=\"#y\"><code>x</code></a> [z]</li>\n</ul>\n");
  BOOST_TEST(html_of_markdown("> a\n> b\n") == "<aside class=\"rationale\">a\nb</aside>\n");
  BOOST_TEST(html_of_markdown("```\na<\n\nb\n```\n") == "<pre>a&lt;\n\nb\n</pre>\n");
  BOOST_TEST(html_of_markdown("| A | B |\n|---|---|\n| x \\| y | \\*z |\n") ==
             "<div class=\"table\"><table>\n<thead><tr><th>A</th><th>B</th></tr></thead>\n"
             "<tbody>\n<tr><td>x | y</td><td>*z</td></tr>\n</tbody></table></div>\n");
  BOOST_TEST(html_of_markdown("| A |\n|---|\n| `_\\|_` |\n").find("<code>_|_</code>") !=
             std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
