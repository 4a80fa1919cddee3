// EPD as the standard writes it (EPD 16.2.4).
#include "strictpgn/epd.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "parse/epd_opcode.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn {
namespace {

using parse::operand_kind;

/// An integer without plus sign.
std::string_view without_plus(std::string_view integer) {
  return integer.substr(integer.starts_with('+') ? 1 : 0);
}

/// Whether the text can stand between quotes, or without them.
bool is_printing(std::string_view text, std::string_view excluded) {
  return std::ranges::all_of(
      text, [&](char c) { return c >= ' ' && c <= '~' && excluded.find(c) == excluded.npos; });
}

std::string_view text_of(const epd_record& record, span where) {
  return record.text.substr(where.begin, where.size());
}

class operation_writer {
 public:
  operation_writer(const epd_record& record, const epd_operation& one)
      : record_(record), one_(one), takes_(parse::find_opcode(one.opcode)) {}

  /// Nothing when what is left is not what the opcode takes, or nothing is. What is lost is added
  /// to the others.
  std::optional<std::string> write(std::vector<omission>& lost) {
    const auto kind = takes_ == nullptr ? operand_kind::anything : takes_->kind;
    const auto lost_before = lost.size();
    for (const auto& operand : one_.operands) {
      if (auto text = written(operand, kind); !text.empty())
        operands_.push_back(std::move(text));
      else
        lost.push_back(
            {operand.where, fmt::format("the operand `{}` of {}", operand.text, one_.opcode), {}});
    }
    auto text = operands_.empty() && !one_.operands.empty() && kind != operand_kind::nothing
                    ? std::nullopt
                    : joined();
    if (text) return text;
    lost.resize(lost_before);
    lost.push_back(
        {one_.where, fmt::format("the operation `{}`", text_of(record_, one_.where)), {}});
    return std::nullopt;
  }

 private:
  std::optional<std::string> joined() {
    if (one_.opcode == "am" || one_.opcode == "bm") make_set();
    if (takes_ != nullptr && (operands_.size() < takes_->fewest || operands_.size() > takes_->most))
      return std::nullopt;
    if (operands_.empty()) return fmt::format("{};", one_.opcode);
    return fmt::format("{} {};", one_.opcode, fmt::join(operands_, " "));
  }

  /// Empty for an operand that cannot stand there.
  std::string written(const epd_operand& operand, operand_kind kind) {
    switch (kind) {
      case operand_kind::nothing:
        return {};
      case operand_kind::move:
        return written_move(operand);
      case operand_kind::integer:
        return parse::is_integer_operand(operand.text) ? std::string(without_plus(operand.text))
                                                       : "";
      case operand_kind::string:
        return is_printing(operand.text, "\"") ? fmt::format("\"{}\"", operand.text) : "";
      default:
        if (operand.is_string)
          return is_printing(operand.text, "\"") ? fmt::format("\"{}\"", operand.text) : "";
        return is_printing(operand.text, " ;") ? std::string(operand.text) : "";
    }
  }

  /// In SAN, from the position it is played in. Without a position the text is all there is.
  std::string written_move(const epd_operand& operand) {
    if (!record_.playable)
      return is_printing(operand.text, " ;\"") ? std::string(operand.text) : "";
    if (!operand.played) return {};
    if (!before_ || one_.opcode != "pv") before_ = record_.playable;
    auto text = write_san(*before_, *operand.played);
    before_->play(*operand.played);
    return text;
  }

  void make_set() {
    std::sort(operands_.begin(), operands_.end());
    operands_.erase(std::unique(operands_.begin(), operands_.end()), operands_.end());
  }

  const epd_record& record_;
  const epd_operation& one_;
  const parse::opcode_info* takes_;
  std::optional<position> before_;
  std::vector<std::string> operands_;
};

/// The four fields are those of FEN.
std::string without_clocks(std::string fen) {
  for (int field = 0; field < 2; ++field) fen.erase(fen.rfind(' '));
  return fen;
}

}  // namespace

std::string write_epd(const epd_record& record, fen_dialect dialect, en_passant_style style) {
  return canonical_epd(record, dialect, style).text;
}

written_epd canonical_epd(const epd_record& record, fen_dialect dialect, en_passant_style style) {
  if (!record.given) return {};
  written_epd result;
  std::map<std::string_view, std::string> operations;  // in ASCII order (16.2.4.1)
  for (const auto& one : record.operations) {
    const bool is_repeated = !one.opcode.empty() && record.find(one.opcode) != &one;
    if (one.opcode.empty() || is_repeated)
      result.omissions.push_back({one.where,
                                  fmt::format("{} `{}`",
                                              is_repeated ? "another operation of its opcode,"
                                                          : "what is no whole operation,",
                                              text_of(record, one.where)),
                                  {}});
    else if (auto text = operation_writer(record, one).write(result.omissions))
      operations[one.opcode] = *text;
  }
  const auto& at = *record.given;
  if (at.halfmove_clock != 0 || at.fullmove_number != 1) {
    operations.try_emplace("fmvn", fmt::format("fmvn {};", at.fullmove_number));
    operations.try_emplace("hmvc", fmt::format("hmvc {};", at.halfmove_clock));
  }
  result.text = without_clocks(write_fen(at, dialect, style));
  for (const auto& [opcode, operation] : operations) result.text += ' ' + operation;
  return result;
}

}  // namespace strictpgn
