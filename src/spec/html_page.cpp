#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/abnf.hpp"
#include "spec/manuscript.hpp"
#include "spec/markup.hpp"
#include "spec/page.hpp"
#include "spec/prose_html.hpp"
#include "spec/railroad.hpp"
#include "spec/specification.hpp"
#include "spec/styles.hpp"

namespace strictpgn::spec {
namespace {

std::string place_on_page(std::string_view production) { return '#' + shown_name(production); }

class html_writer {
 public:
  explicit html_writer(const rule_link& to_rule) : to_rule_(to_rule) {}

  std::string whole() {
    const auto all = manuscript(to_rule_);
    out_ = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
        "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
        "<style>\n{}{}</style>\n</head>\n<body>\n<main>\n",
        html_of_words(all.front().head.title), page_css, railroad_css);
    for (const auto& each : all) append(each, all);
    out_ +=
        "</main>\n<footer>Made from grammar/document and the rules in grammar/*.hpp, which carry "
        "sections, decisions and remarks.</footer>\n</body>\n</html>\n";
    return out_;
  }

 private:
  void append(const passage& what, const std::vector<passage>& all) {
    switch (what.what) {
      case passage::kind::heading:
        return append_heading(what.head);
      case passage::kind::prose:
        out_ += html_of_markdown(what.text);
        return;
      case passage::kind::contents:
        return append_contents(all);
      case passage::kind::productions:
        return append_group(*what.group);
    }
  }

  void append_heading(const numbered_heading& head) {
    const auto number =
        head.number.empty() ? "" : fmt::format("<span class=\"number\">{}</span> ", head.number);
    out_ += fmt::format("<h{0} id=\"{1}\"><a href=\"#{1}\">{2}{3}</a>{4}</h{0}>\n", head.level,
                        head.anchor, number, html_of_words(head.title), section_mark(head.section));
  }

  void append_contents(const std::vector<passage>& all) {
    out_ += "<nav aria-label=\"Contents\">\n<ul>\n";
    bool is_open = false;
    for (const auto& each : all) {
      if (each.what != passage::kind::heading || each.head.number.empty()) continue;
      const bool is_chapter = each.head.level == 2;
      if (is_chapter && is_open) out_ += "</ul></li>\n";
      const auto link = fmt::format("<li><a href=\"#{}\">{}</a>", each.head.anchor,
                                    html_of_words(shown_heading(each.head)));
      out_ += link + (is_chapter ? "\n<ul>\n" : "</li>\n");
      is_open = true;
    }
    out_ += "</ul></li>\n</ul>\n</nav>\n";
  }

  void append_group(const described_group& group) {
    if (group.head && !group.head->note.empty())
      out_ += fmt::format("<p class=\"remark\">{}</p>\n", prose(group.head->note));
    if (group.head && !group.head->decisions.empty())
      out_ += fmt::format("<p class=\"remark\">{}</p>\n", decided_in(group.head->decisions));
    for (const auto& each : group.productions) append_production(each);
  }

  static std::string section_mark(std::string_view section) {
    return section.empty() ? "" : fmt::format(" <span class=\"section\">{}</span>", section);
  }

  void append_production(const described_production& production) {
    const auto& what = (*production.in)[production.id];
    const auto name = shown_name(production.name);
    out_ += fmt::format(
        "<article class=\"production{}\" id=\"{}\">\n<h6><a href=\"#{}\">{}</a>{}{}</h6>\n",
        what.is_deviation() ? " wild" : "", name, name, name,
        section_mark(production.said->section), rule_mark(what));
    append_rule(*production.in, production.id);
    append_notes(*production.said, what);
    if (production.with_deviations) {
      out_ += "<details><summary>as it is read, with deviations</summary><div>\n";
      append_rule(import_grammar(), *production.with_deviations);
      append_notes(*production.said, import_grammar()[*production.with_deviations]);
      out_ += "</div></details>\n";
    }
    out_ += "</article>\n";
  }

  std::string rule_mark(const node& what) const {
    if (what.broken)
      return fmt::format(" <a class=\"rule\" href=\"{}\">breaks {}</a>",
                         escaped(to_rule_(*what.broken)), name_of(*what.broken));
    return what.is_deviation()
               ? fmt::format(" <span class=\"section\">{}</span>", deviation_in_words(what))
               : "";
  }

  void append_rule(const graph& in, node_id id) {
    out_ += fmt::format("<div class=\"diagram\">{}</div>\n<pre>{}</pre>\n",
                        railroad_diagram(in, id, place_on_page), linked(abnf_rule(in, id)));
  }

  void append_notes(const margin& said, const node& what) {
    std::string notes;
    const bool says_order = said.is_ordered && what.what == op::sor;
    if (!said.note.empty() && (!said.is_ordered || says_order))
      notes = prose(says_order ? "The order matters: " + said.note : said.note);
    if (!said.decisions.empty())
      notes += fmt::format("{}{}",
                           notes.empty()          ? ""
                           : notes.ends_with('.') ? " "
                                                  : ". ",
                           decided_in(said.decisions));
    if (!notes.empty()) out_ += fmt::format("<p class=\"note\">{}</p>\n", notes);
  }

  static std::string decided_in(std::string_view decisions) {
    std::string links;
    for (const auto number : numbers_in(decisions))
      links += fmt::format("{}<a href=\"{}\">{}</a>", links.empty() ? "" : ", ",
                           decision_link(number), number);
    return fmt::format("Decided in {}.", links);
  }

  /// ABNF with its names as links.
  static std::string linked(std::string_view abnf) {
    std::string result;
    for (const auto& [text, what] : tokens_of_abnf(abnf)) {
      const auto production = what == abnf_token::name ? find(text) : std::nullopt;
      if (production) {
        const bool is_wild = import_grammar()[*production].is_deviation();
        result += fmt::format("<a{} href=\"#{}\">{}</a>", is_wild ? " class=\"wild-name\"" : "",
                              text, text);
      } else if (what == abnf_token::comment_mark) {
        result += fmt::format("<span class=\"look\">{}</span>", escaped(text));
      } else {
        result += escaped(text);
      }
    }
    return result;
  }

  static std::optional<node_id> find(std::string_view shown) {
    std::string name(shown);
    std::ranges::replace(name, '-', '_');
    return import_grammar().find(name);
  }

  const rule_link& to_rule_;
  std::string out_;
};

}  // namespace

std::string html_page(const rule_link& to_rule) { return html_writer(to_rule).whole(); }

}  // namespace strictpgn::spec
