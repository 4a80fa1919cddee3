#include "cli/commands/ast.hpp"

#include <memory>

#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/options/exclude_option.hpp"
#include "cli/options/fen_notation.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/settings.hpp"
#include "report/tree/tree_json.hpp"

namespace strictpgn::cli {
namespace {

struct ast_options {
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  reader_options reading;
  configuration_options configuration;
  std::string stdin_name = "<stdin>";
  std::string dialect = "fen";
  std::string en_passant;
  std::string output;
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

bool print_trees_of(const input& text, const ast_options& given, options options,
                    const fen_notation& notation, output& out) {
  options.fixes = false;
  const report::tree_context context{.file = text.name,
                                     .format = options.format,
                                     .encoding = options.encoding,
                                     .has_fens = given.has_fens,
                                     .dialect = notation.dialect,
                                     .style = notation.style};
  bool has_errors = false;
  with_reader(text, options, [&](reader& games) { has_errors = print_trees(games, context, out); });
  return has_errors;
}

exit_status run(const ast_options& given) {
  settings all(given.reading, given.configuration);
  const auto notation = parse_fen_notation("--dialect", given.dialect, given.en_passant);
  auto status = no_errors;
  const auto inputs = inputs_of(given.files, given.stdin_name, given.excluded);
  redirect_stdout(given.output, inputs);
  output out;
  for (const auto& file : inputs) {
    const auto options = all.about(file);
    each_readable_text(
        file,
        [&](const input& text) {
          if (print_trees_of(text, given, options_for(text, options), notation, out))
            status = std::max(status, errors_found);
        },
        [&](const input&, const unreadable_input& error) {
          status = could_not_run;
          print_error(error.what());
        });
  }
  out.flush();
  return status;
}

}  // namespace

void add_ast(command_line& program, exit_status& status) {
  auto ast = program.add_verb("ast", "print games as JSON, a tree of moves on a line for each");
  ast.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<ast_options>();
    verb.add_option("FILE", options->files,
                    "PGN files, packed ones and folders too; - or none: stdin");
    add_exclude(verb, options->excluded);
    add_output(verb, options->output);
    options->reading.add_to(verb);
    options->configuration.add_to(verb);
    verb.add_flag("--fen", options->has_fens, "also the FEN after each move");
    verb.add_option("--dialect DIALECT", options->dialect,
                    "castling in FENs as fen, xfen or shredder writes it")
        .shows_default();
    add_en_passant(verb, options->en_passant);
    verb.add_option("--stdin-name NAME", options->stdin_name, "what the output calls stdin")
        .shows_default();
    verb.then([options, &status] { status = run(*options); });
  });
}

}  // namespace strictpgn::cli
