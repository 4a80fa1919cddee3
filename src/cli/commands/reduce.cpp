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
#include "lab/differential/verdict.hpp"
#include "lab/reduce/reducer.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::cli {
namespace {

/// The options of the verb as given.
struct reduce_options {
  std::string file;
  std::string command;
  double timeout = 10;
  bool is_valid = false;
  bool no_new_findings = false;
};

/// Which of the smaller texts may stand for the one given, whatever the command says.
class conditions {
 public:
  conditions(const reduce_options& options, std::string_view text)
      : options_(options), before_(differential::judge(text, without_fixes())) {
    if (options.is_valid && !before_.is_valid())
      throw usage_error(
          fmt::format("--valid: `{}` breaks {}", options.file, name_of(before_.errors.front())));
  }

  bool suit(std::string_view candidate) const {
    if (!options_.is_valid && !options_.no_new_findings) return true;
    const auto now = differential::judge(candidate, without_fixes());
    if (options_.is_valid && (!now.is_valid() || now.games == 0)) return false;
    return !options_.no_new_findings || differential::is_within(now.found, before_.found);
  }

 private:
  static strictpgn::options without_fixes() {
    strictpgn::options result;
    result.fixes = false;
    return result;
  }

  const reduce_options& options_;
  differential::verdict before_;
};

exit_status run(const reduce_options& options) {
  const auto text = read_text(options.file);
  const temp_dir folder;
  const auto file = folder.path() / "candidate.pgn";
  const std::chrono::milliseconds longest(static_cast<long long>(options.timeout * 1000));
  const conditions conditions(options, text);
  const auto is_kept = [&](std::string_view candidate) {
    if (!conditions.suit(candidate)) return false;
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
  verb.add_flag("--valid", options->is_valid,
                "what has no error in import format is not reduced to what has one");
  verb.add_flag("--no-new-findings", options->no_new_findings,
                "a smaller text breaks no rule, however lightly, that the file does not break");
  verb.then([options, &status] { status = run(*options); });
}

}  // namespace strictpgn::cli
