#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "spec/abnf.hpp"
#include "spec/page.hpp"
#include "spec/specification.hpp"
#include "text/ascii.hpp"

namespace strictpgn::spec {
namespace {

/// The ABNF of productions, one below the other.
std::string code_of(const std::vector<described_production>& productions) {
  std::string code = "```abnf\n";
  for (const auto& each : productions) code += abnf_rule(*each.in, each.id);
  return code + "```\n\n";
}

std::string linked(std::string_view decisions) {
  std::string links;
  for (const auto number : numbers_in(decisions))
    links += fmt::format("{}[{}]({})", links.empty() ? "" : ", ", number, decision_link(number));
  return links;
}

std::string said_about(const described_production& production, const rule_link& to_rule) {
  const auto& what = (*production.in)[production.id];
  std::vector<std::string> facts;
  if (!production.said->section.empty()) facts.push_back(production.said->section);
  if (what.broken)
    facts.push_back(fmt::format("breaks [{}]({})", name_of(*what.broken), to_rule(*what.broken)));
  else if (what.is_deviation())
    facts.push_back(deviation_in_words(what));
  if (!production.said->decisions.empty()) facts.push_back(linked(production.said->decisions));
  const bool is_meant = !production.said->is_ordered || what.what == op::sor;
  if (!production.said->note.empty() && is_meant)
    facts.push_back((production.said->is_ordered ? "the order matters: " : "") +
                    production.said->note);
  std::string all;
  for (const auto& fact : facts) all += (all.empty() ? "" : "; ") + fact;
  return all;
}

std::string notes_on(const described_group& group, const rule_link& to_rule) {
  std::string notes;
  for (const auto& each : group.productions)
    if (const auto said = said_about(each, to_rule); !said.empty())
      notes += fmt::format("- `{}`: {}\n", shown_name(each.name), said);
  return notes.empty() ? "" : notes + '\n';
}

std::string group_text(const chapter& in, const described_group& group, const rule_link& to_rule) {
  auto text = fmt::format("### {}", title_of(group));
  if (group.head && !group.head->section.empty()) text += fmt::format(" ({})", group.head->section);
  text += "\n\n";
  if (group.head && !group.head->note.empty()) text += group.head->note + "\n\n";
  if (group.head && !group.head->decisions.empty())
    text += fmt::format("Decided in {}.\n\n", linked(group.head->decisions));
  text += code_of(group.productions);
  text += fmt::format("![Railroad diagrams](railroad/{})\n\n", railroad_name(in, group));
  return text + notes_on(group, to_rule);
}

std::string comparison_text(const chapter& chapter) {
  if (chapter.comparisons.empty()) return {};
  std::string text = "| Here | In the standard | Difference |\n|---|---|---|\n";
  for (const auto& [name, theirs, difference] : chapter.comparisons)
    text += fmt::format("| `{}` | {} | {} |\n", shown_name(name),
                        theirs.empty() ? "in words" : fmt::format("`{}`", theirs), difference);
  return text + '\n';
}

}  // namespace

std::string railroad_name(const chapter& in, const described_group& group) {
  auto name = std::string(in.anchor) + '-';
  if (in.anchor == "deviations" && group.head)
    name += std::string(group.head->file.substr(0, group.head->file.find('.'))) + '-';
  const auto title = group.head ? shown_title(*group.head, false) : title_of(group);
  for (const char c : title.substr(0, title.find_first_of(",(:")))
    name += c == ' ' ? '-' : text::lower(c);
  while (name.ends_with('-')) name.pop_back();
  return name + ".svg";
}

std::string markdown_page(const rule_link& to_rule) {
  auto page = fmt::format("# The grammar of PGN\n\n{}\n\n", document_introduction);
  page +=
      "The same as a page with linked diagrams: [spec.html](spec.html). As files: "
      "[pgn.abnf](pgn.abnf), [san.abnf](san.abnf), [values.abnf](values.abnf), "
      "[fen.abnf](fen.abnf), [epd.abnf](epd.abnf), "
      "[commands.abnf](commands.abnf), and [pgn-import.abnf](pgn-import.abnf) with the "
      "deviations.\n\nIn the ABNF (RFC 5234) alternatives are tried from left to right, the first "
      "that fits is taken, and a repetition takes all it can. Look-ahead is a comment.\n";
  for (const auto& each : chapters()) {
    page += fmt::format("\n## {}\n\n{}\n\n", each.title, each.introduction);
    page += comparison_text(each);
    for (const auto& group : each.groups) page += group_text(each, group, to_rule);
  }
  while (page.ends_with("\n\n")) page.pop_back();
  return page;
}

}  // namespace strictpgn::spec
