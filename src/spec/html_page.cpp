#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/abnf.hpp"
#include "spec/markup.hpp"
#include "spec/page.hpp"
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
    out_ = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
        "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>The grammar of "
        "PGN</title>\n<style>\n{}{}</style>\n</head>\n<body>\n",
        page_css, railroad_css);
    append_header();
    out_ += "<main>\n";
    for (const auto& each : chapters()) append_chapter(each);
    out_ +=
        "</main>\n<footer>Made from the rules in grammar/*.hpp, which carry sections, decisions "
        "and remarks.</footer>\n</body>\n</html>\n";
    return out_;
  }

 private:
  void append_header() {
    out_ +=
        fmt::format("<header>\n<h1>The grammar of PGN</h1>\n<p>{}</p>\n", document_introduction);
    out_ +=
        "<ul class=\"legend\">"
        "<li><span class=\"terminal\">O-O</span>bytes as they stand</li>"
        "<li><span>tag-pair</span>a production</li>"
        "<li><span class=\"look-box\">not before x</span>looks ahead, reads nothing</li>"
        "<li><span class=\"wild-box\">castling-zero</span>a deviation</li></ul>\n"
        "<p>In the ABNF (RFC 5234) alternatives are tried from left to right, the first that fits "
        "is taken, and a repetition takes all it can. What it cannot express is a comment.</p>\n";
    out_ += "<nav aria-label=\"Contents\">\n<ol>\n";
    for (const auto& each : chapters()) append_contents(each);
    out_ += "</ol>\n</nav>\n</header>\n";
  }

  void append_contents(const chapter& chapter) {
    out_ += fmt::format("<li><a href=\"#{}\">{}</a>\n<ul>\n", chapter.anchor, chapter.title);
    for (const auto& group : chapter.groups)
      out_ += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", anchor_of(chapter, group),
                          escaped(title_of(group)));
    out_ += "</ul></li>\n";
  }

  static std::string anchor_of(const chapter& in, const described_group& group) {
    auto name = railroad_name(in, group);
    return "group-" + name.substr(0, name.rfind('.'));
  }

  void append_chapter(const chapter& chapter) {
    out_ += fmt::format("<section>\n<h2 id=\"{}\">{}</h2>\n<p>{}</p>\n", chapter.anchor,
                        chapter.title, chapter.introduction);
    append_comparisons(chapter);
    for (const auto& group : chapter.groups) {
      const auto section = group.head ? std::string_view(group.head->section) : std::string_view();
      out_ += fmt::format("<h3 id=\"{}\">{}{}</h3>\n", anchor_of(chapter, group),
                          escaped(title_of(group)), section_mark(section));
      if (group.head && !group.head->note.empty())
        out_ += fmt::format("<p class=\"remark\">{}</p>\n", prose(group.head->note));
      if (group.head && !group.head->decisions.empty())
        out_ += fmt::format("<p class=\"remark\">{}</p>\n", decided_in(group.head->decisions));
      for (const auto& each : group.productions) append_production(each);
    }
    out_ += "</section>\n";
  }

  void append_comparisons(const chapter& chapter) {
    if (chapter.comparisons.empty()) return;
    out_ +=
        "<table>\n<thead><tr><th>Here</th><th>In the standard</th><th>Difference</th></tr></thead>"
        "\n<tbody>\n";
    for (const auto& [name, theirs, difference] : chapter.comparisons)
      out_ += fmt::format(
          "<tr><td><a href=\"#{0}\">{0}</a></td><td>{1}</td><td>{2}</td></tr>\n", shown_name(name),
          theirs.empty() ? "in words" : fmt::format("<code>{}</code>", escaped(theirs)),
          escaped(difference));
    out_ += "</tbody>\n</table>\n";
  }

  static std::string section_mark(std::string_view section) {
    return section.empty() ? "" : fmt::format(" <span class=\"section\">{}</span>", section);
  }

  void append_production(const described_production& production) {
    const auto& what = (*production.in)[production.id];
    const auto name = shown_name(production.name);
    out_ += fmt::format(
        "<article class=\"production{}\" id=\"{}\">\n<h4><a href=\"#{}\">{}</a>{}{}</h4>\n",
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
