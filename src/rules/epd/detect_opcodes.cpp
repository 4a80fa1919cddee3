// Opcodes by their form and their place among the others (EPD 16.2.4).
#include <algorithm>

#include "parse/epd_opcode.hpp"
#include "rules/epd/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

bool is_upper_case(char c) { return c >= 'A' && c <= 'Z'; }

/// Lower case and at least two characters (16.2.4.2).
bool is_public_form(std::string_view opcode) {
  return opcode.size() >= 2 && std::ranges::none_of(opcode, is_upper_case);
}

/// Calls `look` with each operation whose opcode can be read.
template <typename Function>
void for_each_operation(const epd_context& in, Function&& look) {
  for (const auto& one : in.what.operations)
    if (!one.opcode.empty()) look(one);
}

void epd_opcode_archival_name(const epd_context& in, findings& out) {
  for_each_operation(in, [&](const epd_operation& one) {
    if (!is_public_form(one.opcode))
      out.add(rule::epd_opcode_archival_name, one.opcode_where, one.opcode);
  });
}

/// A private opcode is not meant to be in the list.
void epd_opcode_unknown(const epd_context& in, findings& out) {
  for_each_operation(in, [&](const epd_operation& one) {
    if (is_public_form(one.opcode) && parse::find_opcode(one.opcode) == nullptr)
      out.add(rule::epd_opcode_unknown, one.opcode_where, one.opcode);
  });
}

bool says_the_same(const epd_operation& one, const epd_operation& other) {
  return std::ranges::equal(one.operands, other.operands, [](const auto& a, const auto& b) {
    return a.text == b.text && a.is_string == b.is_string;
  });
}

void epd_opcode_duplicate(const epd_context& in, findings& out) {
  for_each_operation(in, [&](const epd_operation& one) {
    const auto* first = in.what.find(one.opcode);
    if (first == &one) return;
    auto& finding = out.add(rule::epd_opcode_duplicate, one.opcode_where, one.opcode,
                            says_the_same(*first, one) ? info_in_modern() : usual);
    finding.related.push_back({first->opcode_where, "the one that counts"});
  });
}

/// Each opcode is held against the one before it, so that one that is misplaced is told once.
void epd_opcode_order(const epd_context& in, findings& out) {
  std::string_view before;
  for_each_operation(in, [&](const epd_operation& one) {
    if (one.opcode < before) out.add(rule::epd_opcode_order, one.opcode_where, one.opcode);
    before = one.opcode;
  });
}

}  // namespace

std::span<const epd_detector> epd_opcode_detectors() {
  static constexpr epd_detector detectors[] = {
      {rule::epd_opcode_archival_name, epd_opcode_archival_name},
      {rule::epd_opcode_duplicate, epd_opcode_duplicate},
      {rule::epd_opcode_order, epd_opcode_order},
      {rule::epd_opcode_unknown, epd_opcode_unknown},
  };
  return detectors;
}

}  // namespace strictpgn::rules
