#include "cli/commands/records.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <sstream>
#include <system_error>

#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/options/exclude_option.hpp"
#include "cli/options/fen_notation.hpp"
#include "cli/options/record_options.hpp"
#include "cli/options/report_options.hpp"
#include "cli/options/settings.hpp"
#include "report/plural.hpp"
#include "report/render_context.hpp"
#include "report/text/board_text.hpp"
#include "report/text/escape_for_display.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen_conversion.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/records.hpp"
#include "text/ascii.hpp"

namespace strictpgn::cli {
namespace {

/// The options of the verbs as given.
struct record_verb {
  std::vector<std::string> texts;  ///< FEN records on the command line
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  std::string dialect = "fen";
  std::string to;
  std::string target;
  reader_options reading;
  configuration_options configuration;
  std::string fail_on;  ///< empty: as configured
  report_options report;
};

/// An input with what applies to it.
struct record_input {
  input file;
  options how;
  severity fail_on = severity::error;
  bool is_utf8_in_modern = true;  ///< nobody has said that it is Latin-1
};

constexpr std::string_view argument_name = "<argument>";

/// The records on the command line, which stand in the working folder as those of stdin do.
bool is_argument(const input& file) { return file.is_stdin() && file.name == argument_name; }

/// The inputs, all configuration files read.
std::vector<record_input> inputs_with_settings(const record_verb& options) {
  for (const auto& record : options.texts) {
    std::error_code ignored;
    if (record.find_first_not_of(text::white_space) == record.npos)
      throw usage_error(fmt::format("`{}` is no FEN", record));
    const bool begins = &record == &options.texts.front() || record.find('/') != record.npos;
    if (begins && std::filesystem::exists(record, ignored))
      throw usage_error(fmt::format("`{}` is no FEN; did you mean `--file {}`?", record, record));
  }
  std::vector<input> files;
  if (!options.texts.empty()) files.push_back({"-", std::string(argument_name)});
  if (options.texts.empty() || !options.files.empty())
    std::ranges::move(inputs_of(options.files, "<stdin>", options.excluded),
                      std::back_inserter(files));
  std::optional<severity> wanted;
  if (!options.fail_on.empty()) wanted = parse_failing_level("--fail-on", options.fail_on);
  settings all(options.reading, options.configuration);
  std::vector<record_input> inputs;
  for (const auto& file : files) {
    const auto configured = all.fail_on(file).value_or(severity::error);
    const bool is_utf8 = all.about(file, profile::modern).encoding == encoding::utf8;
    inputs.push_back({file, all.about(file), wanted.value_or(configured), is_utf8});
  }
  return inputs;
}

/// What `--to` and `--ep` ask for; nothing when records are only to be checked.
std::optional<fen_notation> parse_notation(const record_verb& options) {
  if (options.to.empty() && options.target.empty()) return std::nullopt;
  if (options.to.empty()) return parse_fen_notation("--dialect", options.dialect, options.target);
  return parse_fen_notation("--to", options.to, options.target);
}

/// "White to move, 20 legal moves".
std::string words_for(const setup& given, const std::optional<position>& playable) {
  auto words = fmt::format("{} to move", name_of(given.side_to_move));
  if (!playable) return words + ", not a position to play";
  const auto count = playable->legal_moves().size();
  if (count != 0) return words + ", " + report::in_words(count, "legal move");
  return words + (playable->is_check() ? ", checkmate" : ", stalemate");
}

/// One run over all records.
class record_run {
 public:
  record_run(const record_verb& options, record_format format)
      : options_(options),
        inputs_(inputs_with_settings(options)),
        format_(format),
        dialect_(parse_dialect("--dialect", options.dialect)),
        notation_(parse_notation(options)),
        report_(look_of(options.report).make_renderer(report_text(), inputs_.front().how)) {
    all_.has_record_files = true;
    all_.format = inputs_.front().how.format;
    for (const auto& one : inputs_)
      if (one.how.format != all_.format) all_.other_formats.insert(one.how.format);
  }

  exit_status run() {
    for (const auto& one : inputs_) {
      if (is_argument(one.file))
        read_arguments(one);
      else
        read_or_complain(one);
    }
    report_->end(all_);
    flush();
    if (all_.files_unread != 0) return could_not_run;
    return has_failed_ ? errors_found : no_errors;
  }

 private:
  /// No summary beside what is written.
  report_options look_of(report_options report) const {
    report.is_quiet |= notation_.has_value();
    return report;
  }

  /// Findings go to stderr when stdout is for what is written.
  std::string& report_text() { return notation_ ? findings_ : out_.text(); }

  /// Each argument is a line. One without a solidus continues the one before it, so that a record
  /// needs no quotes of the shell.
  void read_arguments(const record_input& one) {
    std::string text;
    for (const auto& argument : options_.texts) {
      const bool continues = !text.empty() && argument.find('/') == std::string::npos;
      text += text.empty() ? "" : continues ? " " : "\n";
      text += argument;
    }
    auto records = record_reader::text(text, format_, dialect_, one.how);
    read(one, records);
    ++all_.files;
  }

  void read_or_complain(const record_input& one) {
    each_readable_text(
        one.file,
        [&](const input& text) {
          auto unpacked = one;
          unpacked.file = text;
          unpacked.how = options_for(text, one.how);
          with_records(text, format_, dialect_, unpacked.how,
                       [&](record_reader& records) { read(unpacked, records); });
          ++all_.files;
        },
        [&](const input& file, const unreadable_input& error) {
          ++all_.files_unread;
          report_->note_unread(file.name, error.what());
          flush();
          print_error(error.what());
        });
  }

  void read(const record_input& one, record_reader& records) {
    report_->begin_file(one.file.name);
    where_ = {.file = one.file.name, .encoding = one.how.encoding, .format = one.how.format};
    while (records.next()) {
      const auto& step = records.current();
      append_findings(step);
      if (step.number != 0 && step.given) show_or_write(step);
      if (step.number != 0 && !step.given && notation_) has_failed_ = true;
      if (out_.is_full()) flush();
    }
    all_.totals.bytes += records.totals().bytes;
    if (one.how.format == profile::import_format && one.is_utf8_in_modern)
      report::add_errors(all_, records.totals().errors, records.totals().errors_in_modern);
    const bool has_warnings = records.totals().warnings != 0;
    has_failed_ |=
        records.totals().errors != 0 || (one.fail_on == severity::warning && has_warnings);
    report_->end_file(records.totals());
  }

  void append_findings(const record_reading& step) {
    report::add(all_, step);
    report::append_step(*report_, report::reading_of(step), where_, [] {});
  }

  void show_or_write(const record_reading& step) {
    if (notation_)
      write(step);
    else if (format_ == record_format::fen && options_.report.format == "full")
      show(step);
  }

  void show(const record_reading& step) {
    for (const auto& line : report::board_lines(write_fen(*step.given), ""))
      out_.text() += line + "\n";
    out_.text() += words_for(*step.given, step.playable) + "\n\n";
  }

  void write(const record_reading& step) {
    if (!is_expressible(*step.given, notation_->dialect)) {
      has_failed_ = true;
      print_error(
          fmt::format("record {}: plain FEN cannot say which rooks may castle", step.number));
      return;
    }
    if (step.epd == nullptr) {
      out_.text() += write_fen(*step.given, notation_->dialect, notation_->style);
    } else {
      const auto written = canonical_epd(*step.epd, notation_->dialect, notation_->style);
      out_.text() += written.text;
      for (const auto& lost : written.omissions) say_left_out(step, lost);
    }
    out_.text() += '\n';
  }

  void say_left_out(const record_reading& step, const omission& lost) {
    has_failed_ = true;
    const auto at = locate(step.source, step.offset + lost.where.begin);
    findings_ +=
        fmt::format("{}:{}:{}: left out: {}\n", report::shown_name(where_.file), at.line, at.column,
                    report::escape_within(report::longest_message, lost.what, where_.encoding));
  }

  void flush() {
    out_.flush();
    std::fwrite(findings_.data(), 1, findings_.size(), stderr);
    findings_.clear();
  }

  const record_verb& options_;
  std::vector<record_input> inputs_;
  record_format format_;
  fen_dialect dialect_;
  std::optional<fen_notation> notation_;
  report::run_summary all_;
  output out_;
  std::string findings_;
  bool has_failed_ = false;
  report::render_context where_;  // in the input that is read
  std::unique_ptr<report::renderer> report_;
};

void add_common_options(verb_arguments& verb, record_verb& options) {
  add_dialect(verb, options.dialect);
  verb.add_option("--to FORMAT", options.to, "write the records in fen, xfen or shredder");
  add_en_passant(verb, options.target);
  options.reading.add_to(verb);
  options.configuration.add_to(verb);
  options.report.add_to(verb);
  verb.add_option("--fail-on LEVEL", options.fail_on,
                  "exit with 1 on error, or on warning [error]");
}

}  // namespace

void add_fen(command_line& program, exit_status& status) {
  auto fen = program.add_verb("fen", "check, show and convert FEN records");
  fen.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<record_verb>();
    verb.add_option("FEN", options->texts, "records; none: those of --file, or stdin");
    verb.add_option("--file FILE", options->files,
                    "a file of records, packed ones and folders too (repeatable)")
        .takes_one_value();
    add_exclude(verb, options->excluded);
    add_common_options(verb, *options);
    verb.then([options, &status] { status = record_run(*options, record_format::fen).run(); });
  });
}

void add_epd(command_line& program, exit_status& status) {
  auto epd = program.add_verb("epd", "check EPD records and write canonical ones");
  epd.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<record_verb>();
    verb.add_option("FILE", options->files,
                    "files of records, packed ones and folders too; - or none: stdin");
    add_exclude(verb, options->excluded);
    add_common_options(verb, *options);
    verb.then([options, &status] { status = record_run(*options, record_format::epd).run(); });
  });
}

}  // namespace strictpgn::cli
