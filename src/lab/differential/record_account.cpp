#include "lab/differential/record_account.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "parse/epd_opcode.hpp"
#include "strictpgn/epd.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::string_view field_names[] = {"piece placement",       "active color",
                                            "castling availability", "en passant target",
                                            "halfmove clock",        "fullmove number"};
constexpr std::size_t fields_of_position = 4;

std::vector<told_operation> operations_of(const epd_record& record) {
  std::vector<told_operation> result;
  for (const auto& each : record.operations) {
    auto& told = result.emplace_back();
    told.emplace_back(each.opcode);
    for (const auto& operand : each.operands) told.emplace_back(operand.text);
  }
  return result;
}

// ---- comparing ----------------------------------------------------------------------------------

/// Fields that the answer does not have are not compared.
std::optional<told_otherwise> compare_fens(const std::string& expected, const std::string& got,
                                           const std::string& place) {
  const auto ours = words_of(expected), theirs = words_of(got);
  const auto both = std::min(ours.size(), theirs.size());
  for (std::size_t at = 0; at != both; ++at) {
    if (ours[at] == theirs[at]) continue;
    const bool is_left_out = at == 3 && theirs[at] == "-";
    const bool is_of_files =
        at == 2 && theirs[at].find_first_of("ABCDEFGHabcdefgh") != theirs[at].npos;
    if (!is_left_out && !is_of_files)
      return told_otherwise{std::string(field_names[at]), false, place, ours[at], theirs[at]};
  }
  if (theirs.size() >= std::min(ours.size(), fields_of_position)) return std::nullopt;
  return told_otherwise{std::string(field_names[both]), true, place, ours[both], ""};
}

/// An operand as one that says the same. What is an integer may be one to opcodes that take
/// anything, and to those of no list.
std::string plain_operand(const told_operation& in, std::size_t at) {
  using enum parse::operand_kind;
  const auto* const takes = parse::find_opcode(in.front());
  const auto kind = takes == nullptr ? anything : takes->kind;
  if (kind == move) return spelling_of(in[at]);
  if ((kind == integer || kind == anything) && parse::is_integer_operand(in[at]))
    return std::to_string(parse::integer_of(in[at]));
  return in[at];
}

/// The moves of am and bm are sets.
told_operation plain_operation(const told_operation& of) {
  told_operation result;
  for (std::size_t at = 1; at < of.size(); ++at) result.push_back(plain_operand(of, at));
  if (of.front() == "am" || of.front() == "bm") std::ranges::sort(result);
  result.insert(result.begin(), of.front());
  return result;
}

/// The first operation of that opcode is the one that counts.
const told_operation* find(const std::vector<told_operation>& among, const std::string& opcode) {
  const auto found = std::ranges::find_if(
      among, [&](const auto& each) { return !each.empty() && each.front() == opcode; });
  return found == among.end() ? nullptr : &*found;
}

/// As it stands in a record, with quotes around operands that without them would not be seen to be
/// one.
std::string in_words(const told_operation& one) {
  std::string result;
  for (const auto& each : one) {
    const bool is_word = !each.empty() && each.find_first_of(" \"") == each.npos;
    result += fmt::format("{}{}", result.empty() ? "" : " ",
                          is_word ? each : fmt::format("\"{}\"", each));
  }
  return result;
}

std::optional<told_otherwise> compare_operations(const std::vector<told_operation>& expected,
                                                 const std::vector<told_operation>& got,
                                                 const std::string& place) {
  for (const auto& each : expected) {
    const auto& ours = *find(expected, each.front());
    const auto* const theirs = find(got, each.front());
    if (theirs == nullptr) return told_otherwise{"operation", true, place, in_words(ours), ""};
    if (plain_operation(ours) != plain_operation(*theirs))
      return told_otherwise{"operands", false, place, in_words(ours), in_words(*theirs)};
  }
  for (const auto& each : got)
    if (!each.empty() && find(expected, each.front()) == nullptr)
      return told_otherwise{"operation", false, place, "", in_words(each)};
  return std::nullopt;
}

std::optional<told_otherwise> compare_record(const told_record& expected, const told_record& got,
                                             const std::string& place) {
  if (!got.fen.empty())
    if (auto found = compare_fens(expected.fen, got.fen, place)) return found;
  if (!expected.operations || !got.operations) return std::nullopt;
  return compare_operations(*expected.operations, *got.operations, place);
}

}  // namespace

std::vector<told_record> told_records_of(std::string_view text, const criteria& criteria) {
  std::vector<told_record> result;
  auto in = records_of(text, criteria);
  while (in.next()) {
    const auto& step = in.current();
    if (step.number == 0) continue;
    auto& told = result.emplace_back();
    if (step.given) told.fen = write_fen(*step.given);
    if (step.epd == nullptr) continue;
    told.fen.resize(told.fen.empty() ? 0 : told.fen.rfind(' ', told.fen.rfind(' ') - 1));
    told.operations = operations_of(*step.epd);
  }
  return result;
}

std::optional<told_otherwise> compare_records(const std::vector<told_record>& expected,
                                              const std::vector<told_record>& got) {
  for (std::size_t at = 0; at != std::min(expected.size(), got.size()); ++at)
    if (auto found = compare_record(expected[at], got[at], fmt::format("record {}", at + 1)))
      return found;
  if (expected.size() == got.size()) return std::nullopt;
  return told_otherwise{"records", got.size() < expected.size(), "text",
                        std::to_string(expected.size()), std::to_string(got.size())};
}

}  // namespace strictpgn::differential
