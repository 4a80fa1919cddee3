#include "strictpgn/move_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "game/typed_move.hpp"
#include "parse/elements.hpp"
#include "parse/parse_unit.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"

namespace strictpgn {

namespace {

/// The text of a move read as an element of movetext.
struct element_text {
  game what;
  bool is_one_move = false;  // and nothing else
};

/// Marks that are no suffix annotation are dropped, and the move before them is still one.
bool is_dropped_suffix(const game& what, const element& e) {
  return e.kind == element_kind::stray &&
         what.text_of(e).find_first_not_of("!?") == std::string_view::npos;
}

bool is_one_move(const game& what) {
  if (what.elements.empty() || !parse::stands_for_move(what.elements.front())) return false;
  return what.elements.front().lead == 0 &&
         std::all_of(what.elements.begin() + 1, what.elements.end(),
                     [&](const element& e) { return is_dropped_suffix(what, e); });
}

element_text read_element(std::string_view text, const limits& bounds) {
  const auto begin = std::min(text.find_first_not_of(text::white_space), text.size());
  const auto last = text.find_last_not_of(text::white_space);
  const auto end = last == text.npos ? begin : last + 1;
  const auto inside = end == begin ? std::string_view("") : text.substr(begin, end - begin);
  parse::window_input in(inside.data(), inside.data() + inside.size());
  parse::builder builder(bounds);
  builder.begin(inside.data());
  const bool is_all = parse::parse_element(in, builder) && in.empty();
  builder.finish();
  builder.result().text = inside;
  builder.result().offset = begin;
  const bool is_alone = is_all && is_one_move(builder.result());
  return {std::move(builder.result()), is_alone};
}

/// Of a text that is more or less than one move.
void tell_no_move(std::string_view text, const game& what, rules::findings& found) {
  const span where{what.offset, what.offset + what.text.size()};
  found.say(rule::san_syntax, where,
            what.text.empty() ? std::string("there is no text of a move")
                              : fmt::format("`{}` is not one move and nothing else",
                                            rules::quoted(text.substr(where.begin, where.size()))));
}

}  // namespace

san_reading parse_san(std::string_view text, const options& options) {
  auto read = read_element(text, options.limits);
  typed_move typed(std::move(read.what), options);
  typed.judge_form();
  san_reading result;
  if (!read.is_one_move) {
    tell_no_move(text, typed.what(), typed.found());
  } else {
    const auto& only = typed.what().elements.front();
    if (only.kind == element_kind::move) result.san = parts_of(only);
    result.is_null_move = only.kind == element_kind::null_move;
    result.suffix = only.suffix;
  }
  typed.found().finish();
  result.findings = typed.found().take();
  return result;
}

move_reading resolve(const position& before, std::string_view san, const options& options) {
  auto read = read_element(san, options.limits);
  typed_move typed(std::move(read.what), options);
  if (!read.is_one_move) {
    typed.judge_form();
    tell_no_move(san, typed.what(), typed.found());
    typed.found().finish();
    move_reading none;
    none.findings = typed.found().take();
    return none;
  }
  typed.play(before);
  typed.judge([](rule) { return true; });
  return typed.result();
}

}  // namespace strictpgn
