#include "write/tag_section.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string_view>

#include "strictpgn/rule.hpp"

namespace strictpgn::write {

namespace {

/// Tag pairs by name; those of the roster go first.
using pairs = std::map<std::string_view, std::string>;

bool is_of_roster(std::string_view name) {
  return std::find(std::begin(roster), std::end(roster), name) != std::end(roster);
}

/// What the roster says when nothing is known (PGN 8.1.1.1 to 8.1.1.7).
std::string_view unknown_value(std::string_view name, const game& what) {
  if (name == "Date") return "????.??.??";
  if (name != "Result") return "?";
  return what.marker == termination::none ? "*" : text_of(what.marker);
}

void append_pair(std::string& out, std::string_view name, std::string_view value) {
  out.append("[").append(name).append(" \"");
  for (const char c : value) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  out += "\"]\n";
}

bool has_name_and_value(const tag_pair& tag) {
  return tag.name_end > tag.name_begin && tag.value_begin > tag.name_end &&
         tag.value_end >= tag.value_begin;
}

bool is_dropped(const deviation_found& d) {
  return d.begin < d.end && info(d.id).after == recovery::drop;
}

/// The parts of a damaged tag pair that belong to neither name nor value.
void lose_parts(const game& what, const tag_pair& tag, losses& lost) {
  const auto& all = what.deviations;
  auto next = std::partition_point(all.begin(), all.end(), [&](const deviation_found& d) {
    return d.begin < static_cast<std::int64_t>(tag.begin);
  });
  for (; next != all.end() && next->begin < static_cast<std::int64_t>(tag.end); ++next) {
    if (!is_dropped(*next)) continue;
    const auto where = what.span_of(*next);
    lost.drop(where, what.text.substr(where.begin - what.offset, where.size()));
  }
}

/// The value; what no string may hold is not kept (PGN 4.1, 4.2).
std::string kept_value(const game& what, const tag_pair& tag, losses& lost) {
  auto value = what.value_of(tag);
  const auto raw = what.raw_value_of(tag);
  const auto is_tab = [](char c) { return c == '\t' || c == '\v'; };
  const auto is_control = [&](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && !is_tab(c)) || byte == 0x7F;
  };
  if (std::any_of(raw.begin(), raw.end(), is_control))
    lost.add(what.value_span_of(tag), "the control characters in the value");
  if (std::any_of(raw.begin(), raw.end(), is_tab))
    lost.add(what.value_span_of(tag), "the tabs in the value: each becomes a space");
  std::replace_if(value.begin(), value.end(), is_tab, ' ');
  return value;
}

pairs read_pairs(const game& what, losses& lost) {
  pairs all;
  for (const auto& tag : what.tags) {
    const auto text = what.text.substr(tag.begin, tag.end - tag.begin);
    if (tag.is_damaged) lose_parts(what, tag, lost);
    if (!has_name_and_value(tag)) {
      lost.drop(what.span_of(tag), text);
      continue;
    }
    const bool is_new = all.try_emplace(what.name_of(tag), kept_value(what, tag, lost)).second;
    if (!is_new) lost.drop(what.name_span_of(tag), text);
  }
  return all;
}

}  // namespace

std::uint64_t write_tag_section(std::string& out, const game& what, bool others, losses& lost) {
  const auto all = read_pairs(what, lost);
  for (const auto name : roster) {
    const auto found = all.find(name);
    append_pair(out, name, found != all.end() ? found->second : unknown_value(name, what));
  }
  std::uint64_t left_out = 0;
  for (const auto& [name, value] : all) {
    if (is_of_roster(name)) continue;
    if (others)
      append_pair(out, name, value);
    else
      ++left_out;
  }
  return left_out;
}

}  // namespace strictpgn::write
