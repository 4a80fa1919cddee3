// What the interpreter derives, laid beside what PEGTL derives: what both must agree on, for tests
// and fuzzers.
#pragma once

#include <string>
#include <string_view>

#include "spec/graph.hpp"

namespace strictpgn::tests::derivations {

// Each says where the two first differ about a text; nothing where they agree.

/// A database, step by step.
std::string fault_of_database(std::string_view text);
/// The same of a database where another grammar than ours is interpreted.
std::string fault_by_other(std::string_view text, const spec::graph& other);
std::string fault_of_fen(std::string_view record);
std::string fault_of_epd(std::string_view record);
/// A comment with its commands.
std::string fault_of_comment(std::string_view comment);
/// A move in each of the forms that the grammar knows.
std::string fault_of_san(std::string_view text);
/// A database by the standard's own grammar.
std::string fault_of_standard(std::string_view text);
/// The value of any tag.
std::string fault_of_value(std::string_view text);
/// A position in each of the three notations.
std::string fault_of_position(std::string_view text);
/// What stands in a command.
std::string fault_of_operand(std::string_view text);

}  // namespace strictpgn::tests::derivations
