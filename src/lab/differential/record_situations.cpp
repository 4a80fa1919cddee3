#include "lab/differential/record_situations.hpp"

#include <algorithm>
#include <array>

#include "lab/differential/public_opcodes.hpp"
#include "parse/epd_opcode.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/position.hpp"

namespace strictpgn::differential {
namespace {

bool can_capture_en_passant(const position& in) {
  return in.en_passant() != square::none &&
         std::ranges::any_of(in.legal_moves(),
                             [](const move& each) { return each.kind == move_kind::en_passant; });
}

bool has_halfmove_clock(const position& in) { return in.to_setup().halfmove_clock != 0; }
bool is_late(const position& in) { return in.to_setup().fullmove_number != 1; }

struct named_test {
  std::string_view name;
  bool (*holds)(const position& in);
  int field;  ///< that shows it, from 0
  bool is_of_epd = true;
};

constexpr named_test tests[] = {
    {"check", [](const position& in) { return in.is_check() && in.has_legal_move(); }, 0},
    {"checkmate", [](const position& in) { return in.is_checkmate(); }, 0},
    {"stalemate", [](const position& in) { return !in.is_check() && !in.has_legal_move(); }, 0},
    {"capture en passant", can_capture_en_passant, 3},
    {"halfmove clock above 0", has_halfmove_clock, 4, false},
    {"fullmove number above 1", is_late, 5, false},
};

/// In the input.
span place_of_field(const record_reading& record, int field) {
  std::size_t begin = 0;
  for (; field != 0 && begin != record.text.npos; --field) begin = record.text.find(' ', begin + 1);
  begin = std::min(begin, record.text.size());
  const auto end = std::min(record.text.find(' ', begin + 1), record.text.size());
  return {record.offset + begin, record.offset + end};
}

}  // namespace

std::vector<record_situation> situations_of(const record_reading& record) {
  std::vector<record_situation> result;
  const bool is_epd = record.epd != nullptr;
  for (const auto& each : tests)
    if (record.playable && (!is_epd || each.is_of_epd) && each.holds(*record.playable))
      result.push_back({std::string(each.name), place_of_field(record, each.field)});
  if (!is_epd) return result;
  for (const auto& each : record.epd->operations) {
    const bool is_listed = parse::find_opcode(each.opcode) != nullptr;
    result.push_back({"operation " + (is_listed ? std::string(each.opcode) : "of no list"),
                      {record.offset + each.where.begin, record.offset + each.where.end}});
  }
  return result;
}

std::vector<std::string> situations_of_records(record_format format) {
  std::vector<std::string> result;
  const bool is_epd = format == record_format::epd;
  for (const auto& each : tests)
    if (!is_epd || each.is_of_epd) result.emplace_back(each.name);
  if (!is_epd) return result;
  for (const auto each : public_opcodes) result.push_back("operation " + std::string(each));
  result.emplace_back("operation of no list");
  return result;
}

}  // namespace strictpgn::differential
