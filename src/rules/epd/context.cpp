#include "rules/epd/context.hpp"

#include <algorithm>
#include <variant>

#include "parse/epd.hpp"
#include "parse/epd_opcode.hpp"
#include "rules/fen/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn {
namespace rules {
namespace {

/// What is wrong in a place where the words of the catalogue are too general; empty elsewhere.
std::string words_for(const parse::fen_fault& fault, std::string_view text) {
  const bool is_missing = fault.where.empty();
  const bool is_last = fault.where.end == text.size();
  switch (fault.id) {
    case rule::epd_field_count:
      if (fault.where.size() == text.size()) return {};
      return fault.where.begin == 0 ? "white space stands before the record"
                                    : "the position fields are not exactly one space apart";
    case rule::epd_operation_separator:
      if (is_missing) return "no space stands before the operation";
      if (is_last) return "white space stands at the end of the record";
      return {};
    case rule::epd_operand_separator:
      if (is_missing) return "no space stands before the operand";
      if (text[fault.where.end] == ';') return "white space stands before the semicolon";
      return {};
    case rule::epd_string_character:
      if (fault.detail.find('"', 1) + 1 == fault.detail.size()) return {};
      return fmt::format("a quote stands inside the string `{}`", rules::quoted(fault.detail));
    case rule::epd_opcode_syntax:
      return fault.detail == ";" ? "a semicolon stands here without an operation before it" : "";
    default:
      return {};
  }
}

/// Whether nothing but white space stands between a place and the end of the line or a semicolon.
bool ends_there(std::string_view text, std::uint64_t place) {
  const auto next = text.find_first_not_of(" \t\v", static_cast<std::size_t>(place));
  return next == text.npos || text[next] == ';';
}

/// What is wrong, but nothing is lost by it, is an info under modern.
grade grade_in_record(const parse::fen_fault& fault, std::string_view text) {
  switch (fault.id) {
    case rule::epd_operation_missing_semicolon:
      return ends_there(text, fault.where.end) ? info_in_modern() : usual;
    case rule::epd_opcode_syntax:
      return fault.detail == ";" ? info_in_modern() : usual;
    default:
      return grade_of_fault(fault, true);
  }
}

void report(const std::vector<parse::fen_fault>& faults, std::string_view text, findings& out) {
  for (const auto& fault : faults) {
    const auto special = grade_in_record(fault, text);
    if (auto words = words_for(fault, text); words.empty())
      out.add(fault.id, fault.where, fault.detail, special);
    else
      out.say(fault.id, fault.where, std::move(words), special);
  }
}

/// A text without its quotes is one operand, up to the semicolon (decision D94).
void join_unquoted(epd_operation& one, std::string_view text) {
  const auto* takes = parse::find_opcode(one.opcode);
  const bool is_one_text =
      takes != nullptr && takes->kind == parse::operand_kind::string && takes->most == 1;
  if (!is_one_text || one.operands.size() < 2 || one.operands.front().is_string) return;
  auto& first = one.operands.front();
  first.where.end = one.operands.back().where.end;
  first.is_damaged = std::ranges::any_of(one.operands, &epd_operand::is_damaged);
  first.text = text.substr(first.where.begin, first.where.size());
  one.operands.resize(1);
}

/// The digits of the one operand of an opcode; nothing when it is not there or no plain integer.
std::optional<std::string_view> digits_of(const epd_record& record, std::string_view opcode) {
  const auto* one = record.find(opcode);
  if (one == nullptr || one->operands.empty()) return std::nullopt;
  auto text = one->operands.front().text;
  if (text.starts_with('+')) text.remove_prefix(1);
  if (!parse::is_integer_operand(text) || text.find_first_of("+-") != text.npos)
    return std::nullopt;
  return text;
}

/// hmvc and fmvn before FEN clocks, and those before what FEN has at the start of a game.
void set_clocks(fen_context& in, const epd_record& record, const parse::epd_fields& read) {
  const auto clock = [&](std::size_t number, std::string_view opcode, std::string_view usual) {
    const auto digits = digits_of(record, opcode);
    if (digits) return number_of(digits);
    return number_of(number < read.clocks.size() ? read.clocks[number] : usual);
  };
  in.halfmove_clock = clock(0, "hmvc", "0");
  in.fullmove_number = positive(clock(1, "fmvn", "1"));
}

/// A string that never ends gives up the rest of the line, but not the position.
bool is_about_position(const parse::fen_fault& fault) {
  return gives_up(fault) && fault.id != rule::epd_string_unterminated;
}

/// The record without its moves; `faults` become those of syntax and position.
epd_record read_position(std::string_view text, fen_dialect dialect,
                         std::vector<parse::fen_fault>& faults) {
  parse::epd_fields read = parse::parse_epd_fields(text);
  fen_context check_context = make_fen_context(read.position, dialect);
  faults = std::move(read.position.faults);
  find_faults(check_context, faults);
  epd_record result{text, std::nullopt, std::nullopt, std::move(read.operations)};
  for (auto& one : result.operations) join_unquoted(one, text);
  set_clocks(check_context, result, read);
  result.given = setup_of(check_context);
  if (!result.given || std::ranges::any_of(faults, is_about_position)) return result;
  const auto opened = make_position(*result.given);
  if (const auto* playable = std::get_if<position>(&opened)) result.playable = *playable;
  return result;
}

}  // namespace

epd_record read_epd(std::string_view text, fen_dialect dialect, const options& options,
                    findings& out) {
  std::vector<parse::fen_fault> faults;
  auto result = read_position(text, dialect, faults);
  report(faults, text, out);
  epd_context in{result, options, {}, {}};
  play_moves(result, in);
  for (const auto& table : {epd_opcode_detectors(), epd_operand_detectors(), epd_move_detectors(),
                            epd_meaning_detectors()})
    for (const auto& one : table)
      if (out.is_enabled(one.id)) one.run(in, out);
  check_san(in, out);
  out.finish();
  return result;
}

}  // namespace rules

const epd_operation* epd_record::find(std::string_view opcode) const {
  const auto found = std::ranges::find(operations, opcode, &epd_operation::opcode);
  return found == operations.end() ? nullptr : &*found;
}

epd_reading parse_epd(std::string_view text, fen_dialect dialect, const options& options) {
  const rules::severities levels(options);
  rules::findings out(levels, options.limits.diagnostics);
  auto record = rules::read_epd(text, dialect, options, out);
  return {std::move(record), out.take()};
}

}  // namespace strictpgn
