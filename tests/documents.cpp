// conformance/requirements.md and conformance/decisions.md: what rules and code refer to is there,
// and what is there is referred to.
#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checkout.hpp"
#include "conformance/conformance_case.hpp"
#include "markdown.hpp"
#include "report/pages/decisions.hpp"
#include "report/pages/rule_pages.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(documents)

namespace {

namespace fs = std::filesystem;
using namespace strictpgn;

constexpr const char* decisions_file = "conformance/decisions.md";
constexpr const char* requirements_file = "conformance/requirements.md";
constexpr const char* no_rule = "*No rule.*";

std::string text_of(const fs::path& file) {
  return tests::bytes_of_file(tests::in_checkout(file.string()));
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

/// An entry of decisions.md.
struct entry {
  std::string number;  ///< "D06"
  std::string title;
  std::string line_before;
  std::string text;
};

std::vector<entry> entries() {
  std::vector<entry> found;
  std::string before;
  for (const auto& line : lines_of(text_of(decisions_file))) {
    const bool is_definition = line.starts_with("[D01]: ");
    if (line.starts_with("### "))
      found.push_back(
          {line.substr(4, line.find(' ', 4) - 4), line.substr(line.find(' ', 4) + 1), before, ""});
    else if (is_definition)
      break;
    else if (!found.empty())
      found.back().text += line + '\n';
    before = line;
  }
  return found;
}

std::set<std::string> numbers_of_entries() {
  std::set<std::string> numbers;
  for (const auto& one : entries()) numbers.insert(one.number);
  return numbers;
}

std::string link_to(rule id) { return "[`" + std::string(name_of(id)) + "`]"; }

/// Decisions in a text: `D06`, but not `"D06"`, which is a code of openings.
std::set<std::string> cited_in(const std::string& text) {
  const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  std::set<std::string> numbers;
  for (auto at = text.find('D'); at != text.npos; at = text.find('D', at + 1)) {
    const auto end = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
    const auto digits = end - at - 1;
    if (digits < 2 || digits > 3 || (end != text.size() && is_word(text[end]))) continue;
    const auto before = at == 0 ? ' ' : text[at - 1];
    const auto after = end == text.size() ? ' ' : text[end];
    const bool is_in_quotes = before == '"' && (after == '"' || after == '\\');
    if (is_word(before) || before == '_' || is_in_quotes) continue;
    numbers.insert(text.substr(at, end - at));
  }
  return numbers;
}

bool is_written_by_people(const fs::path& file) {
  constexpr std::array suffixes = {".hpp", ".cpp",   ".in",  ".md",   ".txt",
                                   ".sh",  ".cmake", ".css", ".html", ".options"};
  const auto name = file.filename().string();
  return name == "case.json" || name == "run" || name == "CMakeLists.txt" ||
         std::ranges::find(suffixes, file.extension().string()) != suffixes.end();
}

/// The texts of these folders and files, by name.
std::map<std::string, std::string> texts_in(std::initializer_list<const char*> places) {
  std::map<std::string, std::string> texts;
  for (const auto* const place : places) {
    const fs::path whole = tests::in_checkout(place);
    if (!is_directory(whole)) {
      texts[place] = tests::bytes_of_file(whole);
      continue;
    }
    for (auto at = fs::recursive_directory_iterator(whole); at != end(at); ++at) {
      const auto name = at->path().filename();
      if (name == "node_modules" || name == "corpus" || name == "finds")
        at.disable_recursion_pending();
      else if (at->is_regular_file() && is_written_by_people(at->path()))
        texts[at->path().lexically_relative(tests::in_checkout("")).string()] =
            tests::bytes_of_file(at->path());
    }
  }
  BOOST_TEST_REQUIRE(!texts.empty());
  return texts;
}

/// What the comments of the code say, and requirements.md.
std::set<std::string> cited_by_code_and_requirements() {
  std::set<std::string> numbers;
  for (const auto& [name, text] :
       texts_in({"src", "include", "grammar", "fuzz", "cmake", requirements_file}))
    numbers.merge(cited_in(text));
  for (const auto& about : catalogue())
    for (const auto& one : report::decisions_of(about)) numbers.emplace(one.number);
  return numbers;
}

std::vector<fs::path> pages_with_links() {
  std::vector<fs::path> pages = {"src/report/SCHEMA.md"};
  for (const fs::path folder : {"", "grammar", "fuzz", "conformance", "conformance/rules"})
    for (const auto& one : fs::directory_iterator(tests::in_checkout(folder.string())))
      if (one.path().extension() == ".md") pages.push_back(folder / one.path().filename());
  return pages;
}

/// Whether a link on that page leads to something.
bool leads_somewhere(const tests::markdown& from, const std::string& target) {
  if (target.starts_with("http://") || target.starts_with("https://")) return true;
  const auto hash = std::min(target.find('#'), target.size());
  const auto name = target.substr(0, hash);
  const auto file =
      name.empty() ? from.file() : (from.file().parent_path() / name).lexically_normal();
  if (!exists(file)) return false;
  if (hash == target.size()) return true;
  const auto anchor = target.substr(hash + 1);
  if (file.extension() == ".md") return tests::markdown_at(file).has_anchor(anchor);
  return tests::bytes_of_file(file).find("id=\"" + anchor + '"') != std::string::npos;
}

/// The numbers between a word such as "*Changes " and the next star.
std::set<std::string> numbers_after(const std::string& text, const std::string& word) {
  const auto at = text.find(word);
  if (at == text.npos) return {};
  return cited_in(text.substr(at, text.find('*', at + 1) - at));
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_decision_has_a_number_an_anchor_and_a_plain_title) {
  int expected = 0;
  for (const auto& one : entries()) {
    ++expected;
    BOOST_TEST_CONTEXT(one.number) {
      BOOST_TEST(one.number == (expected < 10 ? "D0" : "D") + std::to_string(expected));
      auto anchor = one.number;
      anchor[0] = 'd';
      BOOST_TEST(one.line_before == "<a id=\"" + anchor + "\"></a>");
      BOOST_TEST(one.title.find_first_of("`*_[]<>|\"") == one.title.npos, one.title);
      BOOST_TEST(!one.title.ends_with('.'));
      BOOST_TEST(one.text.size() > 80u);
    }
  }
  BOOST_TEST(expected > 150);
}

BOOST_AUTO_TEST_CASE(the_program_knows_the_titles) {
  const auto all = entries();
  BOOST_TEST_REQUIRE(report::decisions().size() == all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    BOOST_TEST(report::decisions()[i].number == all[i].number);
    BOOST_TEST(report::decisions()[i].title == all[i].title);
  }
}

BOOST_AUTO_TEST_CASE(every_decision_that_is_cited_has_an_entry) {
  const auto known = numbers_of_entries();
  for (const auto& [name, text] :
       texts_in({"src", "include", "grammar", "tests", "fuzz", "cmake", "conformance", ".ci", "dev",
                 "README.md", "CHANGELOG.md", "CMakeLists.txt"}))
    for (const auto& number : cited_in(text))
      BOOST_TEST(known.contains(number), name << " cites " << number);
  for (const auto& about : catalogue())
    for (const auto& one : report::decisions_of(about))
      BOOST_TEST(!one.title.empty(), about.name << " cites " << one.number);
}

BOOST_AUTO_TEST_CASE(every_entry_is_cited_or_says_that_no_rule_rests_on_it) {
  const auto cited = cited_by_code_and_requirements();
  for (const auto& one : entries())
    BOOST_TEST((cited.contains(one.number) || one.text.find(no_rule) != std::string::npos),
               one.number << " is cited nowhere");
}

BOOST_AUTO_TEST_CASE(rules_and_entries_name_each_other) {
  std::map<std::string_view, const entry*> by_number;
  const auto all = entries();
  for (const auto& one : all) by_number[one.number] = &one;
  for (const auto& about : catalogue())
    for (const auto& [number, title] : report::decisions_of(about)) {
      const auto found = by_number.find(number);
      BOOST_TEST_REQUIRE((found != by_number.end()), number);
      const auto& text = found->second->text;
      BOOST_TEST(text.find(link_to(about.id)) != text.npos,
                 number << " does not name " << about.name);
      BOOST_TEST(text.find(no_rule) == text.npos, number << " is cited by " << about.name);
    }
}

BOOST_AUTO_TEST_CASE(an_entry_and_the_one_that_changes_it_name_each_other) {
  std::map<std::string, std::set<std::string>> changes, changed;
  for (const auto& one : entries()) {
    for (const auto& other : numbers_after(one.text, "*Changes "))
      changes[other].insert(one.number);
    const auto later = numbers_after(one.text, "*Changed by ");
    if (!later.empty()) changed[one.number] = later;
  }
  BOOST_TEST(!changed.empty());
  for (const auto& [one, later] : changes) BOOST_TEST((changed[one] == later), one);
  for (const auto& [one, later] : changed) BOOST_TEST((changes[one] == later), one);
}

BOOST_AUTO_TEST_CASE(every_name_of_a_rule_is_one_and_leads_to_its_page) {
  const std::regex code("`([a-z]{2}[a-z0-9]*(-[a-z0-9]+)+)`");  // not `e2-e4`
  for (const auto* const name : {decisions_file, requirements_file}) {
    const auto& page = tests::markdown_at(tests::in_checkout(name));
    for (const auto& line : lines_of(text_of(name)))
      for (std::sregex_iterator at(line.begin(), line.end(), code), end; at != end; ++at) {
        const auto id = find_rule((*at)[1].str());
        BOOST_TEST_CONTEXT(name << ": " << (*at)[1]) {
          BOOST_TEST_REQUIRE(id.has_value());
          const auto place = page.definitions().find((*at)[0]);
          BOOST_TEST_REQUIRE((place != page.definitions().end()));
          BOOST_TEST(place->second == "rules/" + report::rule_page_place(*id));
          BOOST_TEST(page.labels().contains((*at)[0]));
        }
      }
  }
}

BOOST_AUTO_TEST_CASE(every_rule_is_reached_from_the_requirements) {
  const auto& page = tests::markdown_at(tests::in_checkout(requirements_file));
  for (const auto& about : catalogue()) {
    const auto place = report::rule_page_place(about.id);
    const auto rules = "rules/" + place.substr(0, place.find('#'));
    BOOST_TEST((std::ranges::find(page.targets(), rules) != page.targets().end()), rules);
    BOOST_TEST(page.has_anchor("group-" + std::to_string(about.group)));
    BOOST_TEST(tests::markdown_at(tests::in_checkout("conformance/" + rules))
                   .has_anchor(std::string(about.name)),
               about.name);
  }
}

BOOST_AUTO_TEST_CASE(every_source_that_a_rule_names_is_among_the_sources) {
  const auto text = text_of(requirements_file);
  const auto begin = text.find("### Sources");
  const auto sources = text.substr(begin, text.find("\n### ", begin) - begin);
  const std::regex source("[A-Z]{3,}|DF|D[0-9]+");
  for (const auto& about : catalogue()) {
    const std::string section(about.section);
    for (std::sregex_iterator at(section.begin(), section.end(), source), end; at != end; ++at)
      BOOST_TEST(std::regex_search(sources, std::regex("\\b" + at->str() + "\\b")), at->str());
  }
}

BOOST_AUTO_TEST_CASE(every_label_is_defined_once_and_used) {
  for (const auto* const name : {decisions_file, requirements_file}) {
    const auto& page = tests::markdown_at(tests::in_checkout(name));
    for (const auto& label : page.labels())
      BOOST_TEST(page.definitions().contains(label), name << ": [" << label << "] leads nowhere");
    for (const auto& [label, target] : page.definitions())
      BOOST_TEST(page.labels().contains(label), name << ": [" << label << "] is not used");
  }
}

BOOST_AUTO_TEST_CASE(every_link_leads_somewhere) {
  std::size_t links = 0;
  for (const auto& name : pages_with_links()) {
    const auto& page = tests::markdown_at(tests::in_checkout(name.string()));
    for (const auto& target : page.targets()) {
      ++links;
      BOOST_TEST(leads_somewhere(page, target), name << ": " << target);
    }
  }
  BOOST_TEST(links > 1000u);
}

BOOST_AUTO_TEST_SUITE_END()
