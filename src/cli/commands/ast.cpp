#include "cli/commands/ast.hpp"

#include <memory>

#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/options/fen_notation.hpp"
#include "cli/options/settings.hpp"
#include "report/tree/tree_json.hpp"

namespace strictpgn::cli {
namespace {

struct ast_options {
  std::vector<std::string> files;
  reader_options reading;
  configuration_options configuration;
  std::string stdin_name = "<stdin>";
  std::string dialect = "fen";
  std::string en_passant;
  bool has_fens = false;
};

/// Prints the trees of one input; true when there are errors in it.
bool print_trees(reader& games, report::tree_context context, output& out) {
  while (games.next()) {
    context.number = games.totals().games;
    report::render_tree(out.text(), games.current(), context);
    if (out.is_full()) out.flush();
  }
  return games.totals().errors != 0;
}

exit_status run(const ast_options& given) {
  settings all(given.reading, given.configuration);
  const auto notation = parse_fen_notation("--dialect", given.dialect, given.en_passant);
  auto status = no_errors;
  output out;
  for (const auto& file : inputs_of(given.files, given.stdin_name)) {
    auto options = all.about(file);
    options.fixes = false;
    const report::tree_context context{.file = file.name,
                                       .format = options.format,
                                       .encoding = options.encoding,
                                       .has_fens = given.has_fens,
                                       .dialect = notation.dialect,
                                       .style = notation.style};
    try {
      with_reader(file, options, [&](reader& games) {
        const bool has_errors = print_trees(games, context, out);
        if (has_errors) status = std::max(status, errors_found);
      });
    } catch (const unreadable_input& error) {
      status = could_not_run;
      print_error(error.what());
    }
  }
  out.flush();
  return status;
}

}  // namespace

void add_ast(command_line& program, exit_status& status) {
  auto verb = program.add_verb("ast", "print games as JSON, a tree of moves on a line for each");
  const auto options = std::make_shared<ast_options>();
  verb.add_option("FILE", options->files, "PGN files; - or none: stdin");
  options->reading.add_to(verb);
  options->configuration.add_to(verb);
  verb.add_flag("--fen", options->has_fens, "also the FEN after each move");
  verb.add_option("--dialect", options->dialect,
                  "castling in FENs as fen, xfen or shredder writes it")
      .shows_default();
  add_en_passant(verb, options->en_passant);
  verb.add_option("--stdin-name", options->stdin_name, "what the output calls stdin")
      .shows_default();
  verb.then([options, &status] { status = run(*options); });
}

}  // namespace strictpgn::cli
