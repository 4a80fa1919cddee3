#include "cli/commands/reduce.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/read_text.hpp"
#include "cli/io/temp_dir.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/shell_command.hpp"
#include "lab/reduce/reducer.hpp"

namespace strictpgn::cli {
namespace {

/// The options of the verb as given.
struct reduce_options {
  std::string file;
  std::string command;
  double timeout = 10;
};

exit_status run(const reduce_options& options) {
  const auto text = read_text(options.file);
  const temp_dir folder;
  const auto file = folder.path() / "candidate.pgn";
  const std::chrono::milliseconds longest(static_cast<long long>(options.timeout * 1000));
  const auto is_kept = [&](std::string_view candidate) {
    write_file(file, candidate);
    return succeeds_on(options.command, file, longest);
  };
  if (!is_kept(text))
    throw usage_error(fmt::format("--keep: `{}` does not succeed on `{}` as it is", options.command,
                                  options.file));
  output out;
  out.text() = for_stdout(generate::reducer(is_kept).reduce(text));
  out.flush();
  return no_errors;
}

}  // namespace

void add_reduce(command_line& program, exit_status& status) {
  auto verb = program.add_verb("reduce", "find the smallest text that a command succeeds on");
  const auto options = std::make_shared<reduce_options>();
  verb.add_option("FILE", options->file, "a PGN file on which it succeeds; - for stdin")
      .is_required();
  verb.add_option(
          "--keep", options->command,
          "run by the shell with the name of a candidate behind it; exit status 0 keeps the "
          "candidate")
      .is_required();
  verb.add_option("--timeout", options->timeout, "seconds; a command that takes longer has failed")
      .takes(decimal_number(0.001, 86'400.0))
      .shows_default();
  verb.then([options, &status] { status = run(*options); });
}

}  // namespace strictpgn::cli
