// How the rules about bytes and their encoding are violated on purpose (PGN 4.1, 4.2).
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"
#include "text/code_point.hpp"

namespace strictpgn::generate {
namespace {

/// A code value of Latin-1 in the encoding asked for.
std::string latin1(const request& request, int value) {
  if (request.encoding == encoding::latin1) return {static_cast<char>(value)};
  return {static_cast<char>(0xC0 | value >> 6), static_cast<char>(0x80 | (value & 0x3F))};
}

/// A comment with something odd in it, which is marked.
bool put_into_comment(mutable_game& on, const std::string& odd) {
  const auto before = '{' + on.words(1);
  auto* token = on.insert_anywhere(before + odd + on.words(1) + '}', token_kind::comment);
  if (token == nullptr) return false;
  token->marked = mark{before.size(), before.size() + odd.size()};
  return true;
}

bool put_control(mutable_game& on, char byte) {
  if (on.random.chance(1, 3)) return put_into_comment(on, {byte});
  return on.insert_anywhere({byte}) != nullptr;
}

bool control_forbidden(mutable_game& on) {
  return put_control(on, on.random.pick({'\x01', '\x07', '\x08', '\x0C', '\x0E', '\x1A', '\x1B'}));
}

bool non_ascii_outside_text(mutable_game& on) {
  return on.insert_anywhere(latin1(on.asked, on.random.from(0xC0, 0xFF))) != nullptr;
}

bool utf8_suspected(mutable_game& on) {
  auto* token = on.insert_anywhere("{caf\xC3\xA9}", token_kind::comment);
  if (token != nullptr) token->text.replace(5, 1, {on.random.pick({'\xA9', '\xBC', '\xA0'})});
  return token != nullptr;
}

bool bom(mutable_game& on) {
  using text::byte_order_mark;
  if (!on.where.is_first) return on.insert_anywhere(std::string(byte_order_mark)) != nullptr;
  on.finish = [](drawn& whole) {
    whole.text.insert(0, byte_order_mark);
    whole.marked = {0, 3};
    return true;
  };
  return true;
}

bool utf16(mutable_game& on) {
  on.finish = [](drawn& whole) {
    std::string wide = "\xFF\xFE";
    for (const char c : whole.text) wide.append({c, '\0'});
    whole = {wide, span{0, 2}};
    return true;
  };
  return true;
}

}  // namespace

std::vector<violation> bytes_violations() {
  constexpr auto import = profile::import_format;
  return {
      {rule::char_nul, [](mutable_game& on) { return put_control(on, '\0'); }},
      {rule::char_control_forbidden, control_forbidden},
      {rule::char_del, [](mutable_game& on) { return put_control(on, '\x7F'); }},
      {rule::char_c1_control,
       [](mutable_game& on) {
         return put_into_comment(on, latin1(on.asked, on.random.from(0x80, 0x9F)));
       }},
      {rule::char_latin1_discouraged,
       [](mutable_game& on) {
         return put_into_comment(on, latin1(on.asked, on.random.from(0xA0, 0xBF)));
       }},
      {rule::char_non_ascii_outside_text, non_ascii_outside_text},
      {rule::char_outside_latin1,
       [](mutable_game& on) {
         return put_into_comment(on, on.random.pick({"\xD0\x90", "\xE2\x99\x98"}));
       },
       {},
       import,
       encoding::utf8},
      {rule::encoding_utf8_suspected, utf8_suspected, {}, import, encoding::latin1},
      {rule::encoding_utf8_invalid,
       [](mutable_game& on) {
         return put_into_comment(on, on.random.pick({"\xC3", "\xFF", "\x80"}));
       },
       {},
       import,
       encoding::utf8},
      {rule::encoding_bom, bom},
      {rule::encoding_utf16, utf16},
  };
}

}  // namespace strictpgn::generate
