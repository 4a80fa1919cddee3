// How the rules about the layout of export format are violated on purpose (PGN 3.2, 8.1, 8.2).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

constexpr auto export_format = profile::export_format;

// ---- tag section --------------------------------------------------------------------------------

bool respell_line(mutable_game& on, const std::function<std::string(std::string)>& spell) {
  auto& line = on.any_line();
  line.text = spell(line.text);
  line.marked = all_of(line.text);
  return true;
}

bool not_left_justified(mutable_game& on) {
  respell_line(on, [](const std::string& text) { return ' ' + text; });
  for (auto& each : on.sheet.tags)
    if (each.marked) each.marked = mark{0, 1};
  return true;
}

/// Puts something in place of the end of a line that is not the last; false when there is none.
tag_line& end_line(mutable_game& on, std::string end) {
  auto& line = on.sheet.tags[on.random.below(on.sheet.tags.size() - 1)];
  line.end = std::move(end);
  return line;
}

bool not_alone(mutable_game& on) {
  auto& line = end_line(on, " ");
  auto& next = *(&line + 1);
  next.marked = all_of(next.text);
  return line.text.size() + next.text.size() < 79;
}

bool inner_space(mutable_game& on) {
  return respell_line(on, [&](std::string text) {
    const auto gap = text.find(' ');
    return text.insert(on.random.pick({std::size_t{1}, gap, text.size() - 1}), 1, ' ');
  });
}

bool blank_line_in_tags(mutable_game& on) {
  const auto at = 1 + on.random.below(on.sheet.tags.size() - 1);
  on.insert_line(at, "");
  return true;
}

// ---- lines --------------------------------------------------------------------------------------

/// The place of a line end between two units of movetext that is there because the line is full.
std::optional<std::size_t> any_full_line(const drawn& whole, std::uint64_t chance) {
  std::vector<std::size_t> found;
  const auto begin = whole.marked ? whole.marked->begin : 0;
  for (auto at = whole.text.find("\n\n", begin); at != whole.text.npos;) {
    const auto next = whole.text.find('\n', at + 2);
    if (next == whole.text.npos || next + 1 == whole.text.size() || whole.text[next + 1] == '\n')
      break;
    const auto before = whole.text.rfind('\n', next - 1), end = whole.text.find('\n', next + 1);
    if (end - next < 79 && next - before < 79) found.push_back(next);
    at = next - 1;
  }
  if (found.empty()) return std::nullopt;
  return found[chance % found.size()];
}

/// Changes the text at such a line end.
bool at_full_line(mutable_game& on, void (*change)(drawn& whole, std::size_t at)) {
  const auto chance = on.random.next();
  on.sheet.tags.front().marked = mark{0, 0};
  on.finish = [chance, change](drawn& whole) {
    const auto at = any_full_line(whole, chance);
    if (at) change(whole, *at);
    return at.has_value();
  };
  return true;
}

void add_leading_space(drawn& whole, std::size_t at) {
  whole.text.insert(at + 1, " ");
  whole.marked = {at + 1, at + 2};
}

void add_trailing_space(drawn& whole, std::size_t at) {
  whole.text.insert(at, " ");
  whole.marked = {at, at + 1};
}

void join_lines(drawn& whole, std::size_t at) {
  whole.text[at] = ' ';
  const auto begin = whole.text.rfind('\n', at) + 1;
  whole.marked = {begin + 79, whole.text.find('\n', at)};
}

/// A line that ends where the next unit would have fitted.
bool not_filled(mutable_game& on) {
  const auto at = on.find([&](const token& each) {
    return each.kind == token_kind::move && !each.gap && &each != on.sheet.tokens.data();
  });
  if (!at) return false;
  const auto units = on.sheet.tokens[*at].text.size() > 7 || *at + 1 == on.sheet.tokens.size();
  if (units || on.sheet.tokens[*at + 1].gap) return false;
  on.sheet.tokens[*at].gap = "\n";
  on.sheet.tokens[*at].marked = all_of(on.sheet.tokens[*at].text);
  on.finish = [](drawn& whole) {
    const auto line = whole.text.rfind('\n', whole.marked->begin - 2);
    const auto columns = whole.marked->begin - 2 - line;
    return columns != 0 && columns + 1 + whole.marked->size() <= 79;
  };
  return true;
}

bool token_spacing(mutable_game& on) {
  const auto at = on.find([&](const token& each) {
    return each.kind == token_kind::move && !each.gap && &each != on.sheet.tokens.data();
  });
  if (!at) return false;
  auto& move = on.sheet.tokens[*at];
  move.gap = "  ";
  move.marked = all_of(move.text);
  on.finish = [](drawn& whole) {
    const auto line = whole.text.rfind('\n', whole.marked->begin);
    return whole.marked->end - line <= 70;
  };
  return true;
}

// ---- numbers ------------------------------------------------------------------------------------

/// Removes a number; the place before its move is marked.
bool remove_number(mutable_game& on, const mutable_game::test& fits) {
  const auto at = on.find(fits);
  if (!at) return false;
  auto& all = on.sheet.tokens;
  auto& move = all[*at + 1];
  if (move.kind != token_kind::move) return false;
  if (*at == 0) return false;
  move.gap = all[*at].gap;
  move.marked = mark{0, 0};
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(*at));
  return true;
}

bool number_missing(mutable_game& on) { return remove_number(on, is_white_number); }

bool missing_after_nag(mutable_game& on) {
  return remove_number(on, [&](const token& each) {
    return each.kind == token_kind::number && !is_white_number(each) &&
           &each != on.sheet.tokens.data() && (&each - 1)->kind == token_kind::nag;
  });
}

bool superfluous(mutable_game& on) {
  const auto at = on.find([&](const token& each) {
    return each.kind == token_kind::move && !each.gap && &each != on.sheet.tokens.data() &&
           each.move->before.side_to_move() == color::black &&
           (&each - 1)->kind == token_kind::move;
  });
  if (!at) return false;
  const auto number = on.sheet.tokens[*at].move->before.fullmove_number();
  on.insert(*at, std::to_string(number) + "...", token_kind::number);
  return true;
}

// ---- annotations --------------------------------------------------------------------------------

bool suffix_written(mutable_game& on) {
  const auto at = on.find_bare_move();
  if (!at) return false;
  on.insert(*at + 1, on.sentence("suffix_annotation")).gap = "";
  return true;
}

bool nag_order(mutable_game& on) {
  const auto comment = '{' + on.words(1) + '}';
  const auto at = on.find_bare_move();
  if (!at) return false;
  on.insert(*at + 1, comment, token_kind::comment).marked.reset();
  on.insert(*at + 2, "$10", token_kind::comment);
  return true;
}

bool line_comment(mutable_game& on) {
  const auto at = on.find_bare_move();
  if (!at) return false;
  on.insert(*at + 1, "; " + on.words(2), token_kind::comment);
  on.sheet.tokens[*at + 2].gap = "\n";
  return true;
}

bool comment_spacing(mutable_game& on) {
  const auto at = on.find_bare_move();
  if (!at) return false;
  on.insert(*at + 1, on.random.pick({"{ x }", "{x }", "{ x}"}), token_kind::comment);
  return true;
}

bool blank_line_in_comment(mutable_game& on) {
  const auto at = on.find_bare_move();
  if (!at) return false;
  on.insert(*at + 1, "{a\n\nb}", token_kind::comment).marked = mark{3, 3};
  return true;
}

/// Where the board does not tell whose move it is, a number has one period or three.
bool number_form(mutable_game& on) {
  if (on.game.start != position::initial()) return false;
  on.set_tag("Variant", "Crazyhouse").marked.reset();
  const auto at = on.find([](const token& each) { return each.kind == token_kind::number; });
  if (!at) return false;
  auto& number = on.sheet.tokens[*at];
  number.text.erase(number.text.find('.'));
  number.marked = all_of(number.text);
  return true;
}

bool rav_spacing(mutable_game& on) {
  const auto at = on.find([](const token& each) { return each.kind == token_kind::close; });
  if (!at) return false;
  auto& close = on.sheet.tokens[*at];
  close.gap = " ";
  close.marked = all_of(close.text);
  on.finish = [](drawn& whole) {
    const auto line = whole.text.rfind('\n', whole.marked->begin);
    return whole.marked->end - line <= 70;
  };
  return true;
}

bool opening_line(mutable_game& on) {
  if (!on.where.is_first) return false;
  on.finish = [](drawn& whole) {
    whole.text.insert(0, "\n");
    whole.marked = {0, 1};
    return true;
  };
  return true;
}

}  // namespace

std::vector<violation> export_violations() {
  using enum rule;
  return {
      {export_tag_not_left_justified, not_left_justified, {}, export_format},
      {export_tag_not_alone, not_alone, {}, export_format},
      {export_tag_inner_space, inner_space, {}, export_format},
      {export_blank_line_in_tags, blank_line_in_tags, {}, export_format},
      {export_blank_line_after_tags,
       [](mutable_game& on) {
         on.sheet.between = "";
         auto& last = on.sheet.tags.back();
         last.marked = mark{last.text.size(), last.text.size()};
         return true;
       },
       {},
       export_format},
      {export_blank_line_after_movetext,
       [](mutable_game& on) {
         on.sheet.tail = "\n";
         auto& last = on.sheet.tokens.back();
         last.marked = mark{last.text.size(), last.text.size()};
         return on.where.is_last;
       },
       {},
       export_format},
      {export_blank_line_in_movetext,
       blank_line_in_comment,
       {export_comment_spacing, export_line_not_filled},
       export_format},
      {export_move_number_form, number_form, {variant_unsupported}, export_format},
      {export_leading_space,
       [](mutable_game& on) { return at_full_line(on, add_leading_space); },
       {},
       export_format},
      {export_trailing_space,
       [](mutable_game& on) { return at_full_line(on, add_trailing_space); },
       {},
       export_format},
      {export_movetext_line_too_long,
       [](mutable_game& on) { return at_full_line(on, join_lines); },
       {line_80_or_more},
       export_format},
      {export_line_not_filled, not_filled, {}, export_format},
      {export_token_spacing, token_spacing, {}, export_format},
      {export_move_number_missing, number_missing, {export_line_not_filled}, export_format},
      {export_move_number_missing_after_nag, missing_after_nag, {}, export_format},
      {export_move_number_superfluous, superfluous, {}, export_format},
      {export_suffix, suffix_written, {}, export_format},
      {export_nag_order, nag_order, {}, export_format},
      {export_line_comment, line_comment, {}, export_format},
      {export_comment_spacing, comment_spacing, {}, export_format},
      {export_rav_spacing, rav_spacing, {}, export_format},
      {export_not_byte_identical, opening_line, {}, export_format},
  };
}

std::vector<unmade_rule> export_unmade_rules() {
  return {{rule::export_san_not_canonical, "a more specific rule speaks of every such move"},
          {rule::export_tag_value_escaping, "string-bad-escape speaks of every such value"}};
}

}  // namespace strictpgn::generate
