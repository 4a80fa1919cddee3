#include "cli/options/report_options.hpp"

#include "cli/io/terminal.hpp"
#include "cli/options/enum_option.hpp"
#include "report/github/github.hpp"
#include "report/html/page.hpp"
#include "report/json/json.hpp"
#include "report/sarif/sarif.hpp"
#include "report/text/text.hpp"

namespace strictpgn::cli {
namespace {

/// What a form of the report is made from.
struct making {
  std::string& out;
  const report_options& asked;
  const options& how;
  severity shown;
};

using maker = std::unique_ptr<report::renderer> (*)(const making&);

report::text_options text_options_of(const making& m) {
  report::text_options text;
  text.shown = m.shown;
  text.repeats = m.asked.repeats.value_or(text.repeats);
  text.has_statistics = m.asked.has_statistics;
  text.has_summary = !m.asked.is_quiet;
  text.look = {report::style(is_colored(m.asked.color)), terminal_width()};
  return text;
}

std::unique_ptr<report::renderer> make_full(const making& m) {
  return std::make_unique<report::text_renderer>(m.out, text_options_of(m));
}

std::unique_ptr<report::renderer> make_concise(const making& m) {
  auto text = text_options_of(m);
  text.is_concise = true;
  return std::make_unique<report::text_renderer>(m.out, text);
}

std::unique_ptr<report::renderer> make_github(const making& m) {
  return std::make_unique<report::github_renderer>(m.out, text_options_of(m));
}

std::unique_ptr<report::renderer> make_html(const making& m) {
  report::html_options page;
  page.shown = m.shown;
  page.repeats = m.asked.repeats.value_or(page.repeats);
  return std::make_unique<report::html_renderer>(m.out, page);
}

std::unique_ptr<report::renderer> make_json(const making& m) {
  return std::make_unique<report::json_renderer>(m.out);
}

std::unique_ptr<report::renderer> make_sarif(const making& m) {
  return std::make_unique<report::sarif_renderer>(m.out, m.how);
}

constexpr enum_option<maker> formats[] = {{"full", make_full},     {"concise", make_concise},
                                          {"json", make_json},     {"sarif", make_sarif},
                                          {"github", make_github}, {"html", make_html}};

constexpr enum_option<severity> shown_levels[] = {
    {"info", severity::info}, {"warning", severity::warning}, {"error", severity::error}};

}  // namespace

void report_options::add_to(verb_arguments& verb) {
  verb.add_option("--format FORMAT", format, "full, concise, json, sarif, github or html")
      .shows_default();
  const auto least = verb.add_option("--level LEVEL", level,
                                     "show findings from info, warning or error (not json, sarif)");
  least.shows_default();
  verb.add_flag("--verbose,-v", is_verbose, "show all findings, as --level info").excludes(least);
  verb.add_option("--repeats N", repeats,
                  "findings of one rule shown for each file, 0 for all; if not given 5, in "
                  "html 50 (not json, sarif)")
      .takes(whole_number(0, UINT64_MAX));
  verb.add_option("--color WHEN", color, "auto, always or never").shows_default();
  verb.add_flag("--statistics", has_statistics, "count the findings of each rule");
  verb.add_flag("--quiet,-q", is_quiet, "findings only: no summary, no progress");
}

severity report_options::shown() const {
  return is_verbose ? severity::info : parse_enum_option("--level", level, shown_levels);
}

std::unique_ptr<report::renderer> report_options::make_renderer(std::string& out,
                                                                const options& options) const {
  const auto make = parse_enum_option("--format", format, formats);
  const auto least = shown();
  is_colored(color);  // complains about a word that it does not know, whatever the form
  return make({out, *this, options, least});
}

}  // namespace strictpgn::cli
