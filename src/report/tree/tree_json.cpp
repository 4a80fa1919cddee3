#include "report/tree/tree_json.hpp"

#include "report/json/json_text.hpp"
#include "report/pages/nag.hpp"
#include "report/text/open_line.hpp"
#include "report/tree/command_json.hpp"
#include "strictpgn/commands.hpp"
#include "strictpgn/nag.hpp"

namespace strictpgn::report {
namespace {

std::string_view name_of(element_kind kind) {
  switch (kind) {
    case element_kind::move:
      return "move";
    case element_kind::null_move:
      return "null_move";
    case element_kind::unreadable_move:
      return "unreadable_move";
    case element_kind::move_number:
      return "move_number";
    case element_kind::nag:
      return "nag";
    case element_kind::comment:
      return "comment";
    case element_kind::line_comment:
      return "line_comment";
    case element_kind::variation_begin:
    case element_kind::variation_end:
      return "variation";
    case element_kind::escape:
      return "escape";
    case element_kind::unknown_symbol:
      return "unknown_symbol";
    case element_kind::text:
      return "text";
    case element_kind::stray:
      return "stray";
  }
  return "stray";
}

std::string_view name_of(castling_side side) {
  return side == castling_side::short_side ? "short" : "long";
}

std::string_view name_of(check_mark mark) {
  constexpr std::string_view names[] = {"none", "check", "mate", "unclear"};
  return names[static_cast<int>(mark)];
}

bool is_unclosed(const element& one) { return (one.flags & element_flag::is_unclosed) != 0; }

json json_of(const span& where) {
  json place;
  add_span(place, where);
  return place;
}

/// A file or rank, 0-based, absent when negative.
void add_coordinate(json& to, const char* name, int index, char first) {
  if (index >= 0) to[name] = std::string(1, static_cast<char>(first + index));
}

json json_of(const san_parts& parts) {
  auto said = json::object();
  const bool is_castling = parts.castling != castling_side::none;
  if (is_castling) said["castling"] = name_of(parts.castling);
  if (!is_castling && !parts.any_piece) said["piece"] = strictpgn::name_of(parts.piece);
  if (parts.destination != square::none) said["to"] = to_string(parts.destination);
  add_coordinate(said, "from_file", parts.origin_file, 'a');
  add_coordinate(said, "from_rank", parts.origin_rank, '1');
  if (parts.capture) said["capture"] = true;
  if (parts.promotion != piece_type::none) {
    said["promotion"] = strictpgn::name_of(parts.promotion);
  }
  if (parts.mark != check_mark::none) said["mark"] = name_of(parts.mark);
  if (parts.any_piece) said["any_piece"] = true;
  return said;
}

json json_of(const ply& one) {
  json played;
  played["ply"] = one.number;
  played["origin"] = to_string(one.played.origin);
  played["destination"] = to_string(one.played.destination);
  if (one.played.promotion != piece_type::none) {
    played["promotion"] = strictpgn::name_of(one.played.promotion);
  }
  return played;
}

/// Writes one line; keeps the place in the replay, which is in text order as the elements are.
class tree_writer {
 public:
  tree_writer(std::string& out, const numbered_game& game, const replayed& replay,
              encoding encoding)
      : line_(out), origin_(game), game_(game.tree), replay_(replay), encoding_(encoding) {}

  void write_game() {
    line_.begin_object(origin(origin_.number));
    write_tags();
    write_elements("tag_section", 0, game_.first_in_movetext);
    line_.add(start());
    write_elements("movetext", game_.first_in_movetext, game_.elements.size());
    line_.add(end());
    write_deviations();
    line_.end_object();
  }

  void write_outside() {
    line_.begin_object(origin(nullptr));
    write_tags();
    write_elements("elements", 0, game_.elements.size());
    write_deviations();
    line_.end_object();
  }

 private:
  json origin(const json& number) const {
    json members;
    members["version"] = tree_version;
    members["file"] = decoded(origin_.file, encoding::utf8);
    members["game"] = number;
    add_span(members, {game_.offset, game_.offset + game_.text.size()});
    return members;
  }

  json start() const {
    json members;
    members["playable"] = replay_.is_playable;
    if (!replay_.start_fen.empty()) members["start_fen"] = replay_.start_fen;
    return members;
  }

  json end() const {
    json members;
    auto& termination = members["termination"];
    termination["result"] = strictpgn::text_of(game_.marker);
    add_span(termination, game_.marker_span());
    return members;
  }

  void write_tags() {
    line_.begin_list("tags");
    for (const auto& tag : game_.tags) line_.add_item(json_of(tag));
    line_.end_list();
  }

  json json_of(const tag_pair& tag) const {
    json pair;
    pair["name"] = text(game_.name_of(tag));
    pair["value"] = text(game_.value_of(tag));
    add_span(pair, game_.span_of(tag));
    pair["name_span"] = report::json_of(game_.name_span_of(tag));
    pair["value_span"] = report::json_of(game_.value_span_of(tag));
    if (tag.is_damaged || tag.is_unclosed) pair["damaged"] = true;
    return pair;
  }

  /// Variations nest: an array opens at each beginning and closes at its end, so that no recursion
  /// is needed. A game that reached the limit of elements may lack ends.
  void write_elements(std::string_view name, std::size_t first, std::size_t last) {
    line_.begin_list(name);
    for (auto index = first; index < last; ++index) write_element(index);
    while (open_variations_ > 0) close_variation(game_.offset + game_.text.size(), true);
    line_.end_list();
  }

  void write_element(std::size_t index) {
    const auto& one = game_.elements[index];
    if (one.kind == element_kind::variation_begin) return open_variation(one);
    if (one.kind == element_kind::variation_end) {
      return close_variation(game_.span_of(one).end, is_unclosed(one));
    }
    line_.add_item(element_at(index));
  }

  void open_variation(const element& parenthesis) {
    ++open_variations_;
    json members;
    members["kind"] = name_of(parenthesis.kind);
    members["begin"] = game_.span_of(parenthesis).begin;
    line_.begin_item(members);
    line_.begin_list("elements");
  }

  void close_variation(std::uint64_t end, bool is_unclosed) {
    --open_variations_;
    json members;
    members["end"] = end;
    if (is_unclosed) members["unclosed"] = true;
    line_.end_list();
    line_.add(members);
    line_.end_object();
  }

  json element_at(std::size_t index) {
    const auto& one = game_.elements[index];
    json item;
    item["kind"] = name_of(one.kind);
    add_span(item, game_.span_of(one));
    add_content(item, one);
    if (one.kind == element_kind::move) add_played(item, index);
    if ((one.flags & element_flag::is_deviant) != 0) item["deviant"] = true;
    if (is_unclosed(one)) item["unclosed"] = true;
    return item;
  }

  void add_content(json& to, const element& one) const {
    switch (one.kind) {
      case element_kind::comment:
      case element_kind::line_comment:
      case element_kind::escape:
        to["content"] = text(game_.content_of(one));
        return add_commands(to, one);
      case element_kind::nag:
        to["value"] = one.number;
        return add_nag_meaning(to, one.number);
      case element_kind::move_number:
        return add_number(to, one);
      case element_kind::move:
        return add_move(to, one);
      default:
        add_folded_number(to, one);
        to["text"] = text(game_.text_of(one));
        add_suffix(to, one);
    }
  }

  void add_commands(json& to, const element& comment) const {
    for (const auto& command : commands_of(game_, comment)) {
      auto operands = json::array();
      for (const auto& operand : command.operands) operands.push_back(text(operand.text));
      json item{{"name", command.name}, {"operands", std::move(operands)}};
      if (const auto value = value_of(command)) item["value"] = value_json(*value, encoding_);
      to["commands"].push_back(std::move(item));
    }
  }

  static void add_number(json& to, const element& one) {
    to["value"] = one.number;
    to["periods"] = one.periods;
  }

  void add_folded_number(json& to, const element& one) const {
    const auto where = game_.number_span_of(one);
    if (where.empty()) return;
    auto& number = to["number"];
    add_number(number, one);
    add_span(number, where);
  }

  void add_move(json& to, const element& one) const {
    to["text"] = text(game_.text_of(one));
    add_folded_number(to, one);
    to["san"] = report::json_of(parts_of(one));
    add_suffix(to, one);
  }

  void add_suffix(json& to, const element& one) const {
    if (one.suffix == suffix::none) return;
    to["suffix"] = strictpgn::text_of(one.suffix);
    to["suffix_meaning"] = find_nag(static_cast<unsigned>(one.suffix))->meaning;
    to["suffix_span"] = report::json_of(game_.suffix_span_of(one));
  }

  void add_played(json& to, std::size_t index) {
    if (ply_ == replay_.plies.size() || replay_.plies[ply_].element != index) return;
    auto& played = to["played"] = report::json_of(replay_.plies[ply_]);
    if (ply_ < replay_.fens.size()) played["fen"] = replay_.fens[ply_];
    ++ply_;
  }

  void write_deviations() {
    line_.begin_list("deviations");
    for (const auto& found : game_.deviations) {
      json deviation;
      deviation["rule"] = strictpgn::name_of(found.id);
      add_span(deviation, game_.span_of(found));
      line_.add_item(deviation);
    }
    line_.end_list();
  }

  std::string text(std::string_view bytes) const { return decoded(bytes, encoding_); }

  open_line line_;
  const numbered_game& origin_;
  const game& game_;
  const replayed& replay_;
  encoding encoding_;
  std::size_t ply_ = 0;
  std::size_t open_variations_ = 0;
};

}  // namespace

void render_tree(std::string& out, const numbered_game& game, const replayed& replay,
                 encoding encoding) {
  tree_writer(out, game, replay, encoding).write_game();
  out += '\n';
}

void render_outside(std::string& out, const game& outside, std::string_view file,
                    encoding encoding) {
  const replayed nothing;
  tree_writer(out, {outside, file}, nothing, encoding).write_outside();
  out += '\n';
}

}  // namespace strictpgn::report
