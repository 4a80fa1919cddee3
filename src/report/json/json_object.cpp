#include "report/json/json_object.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/json/json_text.hpp"

namespace strictpgn::report {
namespace {

/// Whether it stands for itself in a text.
bool stands_for_itself(char c) { return c >= ' ' && c < 0x7F && c != '"' && c != '\\'; }

}  // namespace

void append_json_text(std::string& out, std::string_view text) {
  if (!std::ranges::all_of(text, stands_for_itself)) return append_json(out, text);
  out += '"';
  out += text;
  out += '"';
}

void json_object::begin_member(std::string_view name) {
  if (std::exchange(has_members_, true)) out_ += ',';
  append_json_text(out_, name);
  out_ += ':';
}

void json_object::text(std::string_view name, std::string_view value) {
  begin_member(name);
  append_json_text(out_, value);
}

void json_object::number(std::string_view name, std::uint64_t value) {
  begin_member(name);
  const fmt::format_int digits(value);
  out_.append(digits.data(), digits.size());
}

void json_object::boolean(std::string_view name, bool value) {
  begin_member(name);
  out_ += value ? "true" : "false";
}

}  // namespace strictpgn::report
