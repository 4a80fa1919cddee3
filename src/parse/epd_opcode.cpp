#include "parse/epd_opcode.hpp"

#include <algorithm>
#include <iterator>
#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>

#include "grammar/epd.hpp"
#include "parse/digits.hpp"

namespace strictpgn::parse {
namespace {

namespace g = strictpgn::grammar;

using enum operand_kind;

// clang-format off
constexpr opcode_info opcodes[] = {
    {"acn", integer, 1, 1},                  // 16.2.5.1
    {"acs", integer, 1, 1},                  // 16.2.5.2
    {"am", move, 0, any_number},             // 16.2.5.3
    {"bm", move, 0, any_number},             // 16.2.5.4
    {"c0", string, 0, 1},                    // 16.2.5.5, to c9
    {"ce", integer, 1, 1, -32767, 32766},    // 16.2.5.6
    {"dm", integer, 1, 1, 1},                // 16.2.5.7
    {"draw_accept", nothing, 0, 0},          // 16.2.5.8
    {"draw_claim", nothing, 0, 0},           // 16.2.5.9
    {"draw_offer", nothing, 0, 0},           // 16.2.5.10
    {"draw_reject", nothing, 0, 0},          // 16.2.5.11
    {"eco", string, 0, 1},                   // 16.2.5.12
    {"fmvn", integer, 1, 1, 1},              // 16.2.5.13
    {"hmvc", integer, 1, 1},                 // 16.2.5.14
    {"id", string, 1, 1},                    // 16.2.5.15
    {"nic", string, 0, 1},                   // 16.2.5.16
    {"noop", anything, 0, any_number},       // 16.2.5.17
    {"pm", move, 1, 1},                      // 16.2.5.18
    {"pv", move, 0, any_number},             // 16.2.5.19
    {"rc", integer, 1, 1, 1},                // 16.2.5.20
    {"resign", nothing, 0, 0},               // 16.2.5.21
    {"sm", move, 1, 1},                      // 16.2.5.22
    {"tcgs", integer, 1, 1, 1},              // 16.2.5.23
    {"tcri", string, 2, 2},                  // 16.2.5.24
    {"tcsi", string, 2, 2},                  // 16.2.5.25
    {"v0", string, 0, 1},                    // 16.2.5.26, to v9
};
// clang-format on

template <typename Rule>
bool is_all(std::string_view operand) {
  tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy> in(operand.data(), operand.size(), "");
  return tao::pegtl::parse<tao::pegtl::seq<Rule, tao::pegtl::eof>>(in);
}

/// The name under which an opcode stands in the table.
std::string_view row_of(std::string_view name) {
  if (name.size() != 2 || !is_digit(name[1])) return name;
  return name[0] == 'c' ? "c0" : name[0] == 'v' ? "v0" : name;
}

}  // namespace

const opcode_info* find_opcode(std::string_view name) {
  const auto* found = std::ranges::find(opcodes, row_of(name), &opcode_info::name);
  return found == std::end(opcodes) ? nullptr : found;
}

std::size_t subsection_of(const opcode_info& listed) {
  return static_cast<std::size_t>(&listed - std::begin(opcodes)) + 1;
}

bool is_integer_operand(std::string_view text) { return is_all<g::integer_operand>(text); }

bool is_float_cut_short(std::string_view text) { return is_all<g::float_cut_short>(text); }

std::int64_t integer_of(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  std::int64_t value = 0;
  for (const char c : text) {
    if (!is_digit(c)) continue;
    if (value > (unlimited - 9) / 10) return is_negative ? -unlimited : unlimited;
    value = value * 10 + (c - '0');
  }
  return is_negative ? -value : value;
}

}  // namespace strictpgn::parse
