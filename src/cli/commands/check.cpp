#include "cli/commands/check.hpp"

#include <algorithm>
#include <memory>
#include <optional>

#include "cli/commands/check_fix.hpp"
#include "cli/commands/check_part.hpp"
#include "cli/commands/reported_findings.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/output.hpp"
#include "cli/io/parallel_reader.hpp"
#include "cli/io/progress.hpp"
#include "cli/io/terminal.hpp"
#include "cli/io/workers.hpp"
#include "cli/options/check_options.hpp"
#include "strictpgn/file_name.hpp"

namespace strictpgn::cli {
namespace {

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
        inputs_(options.inputs(settings_)),
        has_output_(options.redirect_output(inputs_)),
        workers_(options.jobs.made()),
        dialect_(parse_dialect("--dialect", options.records.dialect)),
        out_(options.reports_to_stderr() ? output::stream::err : output::stream::out),
        report_(options.report.make_renderer(out_.text(), inputs_.front().how)),
        reported_(options.known, options.games) {
    if (!options.fix.empty()) {
      options.refuse_fix_apart(inputs_);
      for (const auto& one : inputs_)
        if (options.records.format_of(one.file)) throw usage_error(no_games_to_fix(one.file));
      which_.emplace().is_diff = options.is_diff;
      which_->fixes.most = options.fixes();
      which_->fixes.least = options.report.shown();
      which_->shows_progress = !options.report.is_quiet && is_stderr_terminal();
      which_->pieces = {parse_pieces(options.pieces), options.report.is_quiet};
      all_.fixed.emplace().is_only_shown = options.is_diff;
      if (which_->pieces.from != nullptr) all_.fixed->translated = 0;
    }
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
    if (!options_.report.is_quiet) reported_.tell_others();
    if (!is_interrupted())
      return tell_missing_games(options_.games, most_numbered_) ? could_not_run : status();
    print_error(options_.output.empty()
                    ? "interrupted: the report ends with what was read until then"
                    : "interrupted: no report is written");
    return interrupted;
  }

 private:
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
          const auto before = all_.totals.bytes;
          is_text_cut_ = false;
          check_text(unpacked);
          if (is_text_cut_)
            all_.is_cut = all_.totals.bytes != before;
          else
            ++all_.files;
        },
        complain);
  }

  bool replaces(const input& file) const { return which_ && !which_->is_diff && !file.is_stdin(); }

  void check_text(const checked_input& one) {
    const auto& file = one.file;
    const auto how = as_reported(one);
    const auto format = options_.records.format_of(file);
    (format ? all_.has_record_files : all_.has_game_files) = true;
    if (format) {
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
    if (reported_.looks_at_each(one.accepted)) return how;
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
    wanted_ = result.is_refused() ? applicability::none : which_->fixes.most;
    has_more_fixes_ = result.has_more();
    reading_from(one.file, [&] { check_bytes(one, result.bytes()); });
    is_text_cut_ = is_interrupted();
    if (is_text_cut_) return;
    out_.flush();
    out_.probe();
    result.deliver(text_);
    text_.flush();
    all_.fixed->findings += result.fixed();
    if (all_.fixed->translated) *all_.fixed->translated += result.translated();
    all_.fixed->files += result.fixed() != 0 || result.translated() != 0;
    all_.fixed->files_unfinished += result.has_more();
  } catch (const interruption&) {
    is_text_cut_ = true;  // which is told at the end
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
    reported_.begin_file(one.accepted);
    where_ = {.file = file.name,
              .encoding = one.how.encoding,
              .format = one.how.format,
              .wanted = wanted_,
              .has_more_fixes = has_more_fixes_};
    auto errors_in_modern = check_name(one, bar);
    read_all(in, bar);
    is_text_cut_ = is_interrupted();
    most_numbered_ = std::max(most_numbered_, in.totals().games + in.totals().records);
    const bool has_warnings = all_.totals.warnings != before.warnings;
    errors_in_modern += in.totals().errors_in_modern;
    const bool is_whole = !is_text_cut_ && options_.games.empty();
    if (one.how.format == profile::import_format && one.is_utf8_in_modern && is_whole)
      report::add_errors(all_, all_.totals.errors - before.errors, errors_in_modern);
    fails_ |=
        all_.totals.errors != before.errors || (one.fail_on == severity::warning && has_warnings);
    if (!is_text_cut_) reported_.end_file();
    all_.totals.bytes += in.totals().bytes;
    report_->end_file(in.totals());
    flush_if_due(bar);
  }

  template <typename Reader>
  void read_all(Reader& in, progress& bar) {
    while (!is_interrupted() && !reported_.is_past_wanted(in.totals()) && in.next()) {
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
    return !reported_.looks_at_each(one.accepted) && workers_.share(one.how, size_of(one.file));
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
    return reported_.is_wanted(step.game != nullptr ? so_far.games : 0);
  }

  bool is_wanted(const record_reading& step, const summary&) const {
    return reported_.is_wanted(step.number);
  }

  template <typename Step>
  void append(Step step, progress& bar) {
    step.findings = reported_.of(step.findings, where_);
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
  bool is_text_cut_ = false;  // by an interrupt before its end, or before it was replaced
  bool is_terminal_ = is_stdout_terminal();
  report::run_summary all_;
  std::optional<repair_options> which_;
  applicability wanted_ = applicability::none;  // fixes of the text that is reported
  bool has_more_fixes_ = false;                 // the same text, which another run may fix
  output text_;
  output out_;
  report::render_context where_;  // in the file that is read
  std::unique_ptr<report::renderer> report_;
  reported_findings reported_;
  std::uint64_t most_numbered_ = 0;  // games, or records, in a file
};

}  // namespace

void add_check(command_line& program, exit_status& status) {
  auto check = program.add_verb("check", "find what is wrong in PGN files, and in FEN and EPD");
  check.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<check_options>();
    options->add_to(verb);
    verb.then([options, &status] {
      const auto part = parse_part(options->part, options->range);
      status = part ? check_part(*options, *part) : checker(*options).run();
    });
  });
}

}  // namespace strictpgn::cli
