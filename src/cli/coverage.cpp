#include "cli/coverage.hpp"

#include <memory>
#include <string>
#include <vector>

#include "cli/choice.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/trouble.hpp"
#include "grammar_graph/coverage.hpp"
#include "report/coverage.hpp"

namespace strictpgn::cli {
namespace {

struct coverage_options {
  std::vector<std::string> files;
  std::string format = "text";
};

using coverage_writer = std::string (*)(const std::vector<grammar_graph::covered_kind>& kinds);

constexpr choice<coverage_writer> coverage_formats[] = {{"text", report::coverage_text},
                                                        {"json", report::coverage_json},
                                                        {"html", report::coverage_html}};

void read(const input& file, grammar_graph::coverage& into) {
  const auto format = record_format_of(file.argument);
  if (!format) return into.add_database(text_of(file));
  with_records(file, *format, fen_dialect::fen, {}, [&](record_reader& records) {
    while (records.next())
      if (records.current().number != 0) into.add_record(*format, records.current().text);
  });
}

exit_status run(const coverage_options& asked) {
  const auto render = parse_choice("--format", asked.format, coverage_formats);
  auto status = no_errors;
  grammar_graph::coverage all;
  for (const auto& file : inputs_of(asked.files, "<stdin>")) {
    try {
      read(file, all);
    } catch (const unreadable_input& trouble) {
      status = could_not_run;
      complain(trouble.what());
    }
  }
  output out;
  out.text() = render(all.kinds());
  out.flush();
  return status;
}

}  // namespace

void add_coverage(command_line& program, exit_status& status) {
  auto verb = program.add_verb("coverage", "show how much of the grammar files reach");
  const auto asked = std::make_shared<coverage_options>();
  verb.add_option("FILE", asked->files,
                  "files of games, or of records by their names (.fen, .epd); - or none: stdin");
  verb.add_option("--format", asked->format, "text, json or html").shows_default();
  verb.then([asked, &status] { status = run(*asked); });
}

}  // namespace strictpgn::cli
