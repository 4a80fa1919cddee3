#include "strictpgn/ast.hpp"

#include <algorithm>

#include "parse/packed_san.hpp"

namespace strictpgn {

namespace {

/// Characters that 4.1 keeps out of strings, and that are dropped from values (D114).
bool is_dropped(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && c != '\t' && c != '\v') || byte == 0x7F;
}

/// The next `!` or `?` that does not stand in an escape line; the size of the text if there is
/// none.
std::size_t next_mark(std::string_view text, std::size_t from) {
  auto at = text.find_first_of("!?%", from);
  while (at < text.size() && text[at] == '%') {
    at = text.find_first_of("!?%", text.find_first_of("\n\r", at));
  }
  return std::min(at, text.size());
}

}  // namespace

std::string_view text_of(suffix annotation) {
  constexpr std::string_view texts[] = {"", "!", "?", "!!", "??", "!?", "?!"};
  return texts[static_cast<int>(annotation)];
}

std::string_view text_of(termination marker) {
  constexpr std::string_view texts[] = {"", "1-0", "0-1", "1/2-1/2", "*"};
  return texts[static_cast<int>(marker)];
}

san_parts parts_of(const element& move) { return parse::unpack(move.data); }

span game::number_span_of(const element& move) const {
  const auto begin = offset + move.offset - move.lead;
  if (move.lead == 0) return {begin, begin};
  auto end = begin;
  while (text[end - offset] >= '0' && text[end - offset] <= '9') ++end;
  return {begin, end + move.periods};
}

/// Marks before it that are none of the six belong to no suffix (D31).
span game::suffix_span_of(const element& move) const {
  const auto annotation = strictpgn::text_of(move.suffix);
  std::size_t begin = end_of(move);
  auto end = begin;
  while (end < text.size() && text.substr(begin, end - begin) != annotation) {
    begin = next_mark(text, end);
    end = std::min(text.find_first_not_of("!?", begin), text.size());
  }
  return {offset + begin, offset + end};
}

std::string game::value_of(const tag_pair& tag) const {
  const auto raw = raw_value_of(tag);
  std::string value;
  value.reserve(raw.size());
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const bool is_pair =
        raw[at] == '\\' && at + 1 < raw.size() && (raw[at + 1] == '"' || raw[at + 1] == '\\');
    if (is_pair) ++at;
    if (!is_dropped(raw[at])) value += raw[at];
  }
  return value;
}

const tag_pair* game::find_tag(std::string_view name) const {
  for (const auto& tag : tags)
    if (tag.name_end - tag.name_begin == name.size() && name_of(tag) == name) return &tag;
  return nullptr;
}

span game::span_of(const tag_pair& tag) const { return {offset + tag.begin, offset + tag.end}; }

span game::name_span_of(const tag_pair& tag) const {
  return {offset + tag.name_begin, offset + tag.name_end};
}

span game::value_span_of(const tag_pair& tag) const {
  return {offset + tag.value_begin, offset + tag.value_end};
}

span game::span_of(const deviation_found& deviation) const {
  const auto at = static_cast<std::int64_t>(offset);
  return {static_cast<std::uint64_t>(at + deviation.begin),
          static_cast<std::uint64_t>(at + deviation.end)};
}

span game::marker_span() const { return {offset + marker_begin, offset + marker_end}; }

}  // namespace strictpgn
