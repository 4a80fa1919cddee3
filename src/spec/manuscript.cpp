#include "spec/manuscript.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <stdexcept>

#include "spec/document_text.hpp"
#include "spec/page.hpp"
#include "spec/pure.hpp"
#include "spec/rule_table.hpp"
#include "spec/specification.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::spec {
namespace {

constexpr std::string_view contents_anchor = "contents";

/// "rules: 3" of a line `<!-- rules: 3 -->`; empty for any other line.
std::string_view directive_in(std::string_view line) {
  constexpr std::string_view begin = "<!-- ", end = " -->";
  if (!line.starts_with(begin) || !line.ends_with(end)) return {};
  return line.substr(begin.size(), line.size() - begin.size() - end.size());
}

[[noreturn]] void refuse(std::string_view what) {
  throw std::logic_error(fmt::format("specification.md: {}", what));
}

/// Takes the text apart and makes what it leaves to be made.
class composer {
 public:
  explicit composer(const rule_link& to_rule) : to_rule_(to_rule) {}

  std::vector<passage> made() {
    bool is_code = false;
    for (auto rest = document_text; !rest.empty();) {
      const auto line = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(line.size() + 1, rest.size()));
      if (line.starts_with("```")) is_code = !is_code;
      if (!is_code && line.starts_with('#'))
        add_heading(line);
      else if (const auto what = directive_in(line); !is_code && !what.empty())
        carry_out(what);
      else
        prose() += std::string(line) + '\n';
    }
    return std::move(made_);
  }

 private:
  /// `## Tag pairs {#tag-pairs}`.
  void add_heading(std::string_view line) {
    const auto level = line.find_first_not_of('#');
    const auto mark = line.find(" {#");
    if (mark == line.npos || !line.ends_with('}')) refuse(line);
    const auto title = line.substr(level + 1, mark - level - 1);
    const auto anchor = line.substr(mark + 3, line.size() - mark - 4);
    add_heading(static_cast<int>(level), title, anchor);
  }

  void add_heading(int level, std::string_view title, std::string_view anchor,
                   std::string_view section = {}) {
    numbered_heading head{level, {}, std::string(title), std::string(anchor), std::string(section)};
    const bool is_numbered = level > 1 && anchor != contents_anchor;
    if (is_numbered) {
      ++numbers_[level];
      std::fill(numbers_.begin() + level + 1, numbers_.end(), 0);
      for (int at = 2; at <= level; ++at)
        head.number += fmt::format("{}{}", at == 2 ? "" : ".", numbers_[at]);
    }
    level_ = level;
    made_.push_back({.what = passage::kind::heading, .head = std::move(head)});
  }

  std::string& prose() {
    if (made_.empty() || made_.back().what != passage::kind::prose)
      made_.push_back({.what = passage::kind::prose});
    return made_.back().text;
  }

  void carry_out(std::string_view what) {
    const auto colon = what.find(": ");
    const auto verb = what.substr(0, colon);
    const auto object = colon == what.npos ? std::string_view() : what.substr(colon + 2);
    if (verb == "contents")
      made_.push_back({.what = passage::kind::contents});
    else if (verb == "grammar")
      add_grammar(object);
    else if (verb == "rules")
      add_rules(object);
    else if (verb == "beside the standard")
      prose() += comparison_table(chapter_at(object));
    else if (verb == "glyphs")
      prose() += nag_table_text();
    else if (verb == "index of rules")
      prose() += index_of_rules();
    else if (verb == "index of productions")
      prose() += index_of_productions();
    else
      refuse(what);
  }

  static const chapter& chapter_at(std::string_view anchor) {
    const auto found = std::ranges::find(chapters(), anchor, &chapter::anchor);
    if (found == chapters().end()) refuse(anchor);
    return *found;
  }

  void add_grammar(std::string_view anchor) {
    const auto& found = chapter_at(anchor);
    const int level = level_ + 1;
    for (const auto& group : found.groups) {
      add_heading(level, title_of(group), group_anchor(found, group),
                  group.head ? std::string_view(group.head->section) : std::string_view());
      made_.push_back({.what = passage::kind::productions, .in = &found, .group = &group});
    }
    level_ = level - 1;
  }

  void add_rules(std::string_view number) {
    int group = 0;
    std::from_chars(number.data(), number.data() + number.size(), group);
    if (group < 1 || group > catalogue().back().group) refuse(number);
    prose() += rule_table(group, to_rule_);
  }

  const rule_link& to_rule_;
  std::vector<passage> made_;
  std::array<int, 8> numbers_{};
  int level_ = 1;
};

/// Makes references links.
class reference_links {
 public:
  explicit reference_links(const std::vector<passage>& all) {
    for (const auto& each : all)
      if (each.what == passage::kind::heading) numbers_[each.head.anchor] = each.head.number;
  }

  /// Leaves code as it is.
  std::string resolved(std::string_view text) const {
    std::string result;
    while (!text.empty()) {
      const auto open = text.find_first_of("[`");
      result += text.substr(0, open);
      if (open == text.npos) break;
      text.remove_prefix(open);
      const auto part = text[0] == '`' ? code_at(text) : text.substr(0, text.find(']') + 1);
      const bool is_link = text.substr(part.size()).starts_with('(');
      const auto target = text[0] == '`' || is_link ? std::string() : link_for(part);
      result += target.empty() ? std::string(part) : target;
      text.remove_prefix(part.size());
    }
    return result;
  }

 private:
  static std::string_view code_at(std::string_view text) {
    const std::string_view mark = text.starts_with("```") ? "```" : "`";
    const auto end = text.find(mark, mark.size());
    return text.substr(0, end == text.npos ? end : end + mark.size());
  }

  std::string link_for(std::string_view reference) const {
    if (reference.size() < 3) return {};
    const auto what = reference.substr(1, reference.size() - 2);
    if (what[0] == '#') return section_link(what.substr(1));
    if (what.starts_with("case ")) return case_link(what.substr(5));
    if (what.front() == '`' && what.back() == '`')
      return name_link(what.substr(1, what.size() - 2));
    const bool is_decision = what[0] == 'D' && what.find_first_not_of("0123456789", 1) == what.npos;
    return is_decision ? fmt::format("{}({})", reference, decision_link(what)) : std::string();
  }

  std::string section_link(std::string_view anchor) const {
    const auto found = numbers_.find(anchor);
    if (found == numbers_.end()) refuse(anchor);
    return fmt::format("[section {}](#{})", found->second, anchor);
  }

  static std::string case_link(std::string_view id) {
    auto link = case_reference(id);
    if (link.empty()) refuse(id);
    return link;
  }

  static std::string name_link(std::string_view name) {
    if (find_rule(name)) return fmt::format("[`{}`](#{})", name, rule_anchor(name));
    std::string production(name);
    std::ranges::replace(production, '-', '_');
    if (!pure_grammar().find(production) && !import_grammar().find(production)) refuse(name);
    return fmt::format("[`{}`](#{})", name, name);
  }

  std::map<std::string, std::string, std::less<>> numbers_;
};

}  // namespace

std::vector<passage> manuscript(const rule_link& to_rule) {
  auto all = composer(to_rule).made();
  const reference_links links(all);
  for (auto& each : all)
    if (each.what == passage::kind::prose) each.text = links.resolved(each.text);
  return all;
}

std::string shown_heading(const numbered_heading& heading) {
  return heading.number.empty() ? heading.title : heading.number + ' ' + heading.title;
}

}  // namespace strictpgn::spec
