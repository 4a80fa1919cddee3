#include "cli/commands/format.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "cli/commands/format_report.hpp"
#include "cli/commands/game_sorter.hpp"
#include "cli/commands/translate.hpp"
#include "cli/io/atomic_file.hpp"
#include "cli/io/held_input.hpp"
#include "cli/io/input.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/output.hpp"
#include "cli/io/parallel_formatter.hpp"
#include "cli/io/progress.hpp"
#include "cli/io/temp_file.hpp"
#include "cli/io/terminal.hpp"
#include "cli/io/workers.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/exclude_option.hpp"
#include "cli/options/job_options.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/piece_option.hpp"
#include "cli/options/reader_options.hpp"
#include "cli/options/settings.hpp"
#include "cli/options/shell_command.hpp"
#include "report/render_context.hpp"
#include "report/text/unified_diff.hpp"
#include "strictpgn/format.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<profile> text_formats[] = {{"export", profile::export_format},
                                                 {"archival", profile::archival},
                                                 {"reduced", profile::reduced}};

constexpr enum_option<nag_form> nag_forms[] = {{"numbers", nag_form::numbers},
                                               {"symbols", nag_form::symbols}};

/// The options of the verb as given.
struct verb_options {
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  std::string output;
  std::string format;  ///< empty: as configured
  reader_options reading;
  configuration_options configuration;
  std::string stdin_name = "<stdin>";
  std::string nags = "numbers";
  std::string pieces = english;
  job_options jobs;
  bool has_no_comments = false;
  bool has_no_variations = false;
  bool has_no_nags = false;
  bool is_in_place = false;
  bool is_check = false;
  bool is_diff = false;
  bool is_sorted = false;
  bool is_forced = false;
  bool is_quiet = false;
};

/// An input with how it is to be read and written.
struct formatted_input {
  input file;
  strictpgn::format_options how;
};

/// The format that is asked for, or else the configured one where that is one to write.
profile format_of(const verb_options& options, profile configured) {
  if (!options.format.empty()) return parse_enum_option("--profile", options.format, text_formats);
  const auto is_configured = [=](const auto& one) { return one.value == configured; };
  return std::ranges::any_of(text_formats, is_configured) ? configured : profile::export_format;
}

/// Symbols are asked for by hand: no profile of the standard to be written has them.
nag_form nags_of(const verb_options& options, const formatted_input& one) {
  const auto nags = parse_enum_option("--nags", options.nags, nag_forms);
  const auto format = one.how.reading.format;
  if (nags == nag_form::numbers || format == profile::export_format) return nags;
  throw usage_error(fmt::format("--nags symbols: `{}` is to be written as {}, which has none",
                                one.file.name, name_of(format)));
}

/// The inputs, all configuration files read. Of these count the encoding, the limits and the
/// profile.
std::vector<formatted_input> inputs_with_settings(const verb_options& given) {
  settings all(given.reading, given.configuration);
  std::vector<formatted_input> inputs;
  for (const auto& file : inputs_of(given.files, given.stdin_name, given.excluded)) {
    const auto said = all.about(file);
    strictpgn::format_options options{.is_forced = given.is_forced,
                                      .keeps_white_space = given.is_diff};
    options.reading.format = format_of(given, said.format);
    options.reading.encoding = said.encoding;
    options.reading.limits = said.limits;
    inputs.push_back({file, options});
    inputs.back().how.nags = nags_of(given, inputs.back());
    inputs.back().how.wanted = {.comments = !given.has_no_comments,
                                .variations = !given.has_no_variations,
                                .nags = !given.has_no_nags};
  }
  return inputs;
}

/// What is formatted: an input, or the translation of one.
class original_text {
 public:
  original_text(const formatted_input& one, const translation& pieces,
                std::vector<std::filesystem::path> folders)
      : of_(one) {
    if (pieces.from == nullptr) return;
    held_.emplace(one.file);
    reading_from(one.file, [&] {
      translated_ = translate(held_->bytes(), one.file.name, one.how.reading, pieces,
                              std::make_unique<temp_file>(std::move(folders)));
    });
  }

  /// By one thread.
  format_totals format(const block_sink& take) const {
    if (!held_) return format_input(of_.file, of_.how, take);
    format_totals totals;
    reading_from(of_.file, [&] { totals = format_bytes(translation(), of_.how, take); });
    totals.is_changed |= translated_.games != 0;
    return totals;
  }

  /// By several, where there are several parts.
  format_totals format(workers& by, const block_sink& take) const {
    if (!is_formatted_in_parts(of_.how, by, size())) return format(take);
    format_totals totals;
    const auto read = [&](const auto& bytes) {
      totals = format_in_parts(bytes, of_.how, by, take);
    };
    if (!held_) {
      with_bytes(of_.file, read);
    } else {
      const auto text = translation();
      reading_from(of_.file, [&] { read(from_the_start(text)); });
    }
    totals.is_changed |= translated_.games != 0;
    return totals;
  }

  /// The bytes of the next block as they are in the input. To be called for each block.
  std::string_view next(const formatted_block& block) {
    if (!held_) return block.source;
    bytes_.resize(block.source.size());
    bytes_.resize(held_->bytes()(offset_, bytes_.data(), bytes_.size()));
    offset_ += bytes_.size();
    return bytes_;
  }

 private:
  read_at translation() const {
    return translated_.text ? bytes_of(*translated_.text) : held_->bytes();
  }

  std::optional<std::uint64_t> size() const { return held_ ? held_->size() : size_of(of_.file); }

  const formatted_input& of_;
  std::optional<held_input> held_;  // where something is to be translated
  translated_input translated_;
  std::uint64_t offset_ = 0;
  std::string bytes_;
};

/// After Ctrl-C a block that is written is ended, and no other begun: it may have been cut.
bool ends_before(const formatted_block& block) {
  return is_interrupted() && !(block.is_continued && block.source.empty());
}

/// What `format` gives, unless it was interrupted.
std::optional<format_totals> unless_interrupted(const std::function<format_totals()>& format) {
  std::optional<format_totals> totals;
  try {
    totals = format();
  } catch (const interruption&) {
  } catch (const unreadable_input&) {
    if (!is_interrupted()) throw;  // else a pipe may have been waited for
  }
  if (is_interrupted()) totals.reset();
  return totals;
}

/// One run over all inputs.
class formatter {
 public:
  explicit formatter(const verb_options& options)
      : options_(options),
        inputs_(inputs_with_settings(options)),
        pieces_{parse_pieces(options.pieces), options.is_quiet},
        workers_(options.jobs.made()) {}

  exit_status run() {
    std::vector<input> files;
    for (const auto& one : inputs_) files.push_back(one.file);
    redirect_stdout(options_.output, files);
    if (options_.is_sorted && !is_by_itself()) sorter_.emplace();
    note_interrupts();
    for (const auto& one : inputs_)
      if (!is_interrupted()) format_or_complain(one);
    if (sorter_ && !is_by_itself() && !is_interrupted()) print_sorted();
    out_.flush();
    if (!is_interrupted()) return status_;
    print_error(fmt::format("interrupted: {}", what_is_left()));
    return interrupted;
  }

 private:
  /// By Ctrl-C.
  std::string_view what_is_left() const {
    if (options_.is_in_place) return "files that were not read to their end are as they were";
    if (options_.is_check) return "files that were not read to their end are not named";
    return waits_for_end() ? "nothing is written"
                           : "what is written ends with what was read until then";
  }

  /// Whether what is read is known to be whole before anything of it comes out.
  bool waits_for_end() const {
    return is_by_itself() || options_.is_sorted || !options_.output.empty();
  }

  void format_or_complain(const formatted_input& one) try {
    replaced_ = options_.is_in_place ? file_to_replace(one.file) : nullptr;
    each_readable_text(
        one.file,
        [&](const input& text) {
          if (is_interrupted()) return;
          if (options_.is_in_place) refuse_packed(text);
          auto unpacked = one;
          unpacked.file = text;
          format(unpacked);
        },
        [&](const input&, const unreadable_input& error) { fail(error); });
  } catch (const unreadable_input& error) {
    fail(error);
  } catch (const unwritable_file& error) {
    if (sorter_ && !is_by_itself()) throw;  // what was read before waits there, too
    fail(error);
  }

  /// Files that stay files are sorted each by itself, what goes to stdout all together.
  bool is_by_itself() const { return options_.is_in_place || options_.is_check; }

  void print_sorted() {
    sorter_->sort();
    sorter_->each_piece([&](std::string_view text) {
      out_.text() += text;
      if (out_.is_full()) out_.flush();
    });
  }

  void fail(const std::runtime_error& error) {
    if (is_interrupted()) return;  // a pipe may have been waited for
    status_ = could_not_run;
    out_.flush();
    print_error(error.what());
  }

  /// Before it is opened: what changes it from now on is noticed, and to open a pipe means to wait
  /// for somebody who writes.
  std::unique_ptr<atomic_file> file_to_replace(const input& file) const {
    if (file.is_stdin()) throw usage_error("--in-place: stdin is no file to be replaced");
    require_regular_file(file);
    return std::make_unique<atomic_file>(
        file.argument,
        fmt::format("strictpgn format {}{} > new.pgn",
                    pieces_.from == nullptr ? "" : "--pieces " + options_.pieces + ' ',
                    shell_argument(file.argument)));
  }

  void format(const formatted_input& one) {
    const auto encoding = one.how.reading.encoding;
    const auto result = result_of(one.file);
    progress bar(!options_.is_quiet && is_stderr_terminal(), one.file.name, size_of(one.file));
    format_report said(one.file.name, one.how.reading.format, encoding,
                       is_stderr_terminal() || one.file.is_stdin());
    std::string diff;
    report::unified_diff lines(diff, one.file.name);
    if (options_.is_sorted && is_by_itself()) sorter_.emplace(folders_for(one.file));
    if (sorter_) sorter_->begin_input(one.how.reading);
    original_text original(one, pieces_, folders_for(one.file));
    const auto take = [&](const formatted_block& block) {
      if (ends_before(block)) throw interruption();
      if (!block.notes.empty()) bar.clear();
      if (!options_.is_quiet) said.add(block);
      if (options_.is_diff) {
        lines.add(original.next(block), block.text);
        print(for_stdout(std::exchange(diff, {}), encoding), one.file);
      } else if (sorter_) {
        sorter_->add(block);
      } else if (result) {
        result->append(block.text);
      } else if (!options_.is_check) {
        print(block.text, one.file);
      }
      bar.update(*block.so_far);
    };
    auto totals = unless_interrupted([&] {
      return is_shared(one.file) ? original.format(workers_, take) : original.format(take);
    });
    if (options_.is_diff && !(totals && totals->is_refused)) lines.finish();
    print(for_stdout(std::move(diff), encoding), one.file);
    bar.clear();
    if (!options_.is_quiet && (totals || !waits_for_end())) said.finish(totals);
    if (totals) finish(one.file, *totals, result.get());
  }

  /// What was read to its end.
  void finish(const input& file, format_totals& totals, temp_file* result) {
    if (totals.notes != 0) raise(errors_found);
    if (sorter_ && is_by_itself()) {
      totals.is_changed |= sorter_->sort();
      if (result) sorter_->each_piece([&](std::string_view text) { result->append(text); });
    }
    if (totals.is_refused) raise(errors_found);
    if (options_.is_check && totals.is_changed) name(file);
    if (result && totals.is_changed) replaced_->replace(*result);
  }

  /// Where the result waits until it is known to be whole; null when it replaces nothing.
  std::unique_ptr<temp_file> result_of(const input& file) const {
    if (!options_.is_in_place) return nullptr;
    return std::make_unique<temp_file>(folders_for(file));
  }

  std::vector<std::filesystem::path> folders_for(const input& file) const {
    return options_.is_in_place ? temp_folders_beside(file.argument) : temp_folders();
  }

  /// What is read from stdin may come slowly, and somebody may wait for it: several threads would
  /// read ahead.
  bool is_shared(const input& file) const { return !file.is_stdin() || options_.jobs.is_given(); }

  /// So may what is written for it.
  void print(std::string_view text, const input& from) {
    out_.text() += text;
    if (out_.is_full() || from.is_stdin()) out_.flush();
  }

  void name(const input& file) {
    raise(errors_found);
    if (!options_.is_diff) out_.text() += report::shown_name(file.name) + '\n';
  }

  void raise(exit_status to) { status_ = std::max(status_, to); }

  const verb_options& options_;
  std::vector<formatted_input> inputs_;
  translation pieces_;
  workers workers_;
  std::unique_ptr<atomic_file> replaced_;
  std::optional<game_sorter> sorter_;  // of the input that is formatted, or of all
  output out_;
  exit_status status_ = no_errors;
};

void add_options(verb_arguments& verb, verb_options& options) {
  verb.add_option("FILE", options.files,
                  "PGN files, packed ones and folders too; - or none: stdin");
  add_exclude(verb, options.excluded);
  const auto output = add_output(verb, options.output);
  verb.add_option("--profile PROFILE", options.format,
                  "export, archival or reduced [as configured, where it is one of these, else "
                  "export]");
  verb.add_option(
      "--encoding ENCODING", options.reading.encoding,
      "latin1 or utf8 [as configured, or as the configured profile has it; else latin1]");
  verb.add_option("--limit NAME=VALUE", options.reading.limits, "a limit, as of check (repeatable)")
      .takes_one_value();
  add_pieces(verb, options.pieces);
  const auto nags = verb.add_option(
      "--nags FORM", options.nags,
      "numbers, or symbols: e4! for e4 $1, which export format has not and import has");
  nags.shows_default();
  verb.add_flag("--no-comments", options.has_no_comments,
                "write games without comments, and without the commands in them");
  verb.add_flag("--no-variations", options.has_no_variations,
                "write games without variations: the mainlines");
  verb.add_flag("--no-nags", options.has_no_nags, "write games without NAGs, and without ! and ?")
      .excludes(nags);
  options.configuration.add_to(verb);
  const auto in_place = verb.add_flag("--in-place,-i", options.is_in_place, "replace the files");
  in_place.excludes(output);
  verb.add_flag("--check", options.is_check,
                "only name the files that would change, and exit with 1 if there are any")
      .excludes(in_place);
  const auto diff =
      verb.add_flag("--diff", options.is_diff, "print what would change as a unified diff");
  diff.excludes(in_place);
  verb.add_flag("--sort", options.is_sorted,
                "write the games in the order of section 12: by Date, Event, Site, Round, White, "
                "Black, Result and movetext; those of several files together")
      .excludes(diff);
  verb.add_flag(
      "--force", options.is_forced,
      "write what can be written of a game of which not everything can, instead of passing "
      "it on as it is");
  options.jobs.add_to(verb);
  verb.add_option("--stdin-name NAME", options.stdin_name, "what messages call stdin")
      .shows_default();
  verb.add_flag("--quiet,-q", options.is_quiet,
                "do not say what is passed on or put in; no progress");
}

}  // namespace

void add_format(command_line& program, exit_status& status) {
  auto format = program.add_verb("format", "write games in export format");
  format.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<verb_options>();
    add_options(verb, *options);
    verb.then([options, &status] { status = formatter(*options).run(); });
  });
}

}  // namespace strictpgn::cli
