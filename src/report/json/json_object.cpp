#include "report/json/json_object.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "report/json/json_text.hpp"
#include "text/plain.hpp"

namespace strictpgn::report {
namespace {

constexpr auto most_digits = std::numeric_limits<std::uint64_t>::digits10 + 1;

}  // namespace

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

/// Put together before it is appended: a finding has many.
void json_object::number(const member_name& name, std::uint64_t value) {
  const fmt::format_int digits(value);
  std::array<char, member_name::longest + most_digits> text;
  auto* const end = std::copy_n(digits.data(), digits.size(), name.copy_to(text.data()));
  out_.append(text.data() + skipped_comma(), end);
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
