#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "spec/abnf.hpp"
#include "spec/manuscript.hpp"
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

std::string anchor_mark(std::string_view name) { return fmt::format("<a id=\"{}\"></a>", name); }

/// Under its heading.
std::string group_text(const chapter& in, const described_group& group, const rule_link& to_rule) {
  std::string text;
  if (group.head && !group.head->note.empty()) text += group.head->note + "\n\n";
  if (group.head && !group.head->decisions.empty())
    text += fmt::format("Decided in {}.\n\n", linked(group.head->decisions));
  for (const auto& each : group.productions) text += anchor_mark(shown_name(each.name));
  text += "\n\n" + code_of(group.productions);
  text += fmt::format("![Railroad diagrams](railroad/{})\n\n", railroad_name(in, group));
  return text + notes_on(group, to_rule);
}

std::string heading_text(const numbered_heading& head) {
  auto text = fmt::format("\n{}\n{} {}", anchor_mark(head.anchor), std::string(head.level, '#'),
                          shown_heading(head));
  if (!head.section.empty()) text += fmt::format(" ({})", head.section);
  return text + '\n';
}

std::string contents_text(const std::vector<passage>& all) {
  std::string text;
  for (const auto& each : all)
    if (each.what == passage::kind::heading && each.head.level == 2 && !each.head.number.empty())
      text += fmt::format("- [{}](#{})\n", shown_heading(each.head), each.head.anchor);
  return text;
}

/// No two empty lines in a row, and none at the end.
std::string without_gaps(std::string_view text) {
  std::string result;
  for (const char c : text)
    if (c != '\n' || !result.ends_with("\n\n")) result += c;
  while (result.ends_with("\n\n")) result.pop_back();
  return result.substr(result.find_first_not_of('\n'));
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

std::string group_anchor(const chapter& in, const described_group& group) {
  const auto name = railroad_name(in, group);
  return "group-" + name.substr(0, name.rfind('.'));
}

std::string markdown_page(const rule_link& to_rule) {
  const auto all = manuscript(to_rule);
  std::string page;
  for (const auto& each : all) switch (each.what) {
      case passage::kind::heading:
        page +=
            each.head.level == 1 ? fmt::format("# {}\n", each.head.title) : heading_text(each.head);
        break;
      case passage::kind::prose:
        page += each.text;
        break;
      case passage::kind::contents:
        page += contents_text(all);
        break;
      case passage::kind::productions:
        page += '\n' + group_text(*each.in, *each.group, to_rule);
        break;
    }
  return without_gaps(page);
}

}  // namespace strictpgn::spec
