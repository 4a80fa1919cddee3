#include "write/comment_text.hpp"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <algorithm>
#include <utility>

#include "parse/commands.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::write {

namespace {

constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_letter_or_digit(char c) { return is_letter(c) || (c >= '0' && c <= '9'); }
constexpr bool is_symbol_character(char c) {
  return is_letter_or_digit(c) || std::string_view("_+#=:-").find(c) != std::string_view::npos;
}

std::size_t skip(std::string_view text, std::size_t at, bool (*is_passed)(char)) {
  while (at < text.size() && is_passed(text[at])) ++at;
  return at;
}

bool is_of_symbol(char c) { return is_symbol_character(c); }

/// A bracket, a symbol and a quote, whatever white space stands between them (D124).
bool looks_like_tag_pair(std::string_view text) {
  const auto name = skip(text, 1, text::is_white_space);
  if (name == text.size() || !is_letter_or_digit(text[name])) return false;
  const auto value = skip(text, skip(text, name, is_of_symbol), text::is_white_space);
  return value < text.size() && text[value] == '"';
}

/// Whether readers that work line by line would take the text, at the start of a line, for an
/// escape or a tag pair.
bool must_not_open_line(std::string_view text) {
  if (text.starts_with('%')) return true;
  if (!text.starts_with('[')) return false;
  return (text.size() > 1 && is_letter(text[1])) || looks_like_tag_pair(text);
}

/// Goes through a comment from one command to the next.
class gap_finder {
 public:
  gap_finder(std::string_view text, const std::function<void(const comment_gap&)>& look)
      : text_(text), look_(look) {}

  void find() {
    parse::read_command command;
    std::size_t end = 0;
    for (std::size_t from = 0; parse::next_command(text_, from, command);) {
      if (command.has(rule::command_unterminated)) break;  // text like any other
      look_outside(end, command.where.begin);
      look_inside(command);
      end = command.where.end;
    }
    look_outside(end, text_.size());
  }

 private:
  template <typename Function>
  void for_each_run(std::size_t begin, std::size_t end, Function&& look) const {
    for (auto at = begin; at < end; ++at) {
      if (!text::is_white_space(text_[at])) continue;
      comment_gap run{.begin = at};
      while (at < end && text::is_white_space(text_[at])) ++at;
      run.end = at;
      run.line_ends = text::count_line_ends(text_.substr(run.begin, run.end - run.begin));
      look(run);
    }
  }

  /// Line ends are one blank, however many; without one, each blank and each tab is one.
  void look_outside(std::size_t begin, std::size_t end) {
    for_each_run(begin, end, [&](comment_gap run) {
      const bool is_at_end = run.begin == 0 || run.end == text_.size();
      const bool may_be_line_end = !is_at_end && !must_not_open_line(text_.substr(run.end));
      run.blanks = is_at_end ? 0 : run.line_ends != 0 ? 1 : run.end - run.begin;
      run.may_end_line = may_be_line_end && run.blanks == 1;
      run.may_be_broken = may_be_line_end && run.blanks > 1;
      look_(run);
    });
  }

  /// A tab is a blank. A line end is one, too, or nothing where the supplement has none: beside
  /// commas and brackets. What has no name has no parts, and is read as text is.
  void look_inside(const parse::read_command& command) {
    const bool is_named = !command.name.empty();
    const auto name_end = is_named ? static_cast<std::size_t>(command.name.data() - text_.data()) +
                                         command.name.size()
                                   : command.where.begin;
    for_each_run(command.where.begin, command.where.end, [&](comment_gap run) {
      run.is_in_command = true;
      if (run.line_ends == 0) {
        run.blanks = run.end - run.begin;
        return look_(run);
      }
      if (!is_named) {
        run.blanks = 1;
        return look_(run);
      }
      const bool is_beside_sign =
          run.end + 1 == command.where.end ||
          std::ranges::any_of(command.operands, [&](const command_operand& operand) {
            return operand.where.begin == run.end || operand.where.end == run.begin;
          });
      run.blanks = is_beside_sign && run.begin != name_end ? 0 : run.line_ends;
      if (run.end + 1 == command.where.end) run.blanks = 0;
      look_(run);
    });
  }

  std::string_view text_;
  const std::function<void(const comment_gap&)>& look_;
};

constexpr bool is_between_words(char c) { return c == ' ' || c == '\n'; }

/// What stands in no plain prose, whatever is beside it.
constexpr bool is_unplain(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == '[' || c == '%' || c == 0x7F;
}

#ifdef __SSE2__
/// Of 16 bytes those that are blanks or line ends, the lowest bit the first; all bits where one is
/// no plain prose.
unsigned gaps_in_prose(const char* bytes) {
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  const auto equal = [&](char c) { return _mm_cmpeq_epi8(block, _mm_set1_epi8(c)); };
  const __m128i line_ends = equal('\n');
  const __m128i controls = _mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(0x1F)), block);
  const __m128i signs = _mm_or_si128(_mm_or_si128(equal('['), equal('%')), equal(0x7F));
  const __m128i unplain = _mm_or_si128(_mm_andnot_si128(line_ends, controls), signs);
  if (_mm_movemask_epi8(unplain) != 0) return ~0U;
  return static_cast<unsigned>(_mm_movemask_epi8(_mm_or_si128(line_ends, equal(' '))));
}
#endif

std::string with_gaps_as_blanks(std::string_view text) {
  std::string result;
  std::size_t end = 0;
  for_each_gap(text, [&](const comment_gap& gap) {
    result.append(text.substr(end, gap.begin - end)).append(gap.blanks, ' ');
    end = gap.end;
  });
  return result.append(text.substr(end));
}

}  // namespace

void for_each_gap(std::string_view text, const std::function<void(const comment_gap&)>& look) {
  gap_finder(text, look).find();
}

bool is_plain_prose(std::string_view text) {
  if (text.empty() || is_between_words(text.front()) || is_between_words(text.back())) return false;
  std::size_t at = 0;
  bool follows_gap = false;
#ifdef __SSE2__
  if (text.size() >= 16) {
    for (; at + 16 <= text.size(); at += 16) {
      const auto gaps = gaps_in_prose(text.data() + at);
      const auto behind_gaps = gaps << 1U | static_cast<unsigned>(follows_gap);
      if ((gaps & behind_gaps) != 0) return false;
      follows_gap = (behind_gaps & 0x10000U) != 0;
    }
    // The last 16, of which the first are passed.
    const auto gaps = gaps_in_prose(text.data() + text.size() - 16);
    return (gaps & gaps << 1U) == 0;
  }
#endif
  for (; at < text.size(); ++at) {
    const bool is_gap = is_between_words(text[at]);
    if (is_unplain(text[at]) || (is_gap && follows_gap)) return false;
    follows_gap = is_gap;
  }
  return true;
}

/// Without its line ends a command may end elsewhere, as a quote is one only beside a comma or a
/// bracket. What is outside of it then is read once more.
std::string one_line(std::string_view text) {
  if (is_plain_prose(text)) {
    std::string line(text);
    std::ranges::replace(line, '\n', ' ');
    return line;
  }
  auto line = with_gaps_as_blanks(text);
  for (;;) {
    auto next = with_gaps_as_blanks(line);
    if (next == line) return line;
    line = std::move(next);
  }
}

void for_each_unit(std::string_view line, const std::function<void(const comment_unit&)>& take) {
  if (line.empty()) return;
  comment_unit now;
  std::size_t begin = 0;
  const auto end_unit = [&](std::size_t end, std::size_t next) {
    now.text = line.substr(begin, end - begin);
    now.is_last = next == line.npos;
    take(now);
    now.runs.clear();
    begin = next;
  };
  if (is_plain_prose(line)) {
    for (std::size_t at = 0; at < line.size(); ++at)
      if (is_between_words(line[at])) end_unit(at, at + 1);
  } else {
    for_each_gap(line, [&](const comment_gap& gap) {
      if (gap.may_be_broken) now.runs.push_back({gap.begin - begin, gap.end - begin});
      if (gap.may_end_line) end_unit(gap.begin, gap.end);
    });
  }
  end_unit(line.size(), line.npos);
}

std::size_t joined_paragraphs(std::string_view text) {
  if (is_plain_prose(text)) return 0;
  std::size_t empty_lines = 0;
  for_each_gap(text, [&](const comment_gap& gap) {
    const bool is_inside = gap.begin != 0 && gap.end != text.size();
    if (!gap.is_in_command && gap.line_ends > 1 && is_inside) ++empty_lines;
  });
  return empty_lines == 0 ? 0 : empty_lines + 1;
}

}  // namespace strictpgn::write
