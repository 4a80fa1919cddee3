// strictpgn: chooses and prints; all the work is done in the library.
#include <csignal>
#include <iostream>
#include <new>

#include "cli/commands/ast.hpp"
#include "cli/commands/check.hpp"
#include "cli/commands/convert.hpp"
#include "cli/commands/coverage.hpp"
#include "cli/commands/explain.hpp"
#include "cli/commands/format.hpp"
#include "cli/commands/fuzz.hpp"
#include "cli/commands/generate.hpp"
#include "cli/commands/grammar.hpp"
#include "cli/commands/merge.hpp"
#include "cli/commands/mutate.hpp"
#include "cli/commands/records.hpp"
#include "cli/commands/reduce.hpp"
#include "cli/commands/split.hpp"
#include "cli/commands/view.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/output.hpp"
#include "cli/io/standard_streams.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/output_option.hpp"

namespace strictpgn::cli {
namespace {

exit_status run(int argc, char** argv) {
  auto status = no_errors;
  command_line program("Checks chess games in PGN strictly against the standard.",
                       "strictpgn " STRICTPGN_VERSION,
                       "0 no errors, 1 errors found, 2 could not run, 130 after Ctrl-C.");
  add_check(program, status);
  add_merge(program, status);
  add_format(program, status);
  add_convert(program, status);
  add_fen(program, status);
  add_epd(program, status);
  add_ast(program, status);
  add_split(program, status);
  add_view(program, status);
  add_explain(program, status);
  add_grammar(program, status);
  add_coverage(program, status);
  add_generate(program, status);
  add_mutate(program, status);
  add_reduce(program, status);
  add_fuzz(program, status);
  if (const auto text = program.run(argc, argv)) {
    output out;
    out.text() = *text;
    out.flush();
  }
  finish_output(status);
  return status;
}

exit_status run_or_complain(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const output_failure& failure) {
    if (!failure.is_closed_pipe()) print_error(failure.what());
  } catch (const std::bad_alloc&) {
    print_error("out of memory");
  } catch (const std::exception& failure) {
    print_error(failure.what());
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
