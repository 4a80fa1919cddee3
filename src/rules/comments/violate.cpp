// How the rules about comments and escape lines are violated on purpose (PGN 5, 6).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

bool put_comment(mutable_game& on, std::string text) {
  return on.insert_anywhere(std::move(text), token_kind::comment) != nullptr;
}

/// A part of a comment is marked.
bool put_comment(mutable_game& on, const std::string& before, const std::string& part,
                 const std::string& rest) {
  auto* token = on.insert_anywhere(before + part + rest, token_kind::comment);
  if (token == nullptr) return false;
  token->marked = mark{before.size(), before.size() + part.size()};
  return true;
}

bool unterminated(mutable_game& on) {
  if (!on.where.is_last) return false;
  const auto slot = on.find_slot(true);
  if (!slot) return false;
  on.cut(*slot);
  auto& token = on.insert(*slot, '{' + on.words(2), token_kind::comment);
  token.marked = mark{0, 1};
  return true;
}

bool splits_token(mutable_game& on) {
  const auto comment = '{' + on.words(1) + '}';
  auto* found = static_cast<token*>(nullptr);
  const bool is_done = on.respell([&](const played_move& move) {
    // What is left of it must not read as the number of a move.
    const auto rank = static_cast<std::uint32_t>(move.san.back() - '0');
    const bool is_number = rank - move.before.fullmove_number() <= 1;
    const bool is_pawn_push =
        move.san.size() == 2 && !is_number && move.comments.empty() && move.variations.empty();
    return is_pawn_push ? move.san.substr(0, 1) + comment + move.san.substr(1) : std::string();
  });
  for (auto& each : on.sheet.tokens)
    if (each.kind == token_kind::move && each.marked) found = &each;
  if (is_done) found->marked = mark{1, 1 + comment.size()};
  return is_done;
}

bool inside_construct(mutable_game& on) {
  const auto move = on.find([&](const token& each) {
    return each.kind == token_kind::move && !each.gap && (&each - 1)->kind == token_kind::number;
  });
  if (!move) return false;
  on.insert(*move, '{' + on.words(2) + '}', token_kind::comment);
  return true;
}

bool in_tag_pair(mutable_game& on) {
  auto& line = on.any_line();
  const auto comment = '{' + on.words(1) + '}';
  const auto quote = line.text.find('"');
  const auto at = on.random.pick({std::size_t{1}, quote, line.text.size() - 1});
  line.text.insert(at, comment);
  line.marked = mark{at, at + comment.size()};
  return true;
}

bool in_tag_section(mutable_game& on) {
  const auto at = 1 + on.random.below(on.sheet.tags.size() - 1);
  on.insert_line(at, '{' + on.words(3) + '}');
  return true;
}

bool outside_game(mutable_game& on) {
  auto& token = on.insert(on.sheet.tokens.size(), '{' + on.words(3) + '}', token_kind::comment);
  token.gap = on.random.pick({"\n", "\n\n"});
  return true;
}

bool unsafe_line_start(mutable_game& on) {
  return put_comment(on, "{a\n", "[", "Event \"x\"]\nb}");
}

/// A line of its own in the movetext, without what stands before it.
bool put_line(mutable_game& on, std::string gap, std::string text) {
  const auto slot = on.find_slot();
  if (!slot) return false;
  on.insert(*slot, std::move(text)).gap = std::move(gap);
  on.sheet.tokens[*slot + 1].gap = "\n";
  return true;
}

bool escape(mutable_game& on) { return put_line(on, "\n", '%' + on.words(2)); }

bool percent(mutable_game& on) {
  if (on.random.chance(1, 2)) {
    on.finish = [](drawn& whole) { return whole.text[whole.marked->begin - 1] == ' '; };
    return on.insert_anywhere("%") != nullptr;
  }
  const auto* gap = on.random.pick({"\n ", "\n\t"});
  return put_line(on, gap, '%' + on.words(2));
}

bool escape_in_comment(mutable_game& on) { return put_comment(on, "{a\n", "%", " b}"); }

}  // namespace

std::vector<violation> comments_violations() {
  return {
      {rule::comment_unterminated, unterminated},
      {rule::comment_stray_close,
       [](mutable_game& on) { return on.insert_anywhere("}") != nullptr; }},
      {rule::comment_open_brace_inside,
       [](mutable_game& on) { return put_comment(on, '{' + on.words(1) + ' ', "{", "b}"); }},
      {rule::comment_empty,
       [](mutable_game& on) {
         return put_comment(on, on.random.pick({"{}", "{ }", "{\n}"}));
       }},
      {rule::comment_splits_token, splits_token},
      {rule::comment_inside_construct, inside_construct},
      {rule::comment_in_tag_pair, in_tag_pair},
      {rule::comment_in_tag_section, in_tag_section},
      {rule::comment_outside_game, outside_game},
      {rule::comment_unsafe_line_start, unsafe_line_start},
      {rule::escape_line, escape},
      {rule::escape_in_archival, escape, {rule::export_line_not_filled}, profile::archival},
      {rule::escape_percent_not_column_1, percent},
      {rule::escape_in_brace_comment, escape_in_comment},
  };
}

}  // namespace strictpgn::generate
