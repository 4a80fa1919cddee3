#include "cli/commands/check.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "cli/commands/check_fix.hpp"
#include "cli/commands/check_part.hpp"
#include "cli/io/acceptance.hpp"
#include "cli/io/baseline.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/output.hpp"
#include "cli/io/parallel_reader.hpp"
#include "cli/io/progress.hpp"
#include "cli/io/terminal.hpp"
#include "cli/io/workers.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/exclude_option.hpp"
#include "cli/options/job_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/piece_option.hpp"
#include "cli/options/record_options.hpp"
#include "cli/options/report_options.hpp"
#include "cli/options/settings.hpp"
#include "report/plural.hpp"
#include "strictpgn/file_name.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<applicability> fix_kinds[] = {{"safe", applicability::safe},
                                                    {"all", applicability::all}};

/// The options of the verb as given.
struct check_options {
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  reader_options reading;
  configuration_options configuration;
  record_options records;
  report_options report;
  job_options jobs;
  std::string fail_on;  ///< empty: as configured
  std::string stdin_name = "<stdin>";
  std::vector<std::uint64_t> games;
  std::string fix;
  std::string pieces = english;
  std::string output;
  std::string known;  ///< an older report
  std::string part;
  std::string range;
  bool is_diff = false;
  bool shows_accepted = false;

  /// Stdout is taken by a diff, or by the text of stdin put right.
  bool reports_to_stderr() const {
    return is_diff || (!fix.empty() && (files.empty() || std::ranges::count(files, "-") != 0));
  }
};

/// An input with what applies to it.
struct checked_input {
  input file;
  options how;
  severity fail_on = severity::error;
  bool is_utf8_in_modern = true;  ///< nobody has said that it is Latin-1
  acceptance::entries accepted{};
};

/// The inputs, all configuration files read.
std::vector<checked_input> inputs_with_settings(const check_options& options, settings& all) {
  std::optional<severity> wanted;
  if (!options.fail_on.empty()) wanted = parse_failing_level("--fail-on", options.fail_on);
  std::vector<checked_input> inputs;
  for (const auto& file : inputs_of(options.files, options.stdin_name, options.excluded)) {
    const auto configured = all.fail_on(file).value_or(severity::error);
    const bool is_utf8 = all.about(file, profile::modern).encoding == encoding::utf8;
    inputs.push_back({file, all.about(file), wanted.value_or(configured), is_utf8});
    if (!options.shows_accepted) inputs.back().accepted = all.accepted_in(file);
  }
  return inputs;
}

bool redirected(const check_options& options, const std::vector<checked_input>& inputs) {
  std::vector<input> files;
  files.reserve(inputs.size());
  for (const auto& one : inputs) files.push_back(one.file);
  redirect_stdout(options.output, files);
  return !options.output.empty();
}

std::string no_games_to_fix(const input& file) {
  return fmt::format("--fix puts games right, not records: {}", file.name);
}

using parallel_games = parallel_reader<read::finding_course>;

/// One run over all inputs.
class checker {
 public:
  explicit checker(const check_options& options)
      : options_(options),
        settings_(options.reading, options.configuration),
        inputs_(inputs_with_settings(options, settings_)),
        has_output_(redirected(options, inputs_)),
        workers_(options.jobs.made()),
        dialect_(parse_dialect("--dialect", options.records.dialect)),
        out_(options.reports_to_stderr() ? output::stream::err : output::stream::out),
        report_(options.report.make_renderer(out_.text(), inputs_.front().how)) {
    if (!options.fix.empty()) {
      refuse_fix_apart();
      for (const auto& one : inputs_)
        if (options.records.format_of(one.file)) throw usage_error(no_games_to_fix(one.file));
      which_.emplace().is_diff = options.is_diff;
      which_->fixes.most = parse_enum_option("--fix", options.fix, fix_kinds);
      which_->fixes.least = options.report.shown();
      which_->shows_progress = !options.report.is_quiet && is_stderr_terminal();
      which_->pieces = {parse_pieces(options.pieces), options.report.is_quiet};
      all_.fixed.emplace().is_only_shown = options.is_diff;
      if (which_->pieces.from != nullptr) all_.fixed->translated = 0;
    }
    if (!options.known.empty()) known_.emplace(options.known);
    all_.format = inputs_.front().how.format;
    for (const auto& one : inputs_)
      if (one.how.format != all_.format) all_.other_formats.insert(one.how.format);
  }

  exit_status run() {
    note_interrupts();
    for (const auto& one : inputs_) {
      if (is_interrupted()) break;
      check_or_complain(one);
    }
    report_->end(all_);
    out_.flush();
    if (known_ && known_->known() != 0 && !options_.report.is_quiet)
      print_error(fmt::format("--baseline: known, and not reported: {}",
                              report::in_words(known_->known(), "finding")));
    tell_accepted();
    if (!is_interrupted())
      return tell_missing_games(options_.games, most_numbered_) ? could_not_run : status();
    print_error(options_.output.empty()
                    ? "interrupted: the report ends with what was read until then"
                    : "interrupted: no report is written");
    return interrupted;
  }

 private:
  /// `--fix all` is `--fix` and a file.
  void refuse_fix_apart() const {
    for (const auto& one : inputs_)
      for (const auto& kind : fix_kinds)
        if (one.file.argument == kind.name && !std::filesystem::exists(one.file.argument))
          throw usage_error(
              fmt::format("no such file: `{}`; did you mean `--fix={}`?", kind.name, kind.name));
  }

  void tell_accepted() const {
    if (accepted_.accepted() != 0 && !options_.report.is_quiet)
      print_error(fmt::format("accepted, and not reported: {} (--show-accepted reports all)",
                              report::in_words(accepted_.accepted(), "finding")));
    if (options_.report.is_quiet || !options_.games.empty()) return;
    for (const auto& [entry, count] : accepted_.missing())
      print_error(fmt::format("{}: accepted, and not found any more: {} of {}", entry->place,
                              report::in_words(count, "finding"), name_of(entry->id)));
  }

  void check_or_complain(const checked_input& one) {
    const auto complain = [&](const input& file, const unreadable_input& error) {
      if (is_interrupted()) return;  // a pipe may have been waited for
      ++all_.files_unread;
      report_->note_unread(file.name, error.what());
      out_.flush();
      print_error(error.what());
    };
    try {
      if (replaces(one.file)) require_regular_file(one.file);  // to open a pipe means to wait
    } catch (const unreadable_input& failure) {
      return complain(one.file, failure);
    }
    each_readable_text(
        one.file,
        [&](const input& text) {
          auto unpacked = one;
          unpacked.file = text;
          unpacked.how = options_for(text, one.how);
          if (is_interrupted()) return;
          check_text(unpacked);
          all_.files += is_interrupted() ? 0 : 1;
        },
        complain);
  }

  bool replaces(const input& file) const { return which_ && !which_->is_diff && !file.is_stdin(); }

  void check_text(const checked_input& one) {
    const auto& file = one.file;
    const auto how = as_reported(one);
    if (const auto format = options_.records.format_of(file)) {
      if (which_) throw unreadable_input(no_games_to_fix(file));
      with_records(file, *format, dialect_, how, [&](record_reader& in) { check(one, in); });
    } else if (which_) {
      put_right(one);
    } else if (is_parallel(one)) {
      with_bytes(file, [&](const auto& bytes) {
        parallel_games in(bytes, how, workers_.pool(), workers_.part_size());
        check(one, in);
      });
    } else {
      with_reader(file, how, [&](reader& in) { check(one, in); });
    }
  }

  /// What the report does not show is only counted, unless findings are looked up one by one.
  options as_reported(const checked_input& one) const {
    auto how = one.how;
    if (known_ || !one.accepted.empty() || !options_.games.empty()) return how;
    const auto shown = report_->shows();
    how.least_told = shown.least;
    how.told_of_each_rule = shown.of_each_rule;
    return how;
  }

  /// What is reported is what remains. A file is replaced when its report has been delivered, and
  /// not after an interrupt.
  void put_right(const checked_input& one) try {
    if (replaces(one.file)) refuse_packed(one.file);
    repair result(one.file, one.how, *which_, workers_);
    reading_from(one.file, [&] { check_bytes(one, result.bytes()); });
    if (is_interrupted()) return;
    out_.flush();
    out_.probe();
    result.deliver(text_);
    text_.flush();
    all_.fixed->findings += result.fixed();
    if (all_.fixed->translated) *all_.fixed->translated += result.translated();
    all_.fixed->files += result.fixed() != 0 || result.translated() != 0;
  } catch (const interruption&) {  // told at the end
  } catch (const unwritable_file& error) {
    ++all_.fixed->files_refused;
    report_->note_refused(one.file.name, error.what());
    out_.flush();
    print_error(error.what());
  }

  void check_bytes(const checked_input& one, const read_at& bytes) {
    const auto how = as_reported(one);
    if (!is_parallel(one)) return read_from(bytes, how, [&](reader& in) { check(one, in); });
    parallel_games in(from_the_start(bytes), how, workers_.pool(), workers_.part_size());
    check(one, in);
  }

  /// Games or records, step by step.
  template <typename Reader>
  void check(const checked_input& one, Reader& in) {
    const auto& file = one.file;
    const auto before = all_.totals;
    progress bar(!options_.report.is_quiet && is_stderr_terminal(), file.name, size_of(file));
    report_->begin_file(file.name);
    accepted_here_ = one.accepted;
    where_ = {.file = file.name, .encoding = one.how.encoding, .format = one.how.format};
    auto errors_in_modern = check_name(one, bar);
    read_all(in, bar);
    most_numbered_ = std::max(most_numbered_, in.totals().games + in.totals().records);
    const bool has_warnings = all_.totals.warnings != before.warnings;
    errors_in_modern += in.totals().errors_in_modern;
    if (one.how.format == profile::import_format && one.is_utf8_in_modern && options_.games.empty())
      report::add_errors(all_, all_.totals.errors - before.errors, errors_in_modern);
    fails_ |=
        all_.totals.errors != before.errors || (one.fail_on == severity::warning && has_warnings);
    if (!is_interrupted()) accepted_.note_end(one.accepted);
    all_.totals.bytes += in.totals().bytes;
    report_->end_file(in.totals());
    flush_if_due(bar);
  }

  template <typename Reader>
  void read_all(Reader& in, progress& bar) {
    while (!is_interrupted() && !is_past_wanted(in.totals()) && in.next()) {
      if (is_wanted(in.current(), in.totals())) append(in.current(), bar);
      bar.update(in.totals());
    }
  }

  /// Of what it reads, only the steps with findings come here.
  void read_all(parallel_games& in, progress& bar) {
    try {
      in.read([&](const read::kept_step& step) {
        append_findings(step.shown(), bar);
        bar.update(in.totals());
      });
    } catch (...) {
      report::add(all_.totals, in.totals());
      throw;
    }
    report::add(all_.totals, in.totals());
  }

  /// Games that are compared are read one after the other, and so are those of which only some are
  /// wanted.
  bool is_parallel(const checked_input& one) const {
    return !known_ && one.accepted.empty() && options_.games.empty() &&
           workers_.share(one.how, size_of(one.file));
  }

  /// Gives the errors that the profile `modern` would have.
  std::uint64_t check_name(const checked_input& one, progress& bar) {
    if (one.file.is_stdin() || !options_.games.empty()) return 0;
    const auto found = check_file_name(one.file.text_name(), content_of(one.file), one.how);
    if (!found) return 0;
    reading step;
    step.findings = {&*found, 1};
    append(step, bar);
    return found->in_modern == severity::error;
  }

  file_content content_of(const input& file) const {
    const auto format = options_.records.format_of(file);
    if (!format) return file_content::games;
    return *format == record_format::fen ? file_content::fen_records : file_content::epd_records;
  }

  bool is_wanted(const reading& step, const summary& so_far) const {
    return is_wanted(step.game != nullptr ? so_far.games : 0);
  }

  bool is_wanted(const record_reading& step, const summary&) const {
    return is_wanted(step.number);
  }

  /// The number of a game or record; 0 for what is none.
  bool is_wanted(std::uint64_t number) const {
    if (options_.games.empty()) return true;
    return number != 0 && std::ranges::count(options_.games, number) != 0;
  }

  /// Of a file that holds either games or records.
  bool is_past_wanted(const summary& so_far) const {
    return !options_.games.empty() &&
           so_far.games + so_far.records >= std::ranges::max(options_.games);
  }

  template <typename Step>
  void append(Step step, progress& bar) {
    if (known_) {
      news_ = known_->news_of(step.findings, where_);
      step.findings = news_;
    }
    if (!accepted_here_.empty()) {
      rest_ = accepted_.rest_of(step.findings, accepted_here_, where_);
      step.findings = rest_;
    }
    count(step);
    append_findings(reading_of(step), bar);
  }

  void count(const record_reading& step) { report::add(all_, step); }
  void count(const reading& step) { report::add(all_.totals, step); }
  static reading reading_of(const record_reading& step) { return report::reading_of(step); }
  static const reading& reading_of(const reading& step) { return step; }

  void append_findings(const reading& step, progress& bar) {
    report::append_step(*report_, step, where_, [&] { flush_if_due(bar); });
  }

  /// A person sees each finding at once; for anything else few writes are better.
  void flush_if_due(progress& bar) {
    if (out_.text().empty() || !(out_.is_full() || is_terminal_)) return;
    bar.clear();
    out_.flush();
  }

  exit_status status() const {
    if (all_.files_unread != 0 || (all_.fixed && all_.fixed->files_refused != 0))
      return could_not_run;
    return fails_ ? errors_found : no_errors;
  }

  const check_options& options_;
  settings settings_;
  std::vector<checked_input> inputs_;
  bool has_output_;  // before anybody asks what stdout is
  workers workers_;
  fen_dialect dialect_;
  bool fails_ = false;
  bool is_terminal_ = is_stdout_terminal();
  report::run_summary all_;
  std::optional<repair_options> which_;
  output text_;
  output out_;
  report::render_context where_;  // in the file that is read
  std::unique_ptr<report::renderer> report_;
  std::optional<baseline> known_;
  std::vector<diagnostic> news_;
  std::uint64_t most_numbered_ = 0;  // games, or records, in a file
  acceptance accepted_;
  acceptance::entries accepted_here_;  // in the file that is read
  std::vector<diagnostic> rest_;       // that is not accepted
};

/// Of one file.
exit_status run_part(const check_options& options, const wanted_part& part) {
  note_interrupts();
  settings all(options.reading, options.configuration);
  const auto inputs = inputs_with_settings(options, all);
  redirected(options, inputs);
  const auto& one = inputs.front();
  if (inputs.size() != 1 || one.file.is_stdin())
    throw usage_error("--part and --range need one file");
  if (options.records.format_of(one.file)) throw usage_error("--part: records have no parts");
  if (options.report.format != report_options().format)
    throw usage_error("--part: `strictpgn merge` takes --format, when all parts are there");
  if (!one.accepted.empty())
    throw usage_error(
        fmt::format("--part: {}: findings are accepted in whole files "
                    "(--show-accepted, and there are none)",
                    one.accepted.front()->place));
  output out;
  const bool fails = check_part({one.file, one.how, one.fail_on, one.is_utf8_in_modern}, part, out);
  out.flush();
  return fails ? errors_found : no_errors;
}

void add_options(verb_arguments& verb, check_options& options) {
  verb.add_option("FILE", options.files,
                  "files of games (PGN), or of records (.fen, .epd), packed ones (.zst, .gz, .bz2, "
                  ".xz, .zip, .tar) and folders too; - or none: stdin");
  add_exclude(verb, options.excluded);
  options.reading.add_to(verb);
  options.configuration.add_to(verb);
  options.records.add_to(verb);
  options.report.add_to(verb);
  add_output(verb, options.output);
  options.jobs.add_to(verb);
  const auto fix =
      verb.add_flag("--fix{safe}", options.fix,
                    "put right what is certain and shown: safe (games are understood as "
                    "before) or all; stdin goes to stdout, its report to stderr");
  verb.add_flag("--diff", options.is_diff, "with --fix: print a unified diff and change nothing")
      .needs(fix);
  add_pieces(verb, options.pieces).needs(fix);
  verb.add_option("--game", options.games,
                  "only the game or record of that number, from 1 (repeatable)")
      .takes(whole_number(1, UINT64_MAX))
      .takes_one_value()
      .excludes(fix);
  const auto known =
      verb.add_option("--baseline", options.known,
                      "an older report of --format json: only what is new is reported, by file, "
                      "rule and message");
  known.excludes(fix);
  verb.add_flag("--show-accepted", options.shows_accepted,
                "report also what a configuration file accepts (`[[accepted]]`)");
  const auto part =
      verb.add_option("--part", options.part,
                      "I/N: of N parts of one file only the I-th, by the bytes in which games "
                      "begin; the report is for `strictpgn merge`");
  part.excludes(fix).excludes(known);
  verb.add_option("--range", options.range,
                  "BEGIN:END: likewise the games that begin in these bytes")
      .excludes(part)
      .excludes(fix)
      .excludes(known);
  verb.add_flag("--collation", options.reading.wants_collation,
                "warn of games out of order and of copies (section 12)");
  verb.add_option("--fail-on", options.fail_on, "exit with 1 on error, or on warning [error]");
  verb.add_option("--stdin-name", options.stdin_name, "what reports call stdin").shows_default();
}

}  // namespace

void add_check(command_line& program, exit_status& status) {
  auto verb = program.add_verb("check", "find what is wrong in PGN files, and in FEN and EPD");
  const auto options = std::make_shared<check_options>();
  add_options(verb, *options);
  verb.then([options, &status] {
    const auto part = parse_part(options->part, options->range);
    status = part ? run_part(*options, *part) : checker(*options).run();
  });
}

}  // namespace strictpgn::cli
