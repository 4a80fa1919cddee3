#include "report/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "report/html/finding.hpp"
#include "report/html/markup.hpp"
#include "report/html/page_files.hpp"
#include "report/html/rule.hpp"
#include "report/plural.hpp"
#include "report/text/summary.hpp"

namespace strictpgn::report {
namespace {

using html::escaped;
using html::sentence_of;

/// No other script or style is run than those of this program, wherever it may come from.
constexpr std::string_view page_head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'">
)";

html_renderer::players players_of(const game& game) {
  const auto value = [&](std::string_view name) {
    const auto* const tag = game.find_tag(name);
    return tag == nullptr ? std::string("?") : game.value_of(*tag);
  };
  return {value("White"), value("Black"), value("Result")};
}

/// ": Philidor - Bonaparte, 1-0"; empty when neither player is known. A name that runs from right
/// to left turns nothing beside it.
std::string title_of(const html_renderer::players& names, encoding encoding) {
  if (names.white == "?" && names.black == "?") return {};
  const auto text = [&](std::string_view name) { return html::text_of(name, encoding); };
  return fmt::format(": <bdi>{}</bdi> - <bdi>{}</bdi>, {}", text(names.white), text(names.black),
                     text(names.result));
}

/// The summary of the text reports: the verdict, then a line for each further fact.
std::vector<std::string> summary_lines(const run_summary& all, severity shown) {
  std::string text;
  render_summary(text, all, shown, {});
  std::vector<std::string> lines;
  for (std::string_view rest = text; !rest.empty();) {
    const auto end = rest.find('\n');
    lines.emplace_back(rest.substr(0, end));
    rest.remove_prefix(end + 1);
  }
  return lines;
}

std::string_view words_for_shown(severity shown) {
  constexpr std::string_view words[] = {"findings", "findings", "errors and warnings", "errors"};
  return words[static_cast<int>(shown)];
}

/// The rules that have findings, the most frequent first.
std::vector<const rule_info*> rules_by_count(const rule_counts& counts) {
  const auto count_of = [&](const rule_info* about) { return counts[about->id]; };
  std::vector<const rule_info*> rules;
  for (const auto& about : catalogue())
    if (count_of(&about) != 0) rules.push_back(&about);
  std::ranges::stable_sort(rules, std::ranges::greater{}, count_of);
  return rules;
}

}  // namespace

void html_renderer::begin_file(std::string_view file) {
  name_ = escaped(shown_name(file));
  repeated_ = repetition(options_.shown, options_.repeats);
}

void html_renderer::begin_step(const reading& step) {
  close_game();
  if (step.game != nullptr) players_ = players_of(*step.game);
}

void html_renderer::note_counted(std::span<const finding_count> more) {
  for (const auto& one : more) {
    if (one.level < options_.shown) continue;
    repeated_.add(one);
    rest_[one.id] += one.count;
  }
}

void html_renderer::append(const diagnostic& finding, render_context& where) {
  if (finding.level < options_.shown) return;
  if (!repeated_.shows(finding) || is_full()) {
    ++rest_[finding.id];
    return;
  }
  if (!is_game_open_) open_game(finding, where);
  html::append_finding(file_, finding, where, ++findings_);
  ++on_page_[finding.id];
  ++levels_[finding.level];
}

void html_renderer::open_game(const diagnostic& finding, const render_context& where) {
  const auto title = finding.game == 0 ? "Outside every game"
                                       : fmt::format("Game {}{}", finding.game,
                                                     title_of(players_, where.encoding));
  file_ += fmt::format("<section class=\"game\">\n<h3>{}</h3>\n", title);
  is_game_open_ = true;
}

void html_renderer::close_game() {
  if (is_game_open_) file_ += "</section>\n";
  is_game_open_ = false;
}

void html_renderer::end_file(const summary& of_file) {
  close_game();
  append_rest();
  if (file_.empty()) {
    clean_ += fmt::format("<li>{}: {}</li>\n", name_, in_words(of_file.games, "game"));
    return;
  }
  files_ += fmt::format(
      "<section class=\"file\">\n<h2>{}</h2>\n<p class=\"soft\">{} of {} with errors; {}, {}, "
      "{}</p>\n{}</section>\n",
      name_, of_file.games_with_errors, in_words(of_file.games, "game"),
      in_words(of_file.errors, "error"), in_words(of_file.warnings, "warning"),
      in_words(of_file.infos, "info"), file_);
  file_.clear();
}

void html_renderer::append_rest() {
  if (rest_.empty()) return;
  std::uint64_t count = 0;
  std::string rules;
  for (const auto& [id, more] : rest_) {
    rules += fmt::format("{0}{1} of <a href=\"#rule-{2}\">{2}</a>", rules.empty() ? "" : ", ", more,
                         name_of(id));
    count += more;
  }
  left_out_ += count;
  rest_.clear();
  file_ += fmt::format("<p class=\"note rest\">{} in this file not on this page: {}.</p>\n",
                       in_words(count, "more finding"), rules);
}

void html_renderer::note_unread(std::string_view file, std::string_view why) {
  close_game();
  append_rest();
  files_ += fmt::format(
      "<section class=\"unread\">\n<h2>{}</h2>\n<p class=\"note\">Not checked: {}</p>\n{}"
      "</section>\n",
      escaped(shown_name(file)), html::text_of(why, encoding::utf8), file_);
  file_.clear();
}

void html_renderer::note_refused(std::string_view file, std::string_view why) {
  files_ +=
      fmt::format("<section class=\"unread\">\n<h2>{}</h2>\n<p class=\"note\">{}</p>\n</section>\n",
                  escaped(shown_name(file)), html::text_of(why, encoding::utf8));
}

void html_renderer::end(const run_summary& all) {
  append_header(all);
  out_ += "<div class=\"columns\">\n";
  append_filters();
  out_ += "<main id=\"findings\" tabindex=\"-1\">\n" + files_;
  if (!clean_.empty()) {
    out_ += fmt::format("<section>\n<h2>Without {}</h2>\n<ul>\n{}</ul>\n</section>\n",
                        words_for_shown(options_.shown), clean_);
  }
  append_statistics(all);
  out_ += fmt::format(
      "</main>\n</div>\n<footer class=\"soft\">strictpgn {}</footer>\n<script>{}</script>\n"
      "</body>\n</html>\n",
      STRICTPGN_VERSION, html::page_js);
}

void html_renderer::append_header(const run_summary& all) {
  const auto lines = summary_lines(all, options_.shown);
  const auto verdict = escaped(lines.front());
  out_ += fmt::format(page_head, html::page_css_hash, html::page_js_hash);
  out_ += fmt::format("<title>strictpgn: {}</title>\n<style>{}</style>\n</head>\n<body>\n", verdict,
                      html::page_css);
  out_ += html::pieces_svg;
  out_ += fmt::format(
      "<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n<header>\n"
      "<h1>PGN check</h1>\n<p class=\"verdict\">{}</p>\n",
      verdict);
  for (std::size_t i = 1; i < lines.size(); ++i)
    out_ += fmt::format("<p class=\"soft\">{}</p>\n", escaped(lines[i]));
  if (left_out_ != 0) {
    out_ += fmt::format(
        "<p class=\"note\">{} on this page; {} more are only counted. <code>--repeats</code> sets "
        "how "
        "many of one rule in one file are shown; a page holds {} of them at most. <code>--format "
        "json</code> gives every finding.</p>\n",
        in_words(findings_, "finding"), left_out_, size_in_words(options_.size));
  }
  out_ += "</header>\n";
}

void html_renderer::append_filters() {
  out_ +=
      "<aside class=\"filters\" aria-label=\"Filters\" hidden>\n<details open>\n"
      "<summary>Filters</summary>\n<form id=\"filters\">\n"
      "<fieldset><legend>Severity</legend>\n";
  for (const auto level : {severity::error, severity::warning, severity::info}) {
    if (level < options_.shown) continue;
    out_ += fmt::format(
        "<label class=\"check\"><input type=\"checkbox\" name=\"level\" value=\"{0}\" checked> {0}"
        "<span class=\"count\">{1}</span></label>\n",
        name_of(level), levels_[level]);
  }
  out_ +=
      "</fieldset>\n<fieldset><label class=\"label\" for=\"rule\">Rule</label>\n"
      "<select id=\"rule\"><option value=\"\">all rules</option>\n";
  for (const auto* about : rules_by_count(on_page_)) {
    out_ +=
        fmt::format("<option value=\"{0}\">{0} ({1})</option>\n", about->name, on_page_[about->id]);
  }
  out_ +=
      "</select></fieldset>\n<fieldset><label class=\"label\" for=\"search\">Text</label>\n"
      "<input type=\"search\" id=\"search\" placeholder=\"player, move, words\"></fieldset>\n"
      "<fieldset><button type=\"reset\">Show all</button></fieldset>\n"
      "<p id=\"found\" role=\"status\"></p>\n</form>\n</details>\n</aside>\n";
}

void html_renderer::append_statistics(const run_summary& all) {
  const auto rules = rules_by_count(all.totals.by_rule);
  if (rules.empty()) return;
  out_ +=
      "<section id=\"statistics\">\n<h2>Findings by rule</h2>\n<div class=\"wide\"><table>\n"
      "<thead><tr><th scope=\"col\">Rule</th><th scope=\"col\">Findings</th></tr></thead>\n"
      "<tbody>\n";
  for (const auto* about : rules) {
    out_ += fmt::format("<tr><td><a href=\"#rule-{0}\">{0}</a></td><td>{1}</td></tr>\n",
                        about->name, all.totals.by_rule[about->id]);
  }
  out_ += "</tbody>\n</table></div>\n</section>\n<section id=\"rules\">\n<h2>What they mean</h2>\n";
  for (const auto* about : rules) html::append_rule(out_, *about);
  out_ += "</section>\n";
}

}  // namespace strictpgn::report
