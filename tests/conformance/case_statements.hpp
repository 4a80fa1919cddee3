// conformance/statements.md: each statement of the texts, with its strength, what verifies it and
// its cases. Those that a rule makes come from the catalogue, the others from statements.txt.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "report/pages/rule_pages.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::tests {

/// A line of statements.txt.
struct statement {
  int group = 0;
  std::string strength, section, name, text;
  std::string kind;                ///< "rules", "case", "production" or "no test:"
  std::vector<std::string> means;  ///< the names behind it; of "no test:" the reason
};

inline std::vector<std::string> split_at(const std::string& text, std::string_view separator) {
  std::vector<std::string> parts;
  std::size_t begin = 0;
  for (auto end = text.find(separator); end != text.npos; end = text.find(separator, begin)) {
    parts.push_back(text.substr(begin, end - begin));
    begin = end + separator.size();
  }
  parts.push_back(text.substr(begin));
  return parts;
}

/// Throws std::runtime_error for a line of another form.
inline std::vector<statement> read_statements(const std::string& text) {
  std::vector<statement> all;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    const auto fields = split_at(line, " | ");
    if (fields.size() != 6) throw std::runtime_error("six fields are wanted: " + line);
    statement one{std::stoi(fields[0]), fields[1], fields[2], fields[3], fields[4], {}, {}};
    for (const std::string kind : {"rules ", "case ", "production ", "no test: "})
      if (fields[5].starts_with(kind)) {
        one.kind = kind.substr(0, kind.size() - 1);
        const auto rest = fields[5].substr(kind.size());
        one.means = one.kind == "no test:" ? std::vector<std::string>{rest} : split_at(rest, ", ");
      }
    if (one.kind.empty()) throw std::runtime_error("verified by what? " + line);
    all.push_back(std::move(one));
  }
  return all;
}

/// The page, and what it is made of.
class statement_page {
 public:
  statement_page(const std::vector<statement>& own, const std::vector<conformance_case>& cases)
      : own_(own) {
    for (const auto& one : cases) {
      by_id_[one.about.at("id")] = &one;
      for (const std::string name : one.about.at("fires")) breaking_[name].push_back(&one);
      for (const std::string name : one.about.at("near")) keeping_[name].push_back(&one);
    }
    for (const auto& one : own_)
      if (one.kind == "rules")
        for (const auto& name : one.means) beside_[name].push_back(one.name);
  }

  std::string text() const {
    std::string page(head);
    for (int group = 1; group <= 19; ++group) {
      page += fmt::format("\n## {}. {}\n\n{}", group, group_title(group), table_head);
      for (const auto& about : catalogue())
        if (about.group == group) page += row_of_rule(about);
      for (const auto& one : own_)
        if (one.group == group) page += row_of(one);
    }
    return page;
  }

 private:
  using case_list = std::vector<const conformance_case*>;

  static constexpr std::string_view head = R"(# Statements

What the texts say, one statement to a row, in our own words: the PGN standard of 1994 with FEN and EPD, its supplement
of 2001, and where they rest on them the Laws of Chess. `DF`, `XFEN`, `SHR` and a `D` with a number are practice, which
no standard states; their rows say `ours`.

| Strength | The text |
|---|---|
| must | demands it |
| should | advises it |
| may | allows it; who reads import format meets it |
| implied | describes it, or leaves it to be understood |
| ours | says nothing |

The first column has the statement, and below it the rule that holds it, if it is one that a file can break, or other
statements that rest on that rule. *Kept* are the cases that come near and keep it, *broken* those that break it; where
there are several, the first. Statements without a case say what verifies them instead, or why nothing can.

Made by `./dev case statements` from the catalogue of rules and [statements.txt](statements.txt).
)";
  static constexpr std::string_view table_head =
      "| Statement | Section | Strength | Kept | Broken |\n|---|---|---|---|---|\n";

  static std::string in_cell(std::string_view text) {
    std::string cell;
    for (const char c : text) cell += c == '|' ? std::string("\\|") : std::string(1, c);
    return cell;
  }

  static std::string strength_of(const rule_info& about) {
    const std::string section(about.section);
    for (const auto* practice : {"DF", "XFEN", "SHR", "D1"})
      if (section.starts_with(practice)) return "ours";
    if (about.levels[0] == severity::error) return "must";
    const bool is_for_export =
        about.levels[0] < severity::warning && about.levels[1] == severity::error;
    return is_for_export ? "must, in export" : "should";
  }

  static std::string some(const std::map<std::string, case_list>& cases, const std::string& name) {
    const auto found = cases.find(name);
    if (found == cases.end()) return "";
    const auto& first = *found->second.front();
    const auto link = fmt::format("[{}](cases/{}/case.json)",
                                  first.about.at("id").get<std::string>(), first.place());
    return found->second.size() == 1 ? link : fmt::format("{} of {}", link, found->second.size());
  }

  std::string row_of_rule(const rule_info& about) const {
    const std::string name(about.name);
    std::string also;
    if (const auto found = beside_.find(name); found != beside_.end())
      for (const auto& other : found->second)
        also += fmt::format("{}[{}](#{})", also.empty() ? "; see " : ", ", other, other);
    const auto broken = some(breaking_, name);
    return fmt::format(
        "| <a id=\"{0}\"></a>{1}<br>[`{0}`](rules/{2}){3} | {4} | {5} | {6} | {7} |\n", name,
        in_cell(about.summary), report::rule_page_place(about.id), also, about.section,
        strength_of(about), some(keeping_, name),
        broken.empty() ? "none alone: [README](README.md#what-is-not-here)" : broken);
  }

  std::string row_of(const statement& one) const {
    std::string by, kept, broken;
    if (one.kind == "rules") {
      for (const auto& name : one.means)
        by += fmt::format("{}[`{}`](#{})", by.empty() ? "" : ", ", name, name);
      kept = some(keeping_, one.means.front());
      broken = one.strength == "may" ? "" : some(breaking_, one.means.front());
    } else if (one.kind == "case") {
      by = "by its cases";
      for (const auto& id : one.means)
        kept += fmt::format("{}[{}](cases/{}/case.json)", kept.empty() ? "" : ", ", id,
                            by_id_.at(id)->place());
    } else if (one.kind == "production") {
      by = fmt::format("[grammar](../grammar/SPEC.md): `{}`", one.means.front());
    } else {
      by = "no test: " + one.means.front();
    }
    return fmt::format("| <a id=\"{0}\"></a>{1}<br>{2} | {3} | {4} | {5} | {6} |\n", one.name,
                       in_cell(one.text), by, one.section, one.strength, kept, broken);
  }

  const std::vector<statement>& own_;
  std::map<std::string, const conformance_case*> by_id_;
  std::map<std::string, case_list> breaking_, keeping_;     // by rule
  std::map<std::string, std::vector<std::string>> beside_;  // own statements by rule
};

}  // namespace strictpgn::tests
