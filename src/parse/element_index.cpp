#include "parse/element_index.hpp"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <bit>
#include <span>
#include <string_view>
#include <utility>

#include "parse/command_recognizer.hpp"
#include "parse/elements.hpp"
#include "strictpgn/nag.hpp"
#include "text/ascii.hpp"

namespace strictpgn::parse {

namespace {

bool is_ink(char c) { return static_cast<unsigned char>(c) > ' '; }

/// Calls `look` with the place of each byte of the content that may matter: braces, solidi, percent
/// signs, line ends. Looks at 16 bytes at a time, as long as the text around it has as many.
/// Whether there is ink in it, a byte above the space.
template <typename Function>
bool look_into(std::string_view content, const char* end_of_text, Function&& look) {
  bool has_ink = false;
  const char* at = content.data();
  const char* const end = at + content.size();
#ifdef __SSE2__
  const auto all = [](char c) { return _mm_set1_epi8(c); };
  for (; at < end && end_of_text - at >= 16; at += 16) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    const auto is = [&](char c) { return _mm_cmpeq_epi8(block, all(c)); };
    const __m128i ink = _mm_cmpeq_epi8(_mm_max_epu8(block, all('!')), block);
    const __m128i line_end = _mm_or_si128(is('\n'), is('\r'));
    const __m128i sign = _mm_or_si128(_mm_or_si128(is('{'), is('/')), is('%'));
    auto hits = static_cast<unsigned>(_mm_movemask_epi8(_mm_or_si128(line_end, sign)));
    auto inked = static_cast<unsigned>(_mm_movemask_epi8(ink));
    if (const auto left = end - at; left < 16) {
      const auto inside = (1U << left) - 1;
      hits &= inside;
      inked &= inside;
    }
    has_ink |= inked != 0;
    for (; hits != 0; hits &= hits - 1) look(at + std::countr_zero(hits));
  }
#endif
  for (; at < end; ++at) {
    has_ink |= is_ink(*at);
    if (is_ink(*at) || text::is_line_end(*at)) look(at);
  }
  return has_ink;
}

/// Whether no white space stands beside what is from `begin` to `end`, as far as there is any text.
bool is_glued(std::string_view text, std::size_t begin, std::size_t end) {
  return end < text.size() && is_ink(text[end]) && begin != 0 && is_ink(text[begin - 1]);
}

bool has_command(std::string_view content) { return find_command(content, 0) != content.size(); }

}  // namespace

void element_index::clear() {
  forget_elements();
  even_stretches.clear();
}

void element_index::forget_elements() {
  has = {};
  numbers.clear();
  odd_nags.clear();
  commands.clear();
  variations.clear();
  outer_.clear();
  here_ = {};
}

void element_index::walk(const game& what) {
  forget_elements();
  walk_all(what);
  if (has.strays) {
    has.likely_early_nags = has.likely_repeated_nags = has.likely_misplaced_nags = has.nags;
    has.likely_early_variations = has.likely_empty_variations = has.variations;
  }
  if (has.likely_odd_commands) [[unlikely]]
    list_commands(what);
}

void element_index::walk_all(const game& what) {
  const std::span<const element> all(what.elements);
  for (std::uint32_t at = 0; at < all.size(); ++at) {
    if (all[at].kind == element_kind::move)
      at = pass_moves(at, what);
    else if (!is_comment(all[at]))
      pass_other(at, all[at]);
    else
      pass_comment(at, what);
  }
}

/// From the first of some SANs in a row to the last, with the comments of plain commands that stand
/// behind them.
inline std::uint32_t element_index::pass_moves(std::uint32_t at, const game& what) {
  const std::span<const element> all(what.elements);
  auto suffixes = static_cast<unsigned>(all[at].suffix);
  for (++at; at < all.size() && all[at].kind == element_kind::move; ++at)
    suffixes |= static_cast<unsigned>(all[at].suffix);
  auto san = at - 1;
  unsigned time = 0;  // the flag of the last SAN's comments that have it
  if (at < all.size() && is_command_comment(all[at])) {
    bool repeats_time = false;
    bool is_glued_in = false;
    for (; at < all.size(); ++at) {
      const auto& e = all[at];
      if (e.kind == element_kind::move) {
        san = at;
        suffixes |= static_cast<unsigned>(e.suffix);
        time = 0;
      } else if (is_command_comment(e)) {
        repeats_time |= (time & e.flags) != 0;
        time |= e.flags & element_flag::tells_time;
        is_glued_in |= is_glued(what.text, e.offset, e.data);
      } else {
        break;
      }
    }
    has.comments = has.commands = true;
    has.likely_odd_commands |= repeats_time;
    has.likely_glued_comments |= is_glued_in;
  }
  has.suffixes |= suffixes != 0;
  here_.has_glyph = all[san].suffix != suffix::none;
  here_.has_time = time != 0;
  here_.after = here_.san = san + 1;
  return at - 1;
}

void element_index::pass_other(std::uint32_t at, const element& e) {
  using enum element_kind;
  switch (e.kind) {
    case null_move:
    case unreadable_move:
    case unknown_symbol:
      has.suffixes |= e.suffix != suffix::none;
      here_.after = at + 1;
      here_.has_time = false;
      has.strays = true;
      break;
    case stray:
      has.strays = true;
      break;
    case move_number:
      numbers.push_back(at);
      break;
    case nag:
      pass_nag(at, e);
      break;
    case variation_begin:
      enter_variation(at);
      break;
    case variation_end:
      leave_variation();
      break;
    case escape:
      has.escapes = true;
      break;
    default:
      break;
  }
}

inline void element_index::pass_nag(std::uint32_t at, const element& e) {
  has.nags = true;
  has.likely_early_nags |= here_.after == 0;
  has.likely_repeated_nags |= here_.has_glyph;
  has.likely_misplaced_nags |= here_.after != at;
  here_.has_glyph = true;
  if (!is_plain_nag(e)) [[unlikely]]
    odd_nags.push_back(at);
}

inline void element_index::pass_comment(std::uint32_t at, const game& what) {
  const auto& e = what.elements[at];
  has.comments = true;
  has.line_comments |= e.kind == element_kind::line_comment;
  if (is_command_comment(e)) {
    has.likely_glued_comments |= is_glued(what.text, e.offset, e.data);
    has.likely_odd_commands |= at < what.first_in_movetext || here_.after == 0;
    pass_command((e.flags & element_flag::tells_time) != 0);
    return;
  }
  if ((e.flags & element_flag::is_prose) != 0) [[likely]] {
    has.likely_glued_comments |= is_glued(what.text, e.offset, e.data);
    has.likely_odd_commands |= has.commands && (at < what.first_in_movetext || here_.after == 0);
    return;
  }
  const bool is_usual =
      e.kind == element_kind::comment && (e.flags & element_flag::is_unclosed) == 0;
  const auto content = what.content_of(e);
  const auto end = static_cast<std::size_t>(content.data() - what.text.data()) + content.size();
  has.likely_glued_comments |= is_glued(what.text, e.offset, end + 1);
  look_into_comment(content, what.text.data() + what.text.size());
  has.likely_odd_commands |=
      has.commands && (!is_usual || at < what.first_in_movetext || here_.after == 0);
}

void element_index::look_into_comment(std::string_view content, const char* end_of_text) {
  const char* const end = content.data() + content.size();
  const auto look = [&](const char* place) {
    if (*place == '%') {
      if (place == content.data() || place[-1] != '[') return;
      const auto found = recognize_command({place - 1, end});
      has.likely_odd_commands |= found.name == plain_command::none;
      pass_command(found.name != plain_command::eval);
    } else {
      has.braces_in_comments |= *place == '{';
      has.likely_record_comments |= *place == '/';
      const bool has_line_after = text::is_line_end(*place) && place + 1 != end;
      has.likely_odd_lines_in_comments |= has_line_after && (place[1] == '[' || place[1] == '%');
    }
  };
  has.likely_blank_comments |= !look_into(content, end_of_text, look);
}

void element_index::list_commands(const game& what) {
  std::vector<std::uint32_t> outside;  // `after` of the sequences around this one
  std::uint32_t after = 0;
  for (std::uint32_t at = 0; at < what.elements.size(); ++at) {
    const auto& e = what.elements[at];
    if (stands_for_move(e) || e.kind == element_kind::unknown_symbol) {
      after = at + 1;
    } else if (e.kind == element_kind::variation_begin) {
      outside.push_back(std::exchange(after, 0));
    } else if (e.kind == element_kind::variation_end && !outside.empty()) {
      after = outside.back();
      outside.pop_back();
    } else if (is_comment(e) && has_command(what.content_of(e))) {
      commands.push_back({at, after});
    }
  }
}

/// The usual forms behind a move that has no such command yet are in order.
inline void element_index::pass_command(bool is_about_time) {
  has.commands = true;
  has.likely_odd_commands |= is_about_time && here_.has_time;
  here_.has_time |= is_about_time;
}

void element_index::enter_variation(std::uint32_t at) {
  has.variations = true;
  has.likely_early_variations |= here_.after == 0;
  variations.push_back({at, here_.san != 0 ? here_.san : here_.begin});
  outer_.push_back(here_);
  here_ = {.begin = at + 1};
}

void element_index::leave_variation() {
  if (outer_.empty()) return;
  has.likely_empty_variations |= here_.after == 0;
  here_ = outer_.back();
  outer_.pop_back();
}

constinit const element_index no_elements;

}  // namespace strictpgn::parse
