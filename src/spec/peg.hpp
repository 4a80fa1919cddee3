// The grammar as a parsing expression grammar, which is what it is: with `&` and `!`.
#pragma once

#include <string>
#include <string_view>

#include "spec/specification.hpp"

namespace strictpgn::spec {

/// A whole file: head, then each production with its section and, where it deviates, its rule.
std::string peg_text(const specification& specification, std::string_view title);

/// How a file for a tool begins.
struct tool_head {
  std::string_view title;  ///< "Portable Game Notation"
  std::string_view about;  ///< sentences about this grammar
};

/// The same for peggy (JavaScript), and for the module `re` of LPeg (Lua), the start first.
std::string peggy_text(const specification& specification, const tool_head& head);
std::string lpeg_text(const specification& specification, const tool_head& head);

/// For Lark (Python), and in the EBNF of the W3C: a grammar that looks nowhere ahead.
std::string lark_text(const specification& specification, const tool_head& head);
std::string ebnf_text(const specification& specification, const tool_head& head);

/// One production, without headings.
std::string peg_rule(const graph& graph, node_id production);

/// An expression on one line, with the names that the specification shows.
std::string peg_words(const graph& graph, node_id id);

}  // namespace strictpgn::spec
