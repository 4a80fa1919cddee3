#include "cli/commands/coverage.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

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
#include "lab/coverage/coverage.hpp"
#include "lab/coverage/coverage_course.hpp"
#include "lab/coverage/report.hpp"
#include "lab/coverage/whole_text_reader.hpp"

namespace strictpgn::cli {
namespace {

struct coverage_options {
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  std::string output;
  std::string format = "text";
  job_options jobs;
  bool is_quiet = false;
};

using coverage_writer = std::string (*)(const std::vector<spec::covered_kind>& kinds);

constexpr enum_option<coverage_writer> coverage_formats[] = {{"text", report::coverage_text},
                                                             {"json", report::coverage_json},
                                                             {"html", report::coverage_html}};

using parallel_coverage = parallel_reader<spec::coverage_course>;

/// One run over all inputs.
class coverage_run {
 public:
  explicit coverage_run(const coverage_options& options)
      : options_(options),
        render_(parse_enum_option("--format", options.format, coverage_formats)),
        inputs_(inputs_of(options.files, "<stdin>", options.excluded)),
        workers_(options.jobs.made()) {
    redirect_stdout(options.output, inputs_);
  }

  exit_status run() {
    note_interrupts();
    for (const auto& one : inputs_) {
      if (is_interrupted()) break;
      each_readable_text(
          one, [&](const input& text) { read(text); },
          [&](const input&, const unreadable_input& error) { complain(error); });
    }
    output out;
    out.text() = render_(all_.kinds());
    out.flush();
    if (!is_interrupted()) return status_;
    print_error(options_.output.empty()
                    ? "interrupted: the report ends with what was read until then"
                    : "interrupted: no report is written");
    return interrupted;
  }

 private:
  void read(const input& file) {
    if (is_interrupted()) return;
    progress bar(!options_.is_quiet && is_stderr_terminal(), file.name, size_of(file));
    if (const auto format = record_format_of(file.text_name()))
      return read_records(file, *format, bar);
    with_bytes(file, [&](const auto& bytes) {
      if (workers_.share(size_of(file))) {
        parallel_coverage games(bytes, {}, workers_.pool(), workers_.part_size());
        count(games, [&] { games.read([&](auto) { bar.update(games.totals().so_far()); }); });
      } else {
        spec::coverage_course games(bytes, {}, workers_.part_size(), {}, [](auto) {});
        count(games, [&] {
          while (!is_interrupted() && games.next()) bar.update(games.totals().so_far());
        });
      }
    });
  }

  /// What was read before a failure counts, too.
  template <typename Games>
  void count(const Games& games, const std::function<void()>& read) {
    try {
      read();
    } catch (...) {
      all_.add(games.totals().reached);
      throw;
    }
    all_.add(games.totals().reached);
  }

  void read_records(const input& file, record_format format, progress& bar) {
    with_records(file, format, fen_dialect::fen, {}, [&](record_reader& records) {
      while (!is_interrupted() && records.next()) {
        if (records.current().number != 0) records_.read_record(format, records.current().text);
        bar.update(records.totals());
      }
    });
  }

  void complain(const unreadable_input& error) {
    if (is_interrupted()) return;  // a pipe may have been waited for
    status_ = could_not_run;
    print_error(error.what());
  }

  const coverage_options& options_;
  coverage_writer render_;
  std::vector<input> inputs_;
  workers workers_;
  spec::coverage all_;
  spec::whole_text_reader records_{all_};
  exit_status status_ = no_errors;
};

}  // namespace

void add_coverage(command_line& program, exit_status& status) {
  auto coverage = program.add_verb("coverage", "show how much of the grammar files reach");
  coverage.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<coverage_options>();
    verb.add_option("FILE", options->files,
                    "files of games, or of records by their names (.fen, .epd), packed ones and "
                    "folders too; - or none: stdin");
    add_exclude(verb, options->excluded);
    add_output(verb, options->output);
    verb.add_option("--format FORMAT", options->format, "text, json or html").shows_default();
    options->jobs.add_to(verb);
    verb.add_flag("--quiet,-q", options->is_quiet, "no progress");
    verb.then([options, &status] { status = coverage_run(*options).run(); });
  });
}

}  // namespace strictpgn::cli
