#include "spec/rule_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

#include "spec/document_text.hpp"
#include "spec/specification.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/nag.hpp"
#include "text/ascii.hpp"
#include "text/markdown.hpp"

namespace strictpgn::spec {
namespace {

std::string_view id_of(const example& one) { return one.place.substr(one.place.size() - 6); }

/// The title between marks of emphasis, or without any.
std::string shown_case(const example& one, std::string_view mark = {}) {
  return fmt::format("[{0}](../conformance/cases/{1}/case.json) **{2}** {4}{3}{4}", id_of(one),
                     one.place, one.verdict, text::in_markdown(one.title), mark);
}

/// "warning; error under export, archival, reduced".
std::string shown_severity(const rule_info& about) {
  std::string words(name_of(about.levels[0]));
  std::vector<severity> told{about.levels[0]};
  for (const auto level : about.levels) {
    if (std::ranges::find(told, level) != told.end()) continue;
    told.push_back(level);
    std::string profiles;
    for (std::size_t at = 0; at < about.levels.size(); ++at)
      if (about.levels[at] == level)
        profiles +=
            fmt::format("{}{}", profiles.empty() ? "" : ", ", name_of(static_cast<profile>(at)));
    words += fmt::format("; {} under {}", name_of(level), profiles);
  }
  return words;
}

std::string shown_cases(std::string_view rule) {
  std::string cases;
  for (const auto& one : examples()) {
    if (one.rule != rule) continue;
    if (one.how == example::breaks) cases += shown_case(one);
    if (one.how == example::near)
      cases += fmt::format("{}Not: {}", cases.empty() ? "" : "<br>", shown_case(one));
  }
  return cases.empty() ? "none: see below" : cases;
}

/// Names as links, under their first letters.
std::string index_of(const std::set<std::string>& names, std::string_view prefix) {
  std::string text;
  char letter = 0;
  for (const auto& name : names) {
    if (name[0] != letter) text += fmt::format("{}**{}**", text.empty() ? "" : "\n\n", name[0]);
    letter = name[0];
    text += fmt::format(" [`{}`](#{}{})", name, prefix, name);
  }
  return text + '\n';
}

}  // namespace

const example* find_example(std::string_view id) {
  for (const auto& one : examples())
    if (id_of(one) == id) return &one;
  return nullptr;
}

std::string rule_anchor(std::string_view name) { return "rule-" + std::string(name); }

std::string case_reference(std::string_view id) {
  const auto* found = find_example(id);
  return found == nullptr ? "" : shown_case(*found, "*");
}

std::string rule_table(int group, const rule_link& to_rule) {
  std::string table = "| Rule | What is asked | Severity | Cases |\n|---|---|---|---|\n";
  for (const auto& about : catalogue())
    if (about.group == group)
      table += fmt::format("| <a id=\"{}\"></a>[`{}`]({}) | {} *{}* | {} | {} |\n",
                           rule_anchor(about.name), about.name, to_rule(about.id),
                           text::in_markdown(about.summary), text::in_markdown(about.section),
                           shown_severity(about), shown_cases(about.name));
  return table;
}

std::string comparison_table(const chapter& of) {
  std::string table = "| Here | In the standard | Difference |\n|---|---|---|\n";
  for (const auto& [name, theirs, difference] : of.comparisons)
    table += fmt::format("| [`{0}`](#{0}) | {1} | {2} |\n", shown_name(name),
                         theirs.empty() ? "in words" : fmt::format("`{}`", theirs),
                         text::in_markdown(difference));
  return table;
}

/// Code in a table, where a bar would end its cell.
std::string code_in_cell(std::string_view code) {
  std::string escaped;
  for (const char c : code) escaped += c == '|' ? std::string("\\|") : std::string(1, c);
  return '`' + escaped + '`';
}

std::string nag_table_text() {
  std::string table = "| NAG | Meaning | Symbol |\n|---|---|---|\n";
  for (const auto& one : nags()) {
    const bool is_ascii_apart = !one.ascii.empty() && one.ascii != one.symbol;
    table += fmt::format("| `${}` | {}{} | {}{} |\n", one.number, text::in_markdown(one.meaning),
                         one.kind == nag_kind::practice ? " (practice)" : "",
                         text::in_markdown(one.symbol),
                         is_ascii_apart ? ", " + code_in_cell(one.ascii) : "");
  }
  return table;
}

std::string index_of_rules() {
  std::set<std::string> names;
  for (const auto& about : catalogue()) names.emplace(about.name);
  return index_of(names, "rule-");
}

std::string index_of_productions() {
  std::set<std::string> names;
  for (const auto& each : chapters())
    for (const auto& group : each.groups)
      for (const auto& production : group.productions) names.insert(shown_name(production.name));
  return index_of(names, "");
}

}  // namespace strictpgn::spec
