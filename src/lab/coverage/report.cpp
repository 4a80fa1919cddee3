#include "lab/coverage/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "report/json/json_text.hpp"
#include "report/plural.hpp"
#include "spec/markup.hpp"
#include "spec/peg.hpp"
#include "spec/specification.hpp"
#include "spec/styles.hpp"

namespace strictpgn::report {
namespace {

using namespace spec;

const node& node_of(const covered_production& production) {
  return import_grammar()[production.id];
}

/// A line of a table: a production, or an alternative of one that was read.
struct covered_row {
  std::string what;
  std::string about;  ///< the rule it breaks, or the alternative
  std::uint64_t count;
};

covered_row row_of(const covered_production& production) {
  const auto& what = node_of(production);
  return {spec::shown_name(what.name), what.is_deviation() ? deviation_in_words(what) : "",
          production.count};
}

std::vector<covered_row> rows_of_alternatives(const covered_production& production) {
  std::vector<covered_row> rows;
  for (const auto& choice : production.choices)
    for (std::size_t at = 0; at != choice.alternatives.size(); ++at)
      rows.push_back({spec::shown_name(node_of(production).name),
                      peg_words(import_grammar(), import_grammar()[choice.id].kids[at]),
                      choice.alternatives[at]});
  return rows;
}

/// What there is to tell of a kind, the least reached first. Alternatives only of productions that
/// were reached.
struct table {
  std::vector<covered_row> unread, untaken, read, taken;
};

table table_of(const covered_kind& kind) {
  table result;
  for (const auto& production : kind.productions) {
    (production.count == 0 ? result.unread : result.read).push_back(row_of(production));
    if (production.count == 0) continue;
    for (auto& each : rows_of_alternatives(production))
      (each.count == 0 ? result.untaken : result.taken).push_back(std::move(each));
  }
  std::ranges::stable_sort(result.read, {}, &covered_row::count);
  std::ranges::stable_sort(result.taken, {}, &covered_row::count);
  return result;
}

std::string of_all(const reach_count& count, std::string_view what) {
  return fmt::format("{} of {} {}", count.reached, count.all, what);
}

std::string words_for(const reach_summary& sum) {
  return of_all(sum.productions, "productions") + ", " + of_all(sum.alternatives, "alternatives") +
         ", " + of_all(sum.deviations, "deviations");
}

/// What its texts are.
std::string_view unit_of(const covered_kind& kind) {
  if (kind.kind->name == "database") return "file";
  return kind.kind->name == "commands" ? "comment" : "record";
}

std::string title_of(const covered_kind& kind) {
  return fmt::format("{}: {} of {}", kind.kind->title, words_for(summary_of(kind)),
                     in_words(kind.texts, unit_of(kind)));
}

// ---- text ---------------------------------------------------------------------------------------

void append_rows(std::string& out, std::string_view title, const std::vector<covered_row>& rows,
                 bool has_counts) {
  if (rows.empty()) return;
  out += fmt::format("\n{}\n", title);
  for (const auto& each : rows) {
    const auto count = has_counts ? fmt::format("{:>12}  ", each.count) : "  ";
    out += fmt::format("{}{}{}{}\n", count, each.what, each.about.empty() ? "" : ": ", each.about);
  }
}

// ---- JSON ---------------------------------------------------------------------------------------

json json_of(const reach_count& count) { return {{"all", count.all}, {"reached", count.reached}}; }

json json_of(const covered_production& production) {
  const auto& what = node_of(production);
  json result{{"production", spec::shown_name(what.name)}, {"count", production.count}};
  if (what.is_deviation()) result["deviation"] = true;
  if (what.broken) result["rule"] = name_of(*what.broken);
  auto& choices = result["alternatives"] = json::array();
  for (const auto& each : rows_of_alternatives(production))
    choices.push_back({{"alternative", each.about}, {"count", each.count}});
  return result;
}

json json_of(const covered_kind& kind) {
  const auto sum = summary_of(kind);
  json result{{"kind", kind.kind->name},
              {"texts", kind.texts},
              {"productions", json_of(sum.productions)},
              {"alternatives", json_of(sum.alternatives)},
              {"deviations", json_of(sum.deviations)}};
  auto& all = result["counts"] = json::array();
  for (const auto& each : kind.productions) all.push_back(json_of(each));
  return result;
}

// ---- HTML ---------------------------------------------------------------------------------------

constexpr std::string_view table_style =
    R"(table { border-collapse: collapse; width: 100%; margin: .5rem 0; font-size: .9rem; }
td, th { border-bottom: 1px solid var(--rule); padding: .25rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td.count, th.count { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
meter { width: 100%; max-width: 20rem; }
.gone td:first-child { color: var(--wild); }
)";

std::string meter_row(std::string_view name, const reach_count& count) {
  return fmt::format(
      "<tr><td>{0}</td><td class=\"count\">{1} of {2}</td><td><meter min=\"0\" max=\"{2}\" "
      "value=\"{1}\">{1} of {2}</meter></td></tr>\n",
      name, count.reached, count.all);
}

void append_table(std::string& out, std::string_view title, const std::vector<covered_row>& rows) {
  if (rows.empty()) return;
  const bool is_gone = rows.front().count == 0;
  out += fmt::format(
      "<h3>{}</h3>\n<table{}>\n<tr><th>production</th><th></th><th "
      "class=\"count\">count</th></tr>\n",
      title, is_gone ? " class=\"gone\"" : "");
  for (const auto& each : rows)
    out += fmt::format(
        "<tr><td><code>{}</code></td><td><code>{}</code></td><td class=\"count\">{}</td></tr>\n",
        each.what, escaped(each.about), each.count);
  out += "</table>\n";
}

void append_kind(std::string& out, const covered_kind& kind) {
  const auto sum = summary_of(kind);
  const auto all = table_of(kind);
  out += fmt::format("<section>\n<h2>{}</h2>\n<p>{}</p>\n<table>\n", kind.kind->title,
                     in_words(kind.texts, unit_of(kind)));
  out += meter_row("productions", sum.productions) + meter_row("alternatives", sum.alternatives) +
         meter_row("deviations", sum.deviations) + "</table>\n";
  append_table(out, "Productions not reached", all.unread);
  append_table(out, "Alternatives not taken", all.untaken);
  append_table(out, "Productions", all.read);
  append_table(out, "Alternatives", all.taken);
  out += "</section>\n";
}

}  // namespace

std::string coverage_text(const std::vector<covered_kind>& kinds) {
  std::string out;
  for (const auto& kind : kinds) {
    const auto all = table_of(kind);
    if (!out.empty()) out += '\n';
    out += title_of(kind) + '\n';
    append_rows(out, "Productions not reached", all.unread, false);
    append_rows(out, "Alternatives not taken", all.untaken, false);
    append_rows(out, "Productions", all.read, true);
    append_rows(out, "Alternatives", all.taken, true);
  }
  return out;
}

std::string coverage_json(const std::vector<covered_kind>& kinds) {
  auto result = json::array();
  for (const auto& kind : kinds) result.push_back(json_of(kind));
  return json{{"kinds", std::move(result)}}.dump() + '\n';
}

std::string coverage_html(const std::vector<covered_kind>& kinds) {
  auto out = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Coverage of the "
      "grammar</title>\n<style>\n{}{}</style>\n</head>\n<body>\n<header>\n<h1>Coverage of the "
      "grammar</h1>\n</header>\n<main>\n",
      page_css, table_style);
  for (const auto& kind : kinds) append_kind(out, kind);
  return out + "</main>\n</body>\n</html>\n";
}

}  // namespace strictpgn::report
