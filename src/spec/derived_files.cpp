#include "spec/derived_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <vector>

#include "spec/abnf.hpp"
#include "spec/dictionary.hpp"
#include "spec/page.hpp"
#include "spec/peg.hpp"
#include "spec/pure.hpp"
#include "spec/railroad.hpp"
#include "spec/specification.hpp"
#include "spec/textmate.hpp"

namespace strictpgn::spec {
namespace {

constexpr std::string_view alone_about =
    "What the text of the standard allows and nothing else, by the names of its section 18.";
constexpr std::string_view import_about =
    "With all deviations that are recognised, so that any bytes have a derivation. A deviation "
    "carries the name of the rule that it breaks; a recovery breaks none by itself.";

derived_file abnf_file(std::string name, const graph& in, std::string_view entry,
                       std::string_view about) {
  const auto& from = *in.find_entry(entry);
  return {std::move(name), abnf_text(specify(in, from), {from.title, about})};
}

std::vector<node_id> fen_values() {
  std::vector<node_id> starts;
  for (const auto* name : {"plain-fen", "x-fen", "shredder-fen"})
    starts.push_back(pure_grammar().find_entry(name)->start);
  return starts;
}

node_id san_move() { return pure_grammar().find("san_move").value(); }

/// What tools run: the standard in all notations, deviations too where there may be so many rules.
void append_for_tools(std::vector<derived_file>& files) {
  const auto& standard = *pure_grammar().find_entry("standard");
  const auto alone = specify(pure_grammar(), standard);
  files.push_back({"pgn.sabnf", sabnf_text(alone, {standard.title, alone_about})});
  files.push_back({"pgn.peggy", peggy_text(alone, {standard.title, alone_about})});
  files.push_back({"pgn.re", lpeg_text(alone, {standard.title, alone_about})});
  const auto twin = specify(twin_grammar(), *twin_grammar().find_entry("standard"));
  files.push_back({"pgn.abnf", twin_abnf_text(twin, {standard.title, alone_about})});
  files.push_back({"pgn.lark", lark_text(twin, {standard.title, alone_about})});
  files.push_back({"pgn.ebnf", ebnf_text(twin, {standard.title, alone_about})});
  files.push_back({"pgn.tmLanguage.json", textmate_text(pure_grammar())});
  const auto& import = *import_grammar().find_entry("database");
  const auto whole = specify(import_grammar(), import);
  files.push_back({"pgn-import.sabnf", sabnf_text(whole, {import.title, import_about})});
  files.push_back({"pgn-import.peggy", peggy_text(whole, {import.title, import_about})});
}

/// Diagrams of a group in which boxes lead to the file that shows the production.
void append_diagrams(std::vector<derived_file>& files) {
  std::map<std::string_view, std::string> places;
  for (const auto& each : chapters())
    for (const auto& group : each.groups)
      for (const auto& production : group.productions)
        places[production.name] =
            fmt::format("{}#{}", railroad_name(each, group), shown_name(production.name));
  const auto link = [&](std::string_view production) { return places.at(production); };
  for (const auto& each : chapters())
    for (const auto& group : each.groups) {
      std::vector<node_id> ids;
      for (const auto& production : group.productions) ids.push_back(production.id);
      files.push_back({"railroad/" + railroad_name(each, group),
                       railroad_file(*group.productions[0].in, ids, link)});
    }
}

}  // namespace

std::vector<derived_file> derived_files(const rule_link& to_rule) {
  std::vector<derived_file> files{
      abnf_file("pgn-import.abnf", import_grammar(), "database", import_about),
      {"san.abnf", abnf_text(specify(pure_grammar(), std::vector{san_move()}),
                             {"Standard Algebraic Notation", {}})},
      abnf_file("export.abnf", pure_grammar(), "export", {}),
      abnf_file("values.abnf", pure_grammar(), "values", {}),
      {"fen.abnf", abnf_text(specify(pure_grammar(), fen_values()),
                             {"Forsyth-Edwards Notation, X-FEN and Shredder-FEN", {}})},
      abnf_file("epd.abnf", pure_grammar(), "epd", {}),
      abnf_file("commands.abnf", pure_grammar(), "commands", {}),
      {"pgn.dict", dictionary_text(import_grammar())},
      {"SPEC.md", markdown_page(to_rule)},
      {"spec.html", html_page(to_rule)},
  };
  append_for_tools(files);
  append_diagrams(files);
  return files;
}

}  // namespace strictpgn::spec
