#include "cli/commands/coverage.hpp"

#include <memory>
#include <string>
#include <vector>

#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/exclude_option.hpp"
#include "cli/options/output_option.hpp"
#include "lab/coverage/coverage.hpp"
#include "lab/coverage/report.hpp"

namespace strictpgn::cli {
namespace {

struct coverage_options {
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  std::string output;
  std::string format = "text";
};

using coverage_writer = std::string (*)(const std::vector<spec::covered_kind>& kinds);

constexpr enum_option<coverage_writer> coverage_formats[] = {{"text", report::coverage_text},
                                                             {"json", report::coverage_json},
                                                             {"html", report::coverage_html}};

void read(const input& file, spec::coverage& into) {
  const auto format = record_format_of(file.text_name());
  if (!format) return into.add_database(text_of(file));
  with_records(file, *format, fen_dialect::fen, {}, [&](record_reader& records) {
    while (records.next())
      if (records.current().number != 0) into.add_record(*format, records.current().text);
  });
}

exit_status run(const coverage_options& options) {
  const auto render = parse_enum_option("--format", options.format, coverage_formats);
  auto status = no_errors;
  spec::coverage all;
  const auto inputs = inputs_of(options.files, "<stdin>", options.excluded);
  redirect_stdout(options.output, inputs);
  for (const auto& file : inputs)
    each_readable_text(
        file, [&](const input& text) { read(text, all); },
        [&](const input&, const unreadable_input& error) {
          status = could_not_run;
          print_error(error.what());
        });
  output out;
  out.text() = render(all.kinds());
  out.flush();
  return status;
}

}  // namespace

void add_coverage(command_line& program, exit_status& status) {
  auto verb = program.add_verb("coverage", "show how much of the grammar files reach");
  const auto options = std::make_shared<coverage_options>();
  verb.add_option("FILE", options->files,
                  "files of games, or of records by their names (.fen, .epd), packed ones and "
                  "folders too; - or none: stdin");
  add_exclude(verb, options->excluded);
  add_output(verb, options->output);
  verb.add_option("--format", options->format, "text, json or html").shows_default();
  verb.then([options, &status] { status = run(*options); });
}

}  // namespace strictpgn::cli
