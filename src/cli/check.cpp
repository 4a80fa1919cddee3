#include "cli/check.hpp"

#include <algorithm>
#include <memory>

#include "cli/choice.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/reader_options.hpp"
#include "cli/terminal.hpp"
#include "report/concise.hpp"
#include "report/full.hpp"
#include "report/json.hpp"
#include "report/repetition.hpp"
#include "report/statistics.hpp"
#include "report/summary_text.hpp"

namespace strictpgn::cli {
namespace {

enum class report_format { full, concise, json };

constexpr choice<report_format> formats[] = {{"full", report_format::full},
                                             {"concise", report_format::concise},
                                             {"json", report_format::json}};

constexpr choice<severity> shown_levels[] = {
    {"info", severity::info}, {"warning", severity::warning}, {"error", severity::error}};

constexpr choice<severity> failing_levels[] = {{"warning", severity::warning},
                                               {"error", severity::error}};

/// The options of the verb as given.
struct check_options {
  std::vector<std::string> files;
  reader_options reading;
  std::string format = "full";
  std::string color = "auto";
  std::string level = "warning";
  std::string fail_on = "error";
  std::string stdin_name = "<stdin>";
  std::vector<std::uint64_t> games;
  std::uint64_t repeats = 5;
  bool is_quiet = false;
  bool has_statistics = false;
};

/// An input while it is being checked.
struct checking {
  const input& file;
  progress& bar;
  report::repetition repeated;
};

/// One run over all inputs.
class checker {
 public:
  explicit checker(const check_options& asked)
      : asked_(asked),
        how_(asked.reading.parse()),
        format_(parse_choice("--format", asked.format, formats)),
        level_(parse_choice("--level", asked.level, shown_levels)),
        fail_on_(parse_choice("--fail-on", asked.fail_on, failing_levels)),
        look_{report::style(is_colored(asked.color)), terminal_width()} {
    all_.format = how_.format;
    all_.not_built = report::rules_not_built(how_);
  }

  exit_status run() {
    for (const auto& file : inputs_of(asked_.files, asked_.stdin_name)) check_or_complain(file);
    append_end();
    out_.flush();
    return status();
  }

 private:
  void check_or_complain(const input& file) {
    try {
      with_reader(file, how_, [&](reader& games) { check(file, games); });
      ++all_.files;
    } catch (const unreadable_input& trouble) {
      ++all_.files_unread;
      out_.flush();
      complain(trouble.what());
    }
  }

  void check(const input& file, reader& games) {
    progress bar(!asked_.is_quiet && is_stderr_terminal(), file.name, size_of(file));
    checking now{file, bar, report::repetition(asked_.repeats)};
    while (!is_past_wanted_games(games.totals()) && games.next()) {
      if (is_wanted(games.current(), games.totals())) append(games.current(), now);
      bar.update(games.totals());
    }
    all_.totals.bytes += games.totals().bytes;
    now.repeated.render_rest(out_.text(), file.name, look_);
    flush_if_due(bar);
  }

  bool is_wanted(const reading& step, const summary& so_far) const {
    if (asked_.games.empty()) return true;
    return step.game != nullptr && std::ranges::count(asked_.games, so_far.games) != 0;
  }

  bool is_past_wanted_games(const summary& so_far) const {
    return !asked_.games.empty() && so_far.games >= std::ranges::max(asked_.games);
  }

  void append(const reading& step, checking& now) {
    report::add(all_.totals, step);
    if (step.findings.empty()) return;
    report::setting where{now.file.name, how_.encoding, source::line_index(step.source)};
    for (const auto& finding : step.findings) {
      append(finding, where, now.repeated);
      flush_if_due(now.bar);
    }
  }

  void append(const diagnostic& finding, report::setting& where, report::repetition& repeated) {
    if (format_ == report_format::json) return report::render_json(out_.text(), finding, where);
    if (finding.level < level_ || !repeated.shows(finding)) return;
    if (format_ == report_format::concise) {
      return report::render_concise(out_.text(), finding, where, look_);
    }
    using enum report::explanation;
    report::render_full(out_.text(), finding, where, look_,
                        repeated.is_first(finding.id) ? given : left_out);
  }

  /// A person sees each finding at once; for anything else few writes are better.
  void flush_if_due(progress& bar) {
    if (out_.text().empty() || !(out_.is_full() || is_terminal_)) return;
    bar.clear();
    out_.flush();
  }

  void append_end() {
    if (format_ == report_format::json) return report::render_json_summary(out_.text(), all_);
    if (asked_.has_statistics) report::render_statistics(out_.text(), all_.totals);
    if (!asked_.is_quiet && all_.files != 0)
      report::render_summary(out_.text(), all_, level_, look_);
  }

  exit_status status() const {
    if (all_.files_unread != 0) return could_not_run;
    const bool fails =
        all_.totals.errors != 0 || (fail_on_ == severity::warning && all_.totals.warnings != 0);
    return fails ? errors_found : no_errors;
  }

  const check_options& asked_;
  options how_;
  report_format format_;
  severity level_;
  severity fail_on_;
  report::look look_;
  bool is_terminal_ = is_stdout_terminal();
  report::tally all_;
  output out_;
};

std::string is_game_number(const std::string& text) {
  const bool is_number = text.find_first_not_of("0123456789") == std::string::npos;
  const bool is_positive = text.find_first_not_of('0') != std::string::npos;
  return is_number && is_positive ? "" : fmt::format("`{}` is no number from 1", text);
}

void add_options(CLI::App& verb, check_options& asked) {
  verb.add_option("FILE", asked.files, "PGN files; - or none: stdin");
  asked.reading.add_to(verb);
  verb.add_option("--format", asked.format, "full, concise or json")->capture_default_str();
  verb.add_option("--level", asked.level,
                  "show findings from info, warning or error (text formats)")
      ->capture_default_str();
  verb.add_option("--repeats", asked.repeats,
                  "findings of one rule shown for each file, 0 for all (text formats)")
      ->capture_default_str();
  verb.add_option("--game", asked.games, "only the game of that number, from 1 (repeatable)")
      ->allow_extra_args(false)
      ->check(is_game_number);
  verb.add_option("--fail-on", asked.fail_on, "exit with 1 on error, or on warning")
      ->capture_default_str();
  verb.add_option("--stdin-name", asked.stdin_name, "what reports call stdin")
      ->capture_default_str();
  verb.add_option("--color", asked.color, "auto, always or never")->capture_default_str();
  verb.add_flag("--statistics", asked.has_statistics, "count the findings of each rule");
  verb.add_flag("--quiet", asked.is_quiet, "findings only: no summary, no progress");
}

}  // namespace

void add_check(CLI::App& program, exit_status& status) {
  auto& verb = *program.add_subcommand("check", "find what is wrong in PGN files");
  const auto asked = std::make_shared<check_options>();
  add_options(verb, *asked);
  verb.callback([asked, &status] { status = checker(*asked).run(); });
}

}  // namespace strictpgn::cli
