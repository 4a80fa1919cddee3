#include "cli/format.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "cli/atomic_file.hpp"
#include "cli/choice.hpp"
#include "cli/input.hpp"
#include "cli/omission_report.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/reader_options.hpp"
#include "cli/settings.hpp"
#include "cli/shell_command.hpp"
#include "cli/temp_file.hpp"
#include "cli/terminal.hpp"
#include "report/quantity.hpp"
#include "report/setting.hpp"
#include "report/unified_diff.hpp"
#include "strictpgn/write.hpp"

namespace strictpgn::cli {
namespace {

constexpr choice<profile> text_formats[] = {{"export", profile::export_format},
                                            {"archival", profile::archival},
                                            {"reduced", profile::reduced}};

/// The options of the verb as given.
struct format_options {
  std::vector<std::string> files;
  std::string format;  ///< empty: as configured
  reader_options reading;
  configuration_options configuration;
  std::string stdin_name = "<stdin>";
  bool is_in_place = false;
  bool is_check = false;
  bool is_diff = false;
  bool is_forced = false;
  bool is_quiet = false;
};

/// An input with how it is to be read and written.
struct formatted_input {
  input file;
  options how;
  profile format = profile::export_format;
};

/// The format that is asked for, or else the configured one where that is one to write.
profile format_of(const format_options& asked, profile configured) {
  if (!asked.format.empty()) return parse_choice("--profile", asked.format, text_formats);
  const auto is_configured = [=](const auto& one) { return one.value == configured; };
  return std::ranges::any_of(text_formats, is_configured) ? configured : profile::export_format;
}

/// The inputs, all configuration files read. Of these count the encoding, the limits and the
/// profile.
std::vector<formatted_input> inputs_with_settings(const format_options& asked) {
  settings all(asked.reading, asked.configuration);
  std::vector<formatted_input> inputs;
  for (const auto& file : inputs_of(asked.files, asked.stdin_name)) {
    const auto said = all.about(file);
    options how;
    how.encoding = said.encoding;
    how.limits = said.limits;
    inputs.push_back({file, how, format_of(asked, said.format)});
  }
  return inputs;
}

/// The bytes that each step of a reader has passed over.
class passing_bytes {
 public:
  std::string_view next(const reader& games) {
    const auto& source = games.current().source;
    const auto begin = std::max(std::exchange(end_, games.totals().bytes), source.offset);
    return source.text.substr(begin - source.offset, end_ - std::min(begin, end_));
  }

 private:
  std::uint64_t end_ = 0;
};

/// Whether, and where, the result differs from the input.
class difference {
 public:
  difference(std::string_view name, bool is_shown) : lines_(diff_, name), is_shown_(is_shown) {}

  void add(std::string_view before, std::string_view after) {
    is_any_ |= before != after;
    if (is_shown_) lines_.add(before, after);
  }

  /// What the reader has passed over without a step is not in the result.
  void finish(std::uint64_t bytes, std::optional<std::uint64_t> size) {
    is_any_ |= size && bytes != *size;
    lines_.finish();
  }

  bool is_any() const { return is_any_; }
  std::string take_diff() { return std::exchange(diff_, {}); }

 private:
  std::string diff_;
  report::unified_diff lines_;
  bool is_shown_;
  bool is_any_ = false;
};

/// One run over all inputs.
class formatter {
 public:
  explicit formatter(const format_options& asked)
      : asked_(asked), inputs_(inputs_with_settings(asked)) {}

  exit_status run() {
    for (const auto& one : inputs_) format_or_complain(one);
    out_.flush();
    return status_;
  }

 private:
  void format_or_complain(const formatted_input& one) {
    try {
      replaced_ = asked_.is_in_place ? file_to_replace(one.file) : nullptr;
      with_reader(one.file, one.how, [&](reader& games) { format(one, games); });
    } catch (const unreadable_input& trouble) {
      fail(trouble);
    } catch (const unwritable_file& trouble) {
      fail(trouble);
    }
  }

  void fail(const std::runtime_error& trouble) {
    status_ = could_not_run;
    out_.flush();
    complain(trouble.what());
  }

  /// Before it is opened: what changes it from now on is noticed, and to open a pipe means to wait
  /// for somebody who writes.
  static std::unique_ptr<atomic_file> file_to_replace(const input& file) {
    if (file.is_stdin()) throw usage_error("--in-place: stdin is no file to be replaced");
    require_regular_file(file);
    return std::make_unique<atomic_file>(
        file.argument, fmt::format("strictpgn format {} > new.pgn", shell_argument(file.argument)));
  }

  /// Where the result waits until it is known to be whole; null when nobody wants it.
  std::unique_ptr<temp_file> result_of(const input& file) const {
    if (asked_.is_check && !asked_.is_diff) return nullptr;
    return std::make_unique<temp_file>(asked_.is_in_place ? temp_folders_beside(file.argument)
                                                          : temp_folders());
  }

  void format(const formatted_input& one, reader& games) {
    const auto& file = one.file;
    const auto encoding = one.how.encoding;
    const auto result = result_of(file);
    progress bar(!asked_.is_quiet && is_stderr_terminal(), file.name, size_of(file));
    omission_report lost(file.name, encoding);
    difference found(file.name, asked_.is_diff);
    passing_bytes passed;
    while (games.next()) {
      const auto before = passed.next(games);
      const auto made = write_pgn(games.current(), one.format, encoding);
      lost.add(made, games.current());
      found.add(before, made.text);
      if (result)
        result->append(asked_.is_diff ? for_stdout(found.take_diff(), encoding) : made.text);
      bar.update(games.totals());
    }
    found.finish(games.totals().bytes, size_of(file));
    if (asked_.is_diff) result->append(for_stdout(found.take_diff(), encoding));
    bar.clear();
    finish(file, result.get(), found.is_any(), lost);
  }

  /// Nothing is written that has lost something, unless that was asked for.
  void finish(const input& file, const temp_file* result, bool is_changed,
              const omission_report& lost) {
    const bool is_refused = lost.size() != 0 && !asked_.is_forced;
    if (!asked_.is_quiet) lost.print();
    if (asked_.is_check && (is_changed || is_refused)) name(file);
    if (is_refused) {
      raise(errors_found);
      complain(
          fmt::format("`{}` is not written, as {} of it cannot be kept; --force writes the rest",
                      file.name, report::in_words(lost.size(), "part")));
    } else if (asked_.is_in_place && is_changed) {
      replaced_->replace(*result);
    } else if (!asked_.is_in_place && result != nullptr) {
      result->copy_to(out_);
    }
  }

  void name(const input& file) {
    raise(errors_found);
    if (!asked_.is_diff) out_.text() += report::shown_name(file.name) + '\n';
  }

  void raise(exit_status to) { status_ = std::max(status_, to); }

  const format_options& asked_;
  std::vector<formatted_input> inputs_;
  std::unique_ptr<atomic_file> replaced_;
  output out_;
  exit_status status_ = no_errors;
};

void add_options(CLI::App& verb, format_options& asked) {
  verb.add_option("FILE", asked.files, "PGN files; - or none: stdin");
  verb.add_option("--profile", asked.format,
                  "export, archival or reduced [as configured, where it is one of these, else "
                  "export]");
  verb.add_option(
      "--encoding", asked.reading.encoding,
      "latin1 or utf8 [as configured, or as the configured profile has it; else latin1]");
  verb.add_option("--limit", asked.reading.limits, "NAME=VALUE (repeatable), as of check")
      ->allow_extra_args(false);
  asked.configuration.add_to(verb);
  auto* in_place = verb.add_flag("--in-place", asked.is_in_place, "replace the files");
  verb.add_flag("--check", asked.is_check,
                "only name the files that would change, and exit with 1 if there are any")
      ->excludes(in_place);
  verb.add_flag("--diff", asked.is_diff, "print what would change as a unified diff")
      ->excludes(in_place);
  verb.add_flag("--force", asked.is_forced,
                "write what can be kept of a file of which not everything can");
  verb.add_option("--stdin-name", asked.stdin_name, "what messages call stdin")
      ->capture_default_str();
  verb.add_flag("--quiet", asked.is_quiet, "do not list what cannot be kept; no progress");
}

}  // namespace

void add_format(CLI::App& program, exit_status& status) {
  auto& verb = *program.add_subcommand("format", "write games in export format");
  const auto asked = std::make_shared<format_options>();
  add_options(verb, *asked);
  verb.callback([asked, &status] { status = formatter(*asked).run(); });
}

}  // namespace strictpgn::cli
