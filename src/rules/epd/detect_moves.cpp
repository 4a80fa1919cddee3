// The moves of am, bm, pm, pv and sm against the board (EPD 16.2.4.1 and 16.2.5).
#include <algorithm>
#include <iterator>

#include "parse/epd_opcode.hpp"
#include "parse/parse_unit.hpp"
#include "rules/epd/context.hpp"
#include "rules/san/describe.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

using replay::san_issue;

/// Reads an operand as what it would be in movetext.
class move_reader {
 public:
  explicit move_reader(const limits& bounds) : made_(bounds) {}

  /// The move that the whole text is, marked as deviant when it is not in SAN.
  std::optional<element> read(std::string_view text) {
    parse::window_input in(text.data(), text.data() + text.size());
    made_.begin(text.data());
    if (!parse::parse_step(parse::step::unit, in, made_)) return std::nullopt;
    made_.finish();
    if (made_.result().text.size() != text.size()) return std::nullopt;
    if (!is_one_move(made_.result())) return std::nullopt;
    auto found = made_.result().elements.front();
    if (found.lead != 0 || found.suffix != suffix::none) found.flags |= element_flag::is_deviant;
    found.lead = 0;
    found.suffix = suffix::none;
    return found;
  }

 private:
  /// Whether a move is all there is.
  static bool is_one_move(const game& unit) {
    if (unit.elements.size() != 1 || unit.marker != termination::none) return false;
    const auto& only = unit.elements.front();
    return only.kind == element_kind::move && only.offset == only.lead &&
           unit.suffix_span_of(only).end - unit.offset == unit.text.size();
  }

  parse::builder made_;
};

bool is_deviant(const element& e) { return (e.flags & element_flag::is_deviant) != 0; }

bool is_known(const san_issue& r) {
  return r.found.kind == resolution_kind::unique && !r.found.promotion_missing;
}

/// A piece with its whole square where less would do: `Ng1f3` is how engines write.
bool has_needless_square(const element& e, const san_issue& r) {
  const auto san = parts_of(e);
  return san.piece != piece_type::pawn && san.castling == castling_side::none &&
         san.origin_file >= 0 && san.origin_rank >= 0 && r.needed != disambiguation::square;
}

class player {
 public:
  player(epd_record& record, epd_context& context)
      : record_(record), made_(context), read_(context.how.limits) {}

  void play(epd_operation& one) {
    if (one.opcode == "pv") {
      begin_line(one);
      for (auto& operand : one.operands)
        if (!add_move(operand)) break;
      play_line();
      return;
    }
    for (auto& operand : one.operands) {
      begin_line(one);
      if (add_move(operand)) play_line();
    }
  }

 private:
  void begin_line(const epd_operation& one) {
    line_ = {.operation = &one, .operands = {}, .what = {}, .board = {}, .not_san = {}};
    line_.what.text = record_.text;
    moves_.clear();
  }

  bool add_move(epd_operand& operand) {
    auto found = operand.is_string ? std::nullopt : read_.read(operand.text);
    if (!found) {
      if (!operand.is_damaged) made_.unreadable_moves.push_back({line_.operation, &operand});
      return false;
    }
    found->offset += static_cast<std::uint32_t>(operand.where.begin);
    line_.what.elements.push_back(*found);
    line_.operands.push_back(&operand);
    moves_.push_back(&operand);
    return true;
  }

  void play_line() {
    replay::replay_game(line_.what, record_.playable, false, line_.board);
    for (const auto& ply : line_.board.played.plies) moves_[ply.element]->played = ply.played;
    take_out_what_is_not_san();
    made_.lines.push_back(std::move(line_));
  }

  /// A move in another notation is reported as that and is not held against SAN.
  void take_out_what_is_not_san() {
    auto& san_issues = line_.board.san_issues;
    const auto is_of_san = [&](const san_issue& r) {
      const auto& e = line_.what.elements[r.element];
      return !is_known(r) || !(is_deviant(e) || has_needless_square(e, r));
    };
    const auto others = std::stable_partition(san_issues.begin(), san_issues.end(), is_of_san);
    line_.not_san.assign(others, san_issues.end());
    san_issues.erase(others, san_issues.end());
  }

  epd_record& record_;
  epd_context& made_;
  move_reader read_;
  epd_line line_;
  std::vector<epd_operand*> moves_;
};

check_context context_of(const epd_context& in, const epd_line& line) {
  static const layout none;  // a record has no lines to lay out
  check_context result{line.what, line.board, in.how, {}, {}, none};
  result.is_record = true;
  return result;
}

void epd_move_illegal(const epd_context& in, findings& out) {
  for (const auto& line : in.lines)
    for (const auto& r : line.board.san_issues)
      if (r.found.kind == resolution_kind::illegal)
        add_illegal(context_of(in, line), out, rule::epd_move_illegal, r);
}

void epd_move_not_san(const epd_context& in, findings& out) {
  for (const auto& line : in.lines) {
    for (const auto& r : line.not_san) {
      const auto& operand = *line.operands[r.element];
      auto& finding = out.add(rule::epd_move_not_san, operand.where, operand.text);
      describe(in.how, finding, r);
      finding.candidates = {write_san(r.before, r.found.played)};
    }
  }
}

/// The move of pm and the first of pv, when both can be played.
void epd_pm_pv_mismatch(const epd_context& in, findings& out) {
  const auto* predicted = in.what.find("pm");
  const auto* variation = in.what.find("pv");
  if (predicted == nullptr || variation == nullptr) return;
  if (predicted->operands.empty() || variation->operands.empty()) return;
  const auto& one = predicted->operands.front();
  const auto& first = variation->operands.front();
  if (!one.played || !first.played || one.played == first.played) return;
  auto& finding = out.add(rule::epd_pm_pv_mismatch, one.where, one.text);
  finding.related.push_back({first.where, "pv begins with this move"});
}

}  // namespace

void play_moves(epd_record& record, epd_context& context) {
  std::optional<player> players;  // most records have no moves
  for (auto& one : record.operations) {
    const auto* takes = parse::find_opcode(one.opcode);
    if (takes == nullptr || takes->kind != parse::operand_kind::move || one.operands.empty())
      continue;
    if (!players) players.emplace(record, context);
    players->play(one);
  }
}

void check_san(const epd_context& in, findings& out) {
  const auto is_ours = [](rule id) {
    return id == rule::move_illegal || id == rule::move_after_game_end;
  };
  for (const auto& line : in.lines) {
    if (line.board.san_issues.empty()) continue;
    for (const auto& d : line.what.deviations) out.note_stronger(d.id, line.what.span_of(d));
    for (const auto& one : san_detectors())
      if (!is_ours(one.id) && out.is_enabled(one.id)) one.run(context_of(in, line), out);
  }
}

std::span<const epd_detector> epd_move_detectors() {
  static constexpr epd_detector detectors[] = {
      {rule::epd_move_illegal, epd_move_illegal},
      {rule::epd_move_not_san, epd_move_not_san},
      {rule::epd_pm_pv_mismatch, epd_pm_pv_mismatch},
  };
  return detectors;
}

}  // namespace strictpgn::rules
