#include "report/json/json_object.hpp"

#include <array>

#include "report/json/json_text.hpp"
#include "text/decimal.hpp"
#include "text/plain.hpp"

namespace strictpgn::report {

bool append_plain_json_text(std::string& out, std::string_view text) {
  if (text::plain_length<'"', '\\'>(text) != text.size()) return false;
  out += '"';
  out += text;
  out += '"';
  return true;
}

void append_json_text(std::string& out, std::string_view text) {
  const auto before = out.size();
  out += '"';
  for (auto rest = text;;) {
    const auto length = text::plain_length<'"', '\\'>(rest);
    out += rest.substr(0, length);
    if (length == rest.size()) break;
    if (!text::is_plain(rest[length])) {
      out.resize(before);
      return append_json(out, text);
    }
    out += '\\';
    out += rest[length];
    rest.remove_prefix(length + 1);
  }
  out += '"';
}

/// The bytes to leave out of a name: its comma, if it is the first.
std::size_t json_object::skipped_comma() { return std::exchange(has_members_, true) ? 0 : 1; }

void json_object::begin_member(const member_name& name) {
  out_ += name.text().substr(skipped_comma());
}

void json_object::text(const member_name& name, std::string_view value) {
  begin_member(name);
  append_json_text(out_, value);
}

/// Put together before they are appended: a finding has many.
void json_object::append_numbers(std::span<const json_number> all) {
  std::array<char, most_numbers*(member_name::longest + text::most_decimal_digits<std::uint64_t>)>
      written;
  auto* end = written.data();
  for (const auto& [name, value] : all) {
    end = name.copy_to(end);
    end = text::write_decimal(end, value);
  }
  out_.append(written.data() + skipped_comma(), end);
}

void json_object::members(std::string_view written) {
  if (written.empty()) return;
  if (std::exchange(has_members_, true)) out_ += ',';
  out_ += written;
}

void json_object::boolean(const member_name& name, bool value) {
  begin_member(name);
  out_ += value ? "true" : "false";
}

}  // namespace strictpgn::report
