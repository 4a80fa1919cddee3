// How the rules about tag pairs and their values in general are violated on purpose (PGN 8.1).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_tag_values[] = {
    {rule::tag_value_empty, "Opening", ""},
    {rule::tag_value_empty, "Annotator", ""},
    {rule::tag_value_colon, "Event", "Cup: final"},
    {rule::tag_value_colon, "Section", "a:b"},
    {rule::tag_value_empty_item, "White", "Abe, B.::Zed, A."},
    {rule::tag_value_surrounding_space, "Event", "Cup "},
    {rule::tag_value_surrounding_space, "Site", " Bonn"},
    {rule::tag_integer_leading_zero, "WhiteElo", "02700"},
    {rule::tag_integer_leading_zero, "Board", "07"},
};
// clang-format on

/// Writes a line of the tag section in another way; a part of it is marked.
bool spoil_line(mutable_game& on, std::string text, mark marked) {
  auto& line = on.line_of("Site");
  line.text = std::move(text);
  line.marked = marked;
  return true;
}

bool missing_open_bracket(mutable_game& on) { return spoil_line(on, "Site \"Bonn\"]", {0, 0}); }

bool missing_name(mutable_game& on) { return spoil_line(on, "[\"Bonn\"]", {1, 1}); }

bool missing_value(mutable_game& on) { return spoil_line(on, "[Site]", {5, 5}); }

bool not_string(mutable_game& on) { return spoil_line(on, "[Site Bonn]", {6, 10}); }

bool extra_token(mutable_game& on) {
  const std::string extra = on.random.pick({"\"GER\"", "GER", "7"});
  const std::string before = "[Site \"Bonn\" ";
  return spoil_line(on, before + extra + ']', {before.size(), before.size() + extra.size()});
}

bool missing_close_bracket(mutable_game& on) { return spoil_line(on, "[Site \"Bonn\"", {12, 12}); }

bool name_bad_character(mutable_game& on) {
  const std::string name = on.random.pick({"A-b", "Game+", "My:Tag", "X=y"});
  auto& line = on.insert_line(7, '[' + name + " \"x\"]");
  line.marked = mark{1, 1 + name.size()};
  return true;
}

/// A tag of that name, which is marked.
bool put_name(mutable_game& on, const std::string& name, std::string_view value) {
  auto& line = on.set_tag(name, value);
  line.marked = mark{1, 1 + name.size()};
  return true;
}

bool duplicate(mutable_game& on) {
  const auto at = on.random.below(on.sheet.tags.size());
  const auto line = on.sheet.tags[at];
  if (line.name == "FEN" || line.name == "SetUp") return false;
  on.insert_line(at + 1, line.text).marked = mark{1, 1 + line.name.size()};
  return true;
}

/// A game from a set-up position whose FEN tag has another name; the moves tell.
bool misnamed_fen(mutable_game& on) {
  const auto fen = on.game.value_of("FEN");
  if (fen.empty()) return false;
  const auto value = std::string(fen);
  on.remove_tag("FEN");
  return put_name(on, on.random.pick({"fen", "Fen"}), value);
}

bool section_missing(mutable_game& on) {
  if (!on.where.is_first || on.game.start != position::initial()) return false;
  on.sheet.tags.clear();
  on.sheet.between.clear();
  on.sheet.tokens.front().marked = mark{0, 0};
  return true;
}

/// Another game begins where this one has no marker yet.
bool section_in_movetext(mutable_game& on) {
  if (on.game.mainline.moves.empty()) return false;
  const auto next = draw(token_draft_of(on.game), on.asked.encoding).text;
  on.cut(on.sheet.tokens.size() - 1);
  auto& token = on.insert(on.sheet.tokens.size(), next.substr(0, next.size() - 2));
  token.marked = mark{0, 1};
  token.gap = "\n";
  return true;
}

bool without_movetext(mutable_game& on) {
  on.sheet.tokens.clear();
  on.sheet.tail.clear();
  on.mark_end_of_tags();
  return true;
}

}  // namespace

std::vector<violation> tags_violations() {
  return with_values<bad_tag_values>({
      {rule::tag_missing_open_bracket, missing_open_bracket},
      {rule::tag_missing_name, missing_name, {rule::str_tag_missing}},
      {rule::tag_missing_value, missing_value},
      {rule::tag_value_not_string, not_string},
      {rule::tag_extra_token, extra_token},
      {rule::tag_missing_close_bracket, missing_close_bracket},
      {rule::tag_name_bad_character, name_bad_character},
      {rule::tag_name_not_capitalized,
       [](mutable_game& on) {
         return put_name(on, on.random.pick({"comment", "x1"}), "x");
       }},
      {rule::tag_name_case_variant,
       [](mutable_game& on) {
         return put_name(on, on.random.pick({"Setup", "WHITE", "Eco"}), "1");
       }},
      {rule::tag_name_case_variant, misnamed_fen},
      {rule::tag_duplicate, duplicate},
      {rule::tag_section_missing, section_missing},
      {rule::tag_section_in_movetext, section_in_movetext, {rule::termination_missing}},
      {rule::tag_without_movetext, without_movetext},
      {rule::tag_unknown_name, [](mutable_game& on) { return put_name(on, "Foo", "x"); }},
  });
}

}  // namespace strictpgn::generate
