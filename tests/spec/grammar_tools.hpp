// What other people's tools make of the files in grammar/, laid beside what the interpreter
// derives.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "spec/derivation.hpp"
#include "spec/graph.hpp"

namespace strictpgn::tests {

/// A program that reads texts by a file of grammar/: each as a line of hexadecimal digits on stdin,
/// and for each it writes a line.
struct grammar_tool {
  std::string_view interpreter;  ///< "node"
  std::string_view script;       ///< of tests/spec/tools
  std::string_view probe;        ///< a command of the shell that fails where the tool is missing
  std::size_t deepest = 0;       ///< so many variations inside each other are read
};

inline constexpr grammar_tool apg{"node", "run_apg.mjs", "test -d node_modules/apg-js", 200};
inline constexpr grammar_tool peggy{"node", "run_peggy.mjs", "test -d node_modules/peggy", 400};
inline constexpr grammar_tool lpeg{"lua5.4", "run_lpeg.lua", "lua5.4 -e 'require \"lpeg\"'", 40};

inline constexpr grammar_tool textmate{"node", "run_textmate.mjs",
                                       "test -d node_modules/vscode-textmate", 400};
/// That of Debian, for which the package of Lark is.
inline constexpr grammar_tool lark{"/usr/bin/python3", "run_lark.py",
                                   "/usr/bin/python3 -c 'import lark'", 10};

/// Whether the tool is there. Where it is not, the case that runs is skipped, and says so.
bool is_there(const grammar_tool& tool);

/// What the tool says of each text by a grammar file.
std::vector<std::string> answers_of(const grammar_tool& tool, const std::filesystem::path& grammar,
                                    const std::vector<std::string>& texts);

/// Reads the whole of a text by the interpreter.
bool reads_all(const spec::graph& in, spec::node_id start, std::string_view text,
               spec::derivation& into);
/// What the interpreter derives: the tree of all named productions, `(name begin end parts...)`, or
/// `not`.
std::string tree_of(const spec::graph& in, spec::node_id start, std::string_view text);

/// How many texts are tried with a tool; STRICTPGN_TRIALS=10 tries ten times as many.
inline constexpr std::size_t trials_with_tools = 2000;

/// The inputs of all conformance cases, or of a tenth under sanitizers, as the tools answer these
/// alike; then so many texts for the usual number of trials:
/// generated games, those and the cases damaged, and tokens in any order. One has that many
/// variations inside each other, and none has more.
std::vector<std::string> texts_for_tools(std::size_t so_many, std::size_t deepest);

/// Fails where a tool answers otherwise than the interpreter, and shows the shortest such text.
void hold_together(const std::vector<std::string>& texts, const std::vector<std::string>& expected,
                   const std::vector<std::string>& answers);

}  // namespace strictpgn::tests
