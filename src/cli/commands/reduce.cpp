#include "cli/commands/reduce.hpp"

#include <fmt/format.h>

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/interrupt.hpp"
#include "cli/io/output.hpp"
#include "cli/io/read_text.hpp"
#include "cli/io/status_line.hpp"
#include "cli/io/temp_dir.hpp"
#include "cli/io/terminal.hpp"
#include "cli/options/shell_command.hpp"
#include "cli/options/target_options.hpp"
#include "lab/differential/answer.hpp"
#include "lab/differential/verdict.hpp"
#include "lab/reduce/reducer.hpp"
#include "report/plural.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::cli {
namespace {

/// The options of the verb as given.
struct reduce_options {
  std::string file;
  std::string command;
  double timeout = 10;
  unsigned jobs = 1;
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

/// How the command fails on a text, which is written to a folder, or nothing where it succeeds.
std::optional<std::string> ask(const reduce_options& options, const std::filesystem::path& folder,
                               std::string_view text, const std::atomic<bool>& is_in_vain) {
  const auto file = folder / "candidate.pgn";
  write_file(file, text);
  return failure_on(options.command, file, milliseconds(options.timeout), is_in_vain);
}

/// Asks the command about files in a folder of its own.
generate::judge judge_in(const std::filesystem::path& folder, const reduce_options& options,
                         const conditions& conditions) {
  return [=, &options, &conditions](std::string_view text, const std::atomic<bool>& is_in_vain) {
    return conditions.suit(text) && !ask(options, folder, text, is_in_vain);
  };
}

exit_status run(const reduce_options& options) {
  const auto text = read_text(options.file);
  const temp_dir scratch;
  const conditions conditions(options, text);
  std::vector<generate::judge> judges;
  while (judges.size() != options.jobs)
    judges.push_back(judge_in(scratch.path() / std::to_string(judges.size()), options, conditions));
  stop_at_signals();
  generate::reducer smaller(judges);
  status_line line(is_stderr_terminal());
  smaller.before_each([&] {
    if (stop_flag()) throw differential::stopped{};
    if (line.is_due())
      line.show(fmt::format("{}, {} tried", report::in_words(smaller.text().size(), "byte"),
                            report::in_words(smaller.asked(), "text")));
  });
  bool is_interesting = false;
  auto status = no_errors;
  try {
    if (const auto failure = ask(options, scratch.path() / "0", text, false))
      throw usage_error(fmt::format("--keep: `{}` does not succeed on `{}` as it is ({})",
                                    options.command, options.file, *failure));
    is_interesting = true;
    smaller.reduce(text);
  } catch (const differential::stopped&) {
    status = interrupted;
  }
  line.clear();
  output out;
  out.text() = for_stdout(is_interesting ? smaller.text() : text);
  out.flush();
  return status;
}

}  // namespace

void add_reduce(command_line& program, exit_status& status) {
  auto reduce = program.add_verb("reduce", "find the smallest text that a command succeeds on");
  reduce.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<reduce_options>();
    verb.add_option("FILE", options->file, "a PGN file on which it succeeds; - for stdin")
        .is_required();
    verb.add_option(
            "--keep COMMAND", options->command,
            "run by the shell with the name of a candidate behind it; exit status 0 keeps the "
            "candidate")
        .is_required();
    verb.add_option("--timeout SECONDS", options->timeout, "a command that takes longer has failed")
        .takes(decimal_number(0.001, 86'400.0))
        .shows_default();
    verb.add_option(
            "--jobs,-j N", options->jobs,
            "candidates tried at once, each in a file of its own; the result is the same for "
            "any number, if the command may run several times at once: it must not write to "
            "files by fixed names")
        .takes(whole_number(1, 1024))
        .shows_default();
    verb.add_flag("--valid", options->is_valid,
                  "what has no error in import format is not reduced to what has one");
    verb.add_flag("--no-new-findings", options->no_new_findings,
                  "a smaller text breaks no rule, however lightly, that the file does not break");
    verb.then([options, &status] { status = run(*options); });
  });
}

}  // namespace strictpgn::cli
