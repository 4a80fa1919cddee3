// strictpgn: chooses and prints; all the work is done in the library.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <new>
#include <sstream>

#include "cli/ast.hpp"
#include "cli/check.hpp"
#include "cli/coverage.hpp"
#include "cli/explain.hpp"
#include "cli/format.hpp"
#include "cli/fuzz.hpp"
#include "cli/generate.hpp"
#include "cli/grammar.hpp"
#include "cli/mutate.hpp"
#include "cli/nearest.hpp"
#include "cli/output.hpp"
#include "cli/records.hpp"
#include "cli/reduce.hpp"
#include "cli/standard_streams.hpp"
#include "cli/trouble.hpp"

namespace strictpgn::cli {
namespace {

std::vector<std::string> option_names(const CLI::App& verb) {
  std::vector<std::string> names;
  for (const auto* option : verb.get_options()) {
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> verb_names(const CLI::App& program) {
  std::vector<std::string> names;
  for (const auto* verb : program.get_subcommands({})) names.push_back(verb->get_name());
  return names;
}

/// An argument that neither the program nor the chosen verb knows.
std::string words_for_unknown(const CLI::App& program, const std::string& argument) {
  const auto chosen = program.get_subcommands();
  const auto& verb = chosen.empty() ? program : *chosen.front();
  if (argument.starts_with('-')) {
    const auto name = argument.substr(0, argument.find('='));
    return fmt::format("no option `{}`{}", name, did_you_mean(nearest(name, option_names(verb))));
  }
  if (!chosen.empty()) return fmt::format("`{}` is one argument too many", argument);
  const auto known = nearest(argument, verb_names(program));
  const auto suggestion = known.empty() ? "strictpgn check " + argument : "strictpgn " + known;
  return fmt::format("no verb `{}`{}", argument, did_you_mean(suggestion));
}

std::string what_to_do(const CLI::App& program) {
  return fmt::format("say what to do: {}; see strictpgn --help",
                     fmt::join(verb_names(program), ", "));
}

exit_status complain_about_usage(const CLI::App& program, const CLI::ParseError& error) {
  const auto unknown = program.remaining(true);
  complain(unknown.empty() ? std::string(error.what())
                           : words_for_unknown(program, unknown.front()));
  return could_not_run;
}

/// Help, or the version.
void print(const CLI::App& program, const CLI::Success& wanted) {
  std::ostringstream text;
  program.exit(wanted, text);
  output out;
  out.text() = text.str();
  out.flush();
}

exit_status run(int argc, char** argv) {
  auto status = no_errors;
  CLI::App program("Checks chess games in PGN strictly against the standard.", "strictpgn");
  program.set_version_flag("--version", "strictpgn " STRICTPGN_VERSION);
  program.require_subcommand(0, 1);
  add_check(program, status);
  add_format(program, status);
  add_fen(program, status);
  add_epd(program, status);
  add_ast(program, status);
  add_explain(program, status);
  add_grammar(program, status);
  add_coverage(program, status);
  add_generate(program, status);
  add_mutate(program, status);
  add_reduce(program, status);
  add_fuzz(program, status);
  program.footer("Exit status: 0 no errors, 1 errors found, 2 could not run.");
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& wanted) {
    print(program, wanted);
    return no_errors;
  } catch (const CLI::ParseError& error) {
    return complain_about_usage(program, error);
  }
  if (program.get_subcommands().empty()) throw usage_error(what_to_do(program));
  return status;
}

exit_status run_or_complain(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const output_failure& failure) {
    if (!failure.is_closed_pipe()) complain(failure.what());
  } catch (const std::bad_alloc&) {
    complain("out of memory");
  } catch (const std::exception& failure) {
    complain(failure.what());
  }
  return could_not_run;
}

}  // namespace
}  // namespace strictpgn::cli

int main(int argc, char** argv) {
  strictpgn::cli::open_missing_streams();  // first of all: no file may become one of them
  std::signal(SIGPIPE, SIG_IGN);           // a reader that goes away is seen as a failed write
  std::signal(SIGXFSZ, SIG_IGN);           // and so is a file that may not grow any more
  std::ios::sync_with_stdio(false);
  return strictpgn::cli::run_or_complain(argc, argv);
}
