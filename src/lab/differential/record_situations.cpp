#include "lab/differential/record_situations.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

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

// ---- operations ---------------------------------------------------------------------------------

/// Of c0 to c9, as of v0 to v9, the first stands for all.
std::string situation_of_opcode(std::string_view opcode) {
  const auto* const listed = parse::find_opcode(opcode);
  return "operation " + std::string(listed == nullptr ? "of no list" : listed->name);
}

bool has_several_operands(const epd_operation& in) { return in.operands.size() > 1; }

/// What some take for the beginning of an escape: strings have none (EPD 16.2.4.1).
bool has_backslash_in_string(const epd_operation& in) {
  return std::ranges::any_of(in.operands, [](const epd_operand& each) {
    return each.is_string && each.text.find('\\') != each.text.npos;
  });
}

bool is_word(const epd_operand& operand) {
  return !operand.is_string && !parse::is_integer_operand(operand.text);
}

/// Neither a string nor an integer, where moves are not asked for.
bool has_word(const epd_operation& in) {
  const auto* const takes = parse::find_opcode(in.opcode);
  const bool takes_moves = takes != nullptr && takes->kind == parse::operand_kind::move;
  return !takes_moves && std::ranges::any_of(in.operands, is_word);
}

struct named_look {
  std::string_view name;
  bool (*holds)(const epd_operation& in);
};

constexpr named_look looks[] = {{"several operands", has_several_operands},
                                {"backslash in a string", has_backslash_in_string},
                                {"word as an operand", has_word}};

}  // namespace

std::vector<record_situation> situations_of(const record_reading& record) {
  std::vector<record_situation> result;
  const bool is_epd = record.epd != nullptr;
  for (const auto& each : tests)
    if (record.playable && (!is_epd || each.is_of_epd) && each.holds(*record.playable))
      result.push_back({std::string(each.name), place_of_field(record, each.field)});
  if (!is_epd) return result;
  for (const auto& each : record.epd->operations) {
    const span where{record.offset + each.where.begin, record.offset + each.where.end};
    result.push_back({situation_of_opcode(each.opcode), where});
    for (const auto& look : looks)
      if (look.holds(each)) result.push_back({std::string(look.name), where});
  }
  return result;
}

std::vector<std::string> situations_of_records(record_format format) {
  std::vector<std::string> result;
  const bool is_epd = format == record_format::epd;
  for (const auto& each : tests)
    if (!is_epd || each.is_of_epd) result.emplace_back(each.name);
  if (!is_epd) return result;
  for (const auto each : public_opcodes)
    if (auto name = situation_of_opcode(each); std::ranges::find(result, name) == result.end())
      result.push_back(std::move(name));
  result.emplace_back("operation of no list");
  return result;
}

std::string section_of_situation(std::string_view name) {
  constexpr std::string_view operation = "operation ";
  if (std::ranges::find(looks, name, &named_look::name) != std::end(looks)) return "EPD 16.2.4.1";
  if (name == "capture en passant") return "FEN 16.1.3.4";
  if (name == "halfmove clock above 0") return "FEN 16.1.3.5";
  if (name == "fullmove number above 1") return "FEN 16.1.3.6";
  if (!name.starts_with(operation)) return {};
  const auto* const listed = parse::find_opcode(name.substr(operation.size()));
  return listed == nullptr ? "EPD 16.2.4.2"
                           : "EPD 16.2.5." + std::to_string(parse::subsection_of(*listed));
}

}  // namespace strictpgn::differential
