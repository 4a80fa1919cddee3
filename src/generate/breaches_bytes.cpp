// Bytes and lines (groups 1 and 2).
#include "generate/breaches.hpp"
#include "source/code_point.hpp"

namespace strictpgn::generate {
namespace {

/// A code value of Latin-1 in the encoding asked for.
std::string latin1(const request& asked, int value) {
  if (asked.encoding == encoding::latin1) return {static_cast<char>(value)};
  return {static_cast<char>(0xC0 | value >> 6), static_cast<char>(0x80 | (value & 0x3F))};
}

/// A comment with something odd in it, which is marked.
bool put_into_comment(sketch& on, const std::string& odd) {
  const auto before = '{' + on.words(1);
  auto* made = on.insert_anywhere(before + odd + on.words(1) + '}', token_kind::remark);
  if (made == nullptr) return false;
  made->marked = mark{before.size(), before.size() + odd.size()};
  return true;
}

bool put_control(sketch& on, char byte) {
  if (on.roll.chance(1, 3)) return put_into_comment(on, {byte});
  return on.insert_anywhere({byte}) != nullptr;
}

bool control_forbidden(sketch& on) {
  return put_control(on, on.roll.pick({'\x01', '\x07', '\x08', '\x0C', '\x0E', '\x1A', '\x1B'}));
}

bool non_ascii_outside_text(sketch& on) {
  return on.insert_anywhere(latin1(on.asked, on.roll.from(0xC0, 0xFF))) != nullptr;
}

bool utf8_suspected(sketch& on) {
  auto* made = on.insert_anywhere("{caf\xC3\xA9}", token_kind::remark);
  if (made != nullptr) made->text.replace(5, 1, {on.roll.pick({'\xA9', '\xBC', '\xA0'})});
  return made != nullptr;
}

bool bom(sketch& on) {
  using source::byte_order_mark;
  if (!on.where.is_first) return on.insert_anywhere(std::string(byte_order_mark)) != nullptr;
  on.finish = [](drawn& whole) {
    whole.text.insert(0, byte_order_mark);
    whole.marked = {0, 3};
    return true;
  };
  return true;
}

bool utf16(sketch& on) {
  on.finish = [](drawn& whole) {
    std::string wide = "\xFF\xFE";
    for (const char c : whole.text) wide.append({c, '\0'});
    whole = {wide, span{0, 2}};
    return true;
  };
  return true;
}

// ---- lines --------------------------------------------------------------------------------------

bool newline_not_lf(sketch& on) {
  const std::string newline = on.roll.pick({"\r\n", "\r"});
  on.finish = [newline](drawn& whole) {
    const auto first = whole.text.find('\n');
    for (auto at = first; at != whole.text.npos; at = whole.text.find('\n', at + newline.size()))
      whole.text.replace(at, 1, newline);
    whole.marked = {first, first + newline.size()};
    return true;
  };
  return true;
}

bool newline_mixed(sketch& on) {
  const auto start = on.roll.next();
  on.finish = [start](drawn& whole) {
    const auto first = whole.text.find('\n');
    const auto at = whole.text.find('\n', first + 1 + start % (whole.text.size() - first - 2));
    if (at == whole.text.npos) return false;
    whole.text.insert(at, 1, '\r');
    whole.marked = {at, at + 2};
    return true;
  };
  return true;
}

bool missing_final_newline(sketch& on) {
  if (!on.where.is_last) return false;
  on.finish = [](drawn& whole) {
    while (whole.text.back() == '\n') whole.text.pop_back();
    whole.marked = {whole.text.size(), whole.text.size()};
    return true;
  };
  return true;
}

/// A comment of one word on a line of its own.
bool long_line(sketch& on, std::size_t columns, std::size_t limit) {
  const auto slot = on.find_slot(true);
  if (!slot) return false;
  auto& made = on.insert(*slot, '{' + std::string(columns - 2, 'x') + '}', token_kind::remark);
  made.gap = "\n";
  made.marked = mark{limit, columns};
  on.sheet.tokens[*slot + 1].gap = "\n";
  return true;
}

bool line_too_long(sketch& on) {
  return long_line(on, static_cast<std::size_t>(on.roll.from(255, 400)), 254);
}
bool line_80_or_more(sketch& on) {
  return long_line(on, static_cast<std::size_t>(on.roll.from(80, 254)), 79);
}

bool tab(sketch& on) {
  auto* made = on.insert_anywhere("{a\tb}", token_kind::remark);
  if (made == nullptr) return false;
  made->marked = mark{2, 3};
  return true;
}

}  // namespace

std::vector<breach> byte_breaches() {
  constexpr auto import = profile::import_format;
  return {
      {rule::char_nul, [](sketch& on) { return put_control(on, '\0'); }},
      {rule::char_control_forbidden, control_forbidden},
      {rule::char_del, [](sketch& on) { return put_control(on, '\x7F'); }},
      {rule::char_c1_control,
       [](sketch& on) { return put_into_comment(on, latin1(on.asked, on.roll.from(0x80, 0x9F))); }},
      {rule::char_latin1_discouraged,
       [](sketch& on) { return put_into_comment(on, latin1(on.asked, on.roll.from(0xA0, 0xBF))); }},
      {rule::char_non_ascii_outside_text, non_ascii_outside_text},
      {rule::char_outside_latin1,
       [](sketch& on) {
         return put_into_comment(on, on.roll.pick({"\xD0\x90", "\xE2\x99\x98"}));
       },
       {},
       import,
       encoding::utf8},
      {rule::encoding_utf8_suspected, utf8_suspected, {}, import, encoding::latin1},
      {rule::encoding_utf8_invalid,
       [](sketch& on) {
         return put_into_comment(on, on.roll.pick({"\xC3", "\xFF", "\x80"}));
       },
       {},
       import,
       encoding::utf8},
      {rule::encoding_bom, bom},
      {rule::encoding_utf16, utf16},
  };
}

std::vector<breach> line_breaches() {
  return {
      {rule::newline_not_lf, newline_not_lf},
      {rule::newline_mixed, newline_mixed, {rule::newline_not_lf}},
      {rule::file_missing_final_newline, missing_final_newline},
      {rule::line_too_long, line_too_long, {rule::line_80_or_more}},
      {rule::line_80_or_more, line_80_or_more},
      {rule::tab_in_export,
       tab,
       {rule::export_comment_spacing, rule::export_line_not_filled},
       profile::export_format},
  };
}

}  // namespace strictpgn::generate
