// The grammar in Augmented Backus-Naur Form (RFC 5234), and in its superset that looks ahead.
#pragma once

#include <string>
#include <string_view>

#include "spec/specification.hpp"

namespace strictpgn::spec {

/// How the ABNF of a text begins.
struct abnf_head {
  std::string_view title;  ///< "Portable Game Notation"
  std::string_view about;  ///< sentences about this grammar; may be empty
};

/// A whole file: head, then each production with its section and, where it deviates, its rule.
/// Look-ahead, which ABNF does not have, is a comment. Lines end with LF.
std::string abnf_text(const specification& specification, const abnf_head& head);

/// The same with look-ahead as apg-js reads it, the start first and the core rules last: what tools
/// can run.
std::string sabnf_text(const specification& specification, const abnf_head& head);

/// The same of the twin of the standard, which needs no look-ahead.
std::string twin_abnf_text(const specification& specification, const abnf_head& head);

/// What a look ahead, or the end of the text, asks for: `not before symbol-character`.
std::string look_ahead_words(const graph& graph, const node& look);

/// One production alone, with its look-ahead but without what stands beside it.
std::string abnf_rule(const graph& graph, node_id production);

}  // namespace strictpgn::spec
