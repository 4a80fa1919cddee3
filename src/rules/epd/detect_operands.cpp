// Operands by their number, kind, range and order (EPD 16.2.4.1 and 16.2.5).
#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <tuple>

#include "parse/epd_opcode.hpp"
#include "rules/epd/context.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::rules {
namespace {

/// Calls `look` with each operation on the public list and what it takes.
template <typename Function>
void for_each_listed(const epd_context& in, Function&& look) {
  for (const auto& one : in.what.operations)
    if (const auto* takes = parse::find_opcode(one.opcode); takes != nullptr) look(one, *takes);
}

/// Calls `look` with each operand of an opcode that takes that kind. Those that are too many or
/// damaged have been told.
template <typename Function>
void for_each_operand(const epd_context& in, parse::operand_kind kind, Function&& look) {
  for_each_listed(in, [&](const epd_operation& one, const parse::opcode_info& takes) {
    if (takes.kind != kind) return;
    const auto count = std::min(one.operands.size(), takes.most);
    for (const auto& operand : std::span(one.operands).first(count))
      if (!operand.is_damaged) look(operand, takes);
  });
}

void epd_operand_count(const epd_context& in, findings& out) {
  for_each_listed(in, [&](const epd_operation& one, const parse::opcode_info& takes) {
    const auto& given = one.operands;
    if (given.size() < takes.fewest) {
      const auto end = given.empty() ? one.opcode_where.end : given.back().where.end;
      out.add(rule::epd_operand_count, {end, end}, one.opcode);
    } else if (given.size() > takes.most) {
      const span surplus{given[takes.most].where.begin, given.back().where.end};
      out.add(rule::epd_operand_count, surplus, one.opcode);
    }
  });
}

/// A blank has cut the mark off its move: that the move is without it is the same fault (D108).
void drop_detached_marks(const epd_context& in, findings& out) {
  for_each_listed(in, [&](const epd_operation& one, const parse::opcode_info& takes) {
    if (takes.kind != parse::operand_kind::move) return;
    for (std::size_t at = 1; at < one.operands.size(); ++at) {
      const auto& mark = one.operands[at].text;
      if (mark != "+" && mark != "#") continue;
      for (const auto id : {rule::san_missing_check, rule::san_missing_mate})
        out.withdraw(id, one.operands[at - 1].where.begin);
    }
  });
}

bool is_digits(std::string_view text) {
  return parse::is_integer_operand(text) && text.find_first_of("+-") == text.npos;
}

/// The best move that is none but how soon it mates, as some suites have it: `bm #7`.
bool is_mate_distance(const unreadable_move& one) {
  const auto& text = one.operand->text;
  return one.operation->opcode == "bm" && text.starts_with('#') && is_digits(text.substr(1));
}

/// An evaluation that is how soon a side mates: `ce +M2`.
bool is_mate_score(const parse::opcode_info& takes, std::string_view text) {
  if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
  return takes.name == "ce" && text.starts_with('M') && is_digits(text.substr(1));
}

void epd_operand_type(const epd_context& in, findings& out) {
  const auto add = [&](const epd_operand& one, std::string_view due, const grade& special) {
    out.say(rule::epd_operand_type, one.where,
            fmt::format("`{}` is not {}, which this opcode takes", quoted(one.text), due), special);
  };
  for_each_operand(in, parse::operand_kind::string,
                   [&](const epd_operand& one, const parse::opcode_info&) {
                     if (!one.is_string) add(one, "a string in quotes", info_in_modern());
                   });
  for_each_operand(in, parse::operand_kind::integer,
                   [&](const epd_operand& one, const parse::opcode_info&) {
                     if (one.is_string) add(one, "an integer", usual);
                   });
  for (const auto& one : in.unreadable_moves)
    add(*one.operand, "a move", is_mate_distance(one) ? info_in_modern() : usual);
  drop_detached_marks(in, out);
}

void epd_string_too_long(const epd_context& in, findings& out) {
  constexpr std::size_t longest = 255;  // less than 256 bytes (16.2.4.1)
  for (const auto& one : in.what.operations)
    for (const auto& operand : one.operands)
      if (operand.is_string && operand.text.size() > longest)
        out.add(rule::epd_string_too_long, operand.where);
}

void epd_integer_syntax(const epd_context& in, findings& out) {
  for_each_operand(in, parse::operand_kind::integer,
                   [&](const epd_operand& one, const parse::opcode_info& takes) {
                     if (one.is_string || parse::is_integer_operand(one.text)) return;
                     out.add(rule::epd_integer_syntax, one.where, one.text,
                             is_mate_score(takes, one.text) ? info_in_modern() : usual);
                   });
}

void epd_integer_plus(const epd_context& in, findings& out) {
  for_each_operand(
      in, parse::operand_kind::integer, [&](const epd_operand& one, const parse::opcode_info&) {
        if (!one.is_string && parse::is_integer_operand(one.text) && one.text.starts_with('+'))
          out.add(rule::epd_integer_plus, one.where, one.text);
      });
}

void epd_operand_range(const epd_context& in, findings& out) {
  for_each_operand(in, parse::operand_kind::integer,
                   [&](const epd_operand& one, const parse::opcode_info& takes) {
                     if (one.is_string || !parse::is_integer_operand(one.text)) return;
                     const auto value = parse::integer_of(one.text);
                     if (value < takes.lowest || value > takes.highest)
                       out.add(rule::epd_operand_range, one.where, one.text);
                   });
}

/// No opcode of the public list takes floating point numbers, but noop takes them as any other.
void epd_float_syntax(const epd_context& in, findings& out) {
  for_each_operand(in, parse::operand_kind::anything,
                   [&](const epd_operand& one, const parse::opcode_info&) {
                     if (!one.is_string && parse::is_float_cut_short(one.text))
                       out.add(rule::epd_float_syntax, one.where, one.text);
                   });
}

/// The moves of a set, which is what am and bm have (16.2.5.3, 16.2.5.4).
bool is_set(const epd_operation& one) { return one.opcode == "am" || one.opcode == "bm"; }

/// Calls `look` with each operand of a set that is a move.
template <typename Function>
void for_each_move_of_sets(const epd_context& in, Function&& look) {
  for (const auto& line : in.lines)
    if (is_set(*line.operation)) look(*line.operation, *line.operands.front());
}

/// Each move is held against the one before it, so that one that is misplaced is told once.
void epd_operand_order(const epd_context& in, findings& out) {
  const epd_operation* set = nullptr;
  std::string_view before;
  for_each_move_of_sets(in, [&](const epd_operation& one, const epd_operand& operand) {
    if (set == &one && operand.text < before)
      out.add(rule::epd_operand_order, operand.where, operand.text);
    set = &one;
    before = operand.text;
  });
}

/// The moves of the sets so far.
class known_moves {
 public:
  /// The operand that is the same move, if there is one; else this one is known from now on.
  const epd_operand* find_or_add(const epd_operand& one) {
    if (const auto same = by_text_.find(one.text); same != by_text_.end()) return same->second;
    if (one.played) {
      const auto [same, is_new] = by_move_.try_emplace(key_of(*one.played), &one);
      if (!is_new) return same->second;
    }
    by_text_.emplace(one.text, &one);
    return nullptr;
  }

 private:
  using key = std::tuple<square, square, piece_type, move_kind>;
  static key key_of(const move& one) {
    return {one.origin, one.destination, one.promotion, one.kind};
  }

  std::map<std::string_view, const epd_operand*> by_text_;
  std::map<key, const epd_operand*> by_move_;
};

void epd_operand_duplicate(const epd_context& in, findings& out) {
  const std::array first_sets{in.what.find("am"), in.what.find("bm")};
  known_moves known;
  for_each_move_of_sets(in, [&](const epd_operation& one, const epd_operand& operand) {
    if (std::ranges::find(first_sets, &one) == first_sets.end()) return;
    const auto* const first = known.find_or_add(operand);
    if (first == nullptr) return;
    auto& finding = out.add(rule::epd_operand_duplicate, operand.where, operand.text);
    finding.related.push_back({first->where, "the same move"});
  });
}

}  // namespace

std::span<const epd_detector> epd_operand_detectors() {
  static constexpr epd_detector detectors[] = {
      {rule::epd_operand_count, epd_operand_count},
      {rule::epd_operand_type, epd_operand_type},
      {rule::epd_string_too_long, epd_string_too_long},
      {rule::epd_integer_syntax, epd_integer_syntax},
      {rule::epd_integer_plus, epd_integer_plus},
      {rule::epd_operand_range, epd_operand_range},
      {rule::epd_float_syntax, epd_float_syntax},
      {rule::epd_operand_order, epd_operand_order},
      {rule::epd_operand_duplicate, epd_operand_duplicate},
  };
  return detectors;
}

}  // namespace strictpgn::rules
