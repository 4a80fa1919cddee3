#include "report/json/json_object.hpp"

#include "report/json/json_text.hpp"
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
std::size_t json_members::skipped_comma() { return std::exchange(has_members_, true) ? 0 : 1; }

void json_members::begin_member(const member_name& name) {
  out_ += name.text().substr(skipped_comma());
}

void json_members::text(const member_name& name, std::string_view value) {
  begin_member(name);
  append_json_text(out_, value);
}

void json_members::boolean(const member_name& name, bool value) {
  begin_member(name);
  out_ += value ? "true" : "false";
}

}  // namespace strictpgn::report
