#include "report/tree/move_json.hpp"

#include "report/tree/element_json.hpp"
#include "strictpgn/uci.hpp"

namespace strictpgn::report {
namespace {

std::string_view name_of(move_state state) {
  constexpr std::string_view names[] = {
      "played",     "null",          "illegal",  "ambiguous", "promotion_missing",
      "unreadable", "pass_in_check", "doubtful", "unfollowed"};
  return names[static_cast<int>(state)];
}

void add_castling(json& to, const position& before, move move) {
  if (!move.is_castling()) return;
  to["uci_chess960"] = write_uci(before, move, uci_castling::rook_square);
  to["castling"] = move.kind == move_kind::castle_short ? "short" : "long";
}

void add_capture(json& to, const position& before, move move) {
  if (!before.captures(move)) return;
  const bool is_en_passant = move.kind == move_kind::en_passant;
  const auto taken = is_en_passant ? piece_type::pawn : before.board().type_at(move.destination);
  to["captured"] = strictpgn::name_of(taken);
  if (is_en_passant) to["en_passant"] = true;
}

void add_check(json& to, const position& after) {
  const auto status = check_status_of(after);
  if (status != check_status::none) to["check"] = true;
  if (status == check_status::mate) to["mate"] = true;
}

void add_played(json& to, const walk_step& step, move move) {
  to["san"] = step.node.san();
  to["uci"] = write_uci(*step.before, move);
  add_castling(to, *step.before, move);
  to["piece"] = strictpgn::name_of(step.before->board().type_at(move.origin));
  to["from"] = to_string(move.origin);
  to["to"] = to_string(move.destination);
  add_capture(to, *step.before, move);
  if (move.promotion != piece_type::none) to["promotion"] = strictpgn::name_of(move.promotion);
  add_check(to, *step.after);
}

/// The texts by which it is known, whatever is written.
void add_null_move(json& to) {
  to["san"] = "--";
  to["uci"] = write_uci(position::initial(), {});
}

void add_places(json& to, node node, const game& what) {
  add_span(to, node.where());
  const auto& one = node.syntax();
  if (one.lead != 0) to["indication"] = indication_json(what, one);
  if ((one.flags & element_flag::is_deviant) != 0) to["deviant"] = true;
  if (const auto opened = node.parenthesis())
    to["parentheses"] = parentheses_json(what, what.elements[*opened]);
}

}  // namespace

json move_json(const walk_step& step, const game& what, const tree_context& context) {
  const auto node = step.node;
  json item;
  item["ply"] = node.ply();
  item["number"] = node.fullmove();
  item["color"] = strictpgn::name_of(node.side());
  item["state"] = name_of(node.state());
  item["text"] = decoded(node.written(), context.encoding);
  if (const auto move = node.played(); move && step.after != nullptr)
    add_played(item, step, *move);
  else if (node.state() == move_state::passed)
    add_null_move(item);
  if (context.has_fens && step.after != nullptr)
    item["fen"] = write_fen(*step.after, context.dialect, context.style);
  add_places(item, node, what);
  return item;
}

}  // namespace strictpgn::report
