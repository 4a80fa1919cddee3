#include "lab/reduce/plainer_records.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace strictpgn::generate {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Pieces of a text between such characters.
std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> result(1);
  for (const char c : text) {
    if (c == at)
      result.emplace_back();
    else
      result.back() += c;
  }
  return result;
}

std::string joined(const std::vector<std::string>& parts, char with) {
  std::string result;
  for (const auto& each : parts)
    result += (&each == &parts.front() ? "" : std::string(1, with)) + each;
  return result;
}

/// The texts with another one in place of one of them.
std::string with(std::vector<std::string> parts, std::size_t at, std::string other, char between) {
  parts[at] = std::move(other);
  return joined(parts, between);
}

/// A rank with an empty square in place of a piece, which joins the run of empty squares on either
/// side as long as there are no more than eight of them.
std::string without_piece(const std::string& rank, std::size_t at) {
  auto begin = at, end = at + 1;
  int squares = 1;
  if (begin != 0 && is_digit(rank[begin - 1])) squares += rank[--begin] - '0';
  if (end != rank.size() && is_digit(rank[end])) squares += rank[end++] - '0';
  if (squares > 8) return rank;
  return rank.substr(0, begin) + std::to_string(squares) + rank.substr(end);
}

std::vector<std::string> plainer_placements(const std::string& placement) {
  const auto ranks = split(placement, '/');
  std::vector<std::string> result;
  for (std::size_t at = 0; at != ranks.size(); ++at)
    if (ranks[at].size() > 1) result.push_back(with(ranks, at, "8", '/'));
  for (std::size_t at = 0; at != ranks.size(); ++at)
    for (std::size_t piece = 0; piece != ranks[at].size(); ++piece)
      if (is_letter(ranks[at][piece]))
        result.push_back(with(ranks, at, without_piece(ranks[at], piece), '/'));
  return result;
}

/// A field that says nothing first, then one right less.
std::vector<std::string> plainer_fields(const std::string& field, std::size_t number) {
  constexpr std::string_view plainest[] = {"", "w", "-", "-", "0", "1"};
  if (number == 0) return plainer_placements(field);
  std::vector<std::string> result;
  if (!field.empty() && field != plainest[number]) result.emplace_back(plainest[number]);
  for (std::size_t at = 0; number == 2 && field.size() > 1 && at != field.size(); ++at)
    result.push_back(field.substr(0, at) + field.substr(at + 1));
  return result;
}

/// Where each operation begins, with the space before it; semicolons in strings end none.
std::vector<std::size_t> begins_of_operations(std::string_view text) {
  std::vector<std::size_t> result;
  bool is_string = false, is_begin = true;
  for (std::size_t at = 0; at != text.size(); ++at) {
    if (std::exchange(is_begin, false)) result.push_back(at);
    is_string ^= text[at] == '"';
    is_begin = text[at] == ';' && !is_string;
  }
  return result;
}

/// Where the fields that FEN and EPD share are over.
std::size_t end_of_position(std::string_view record) {
  std::size_t at = 0;
  for (int left = 4; left != 0 && at < record.size(); --left)
    at = std::min(record.find(' ', at + 1), record.size());
  return at;
}

}  // namespace

std::vector<std::string> plainer_records(std::string_view record) {
  std::vector<std::string> result;
  const auto begin = end_of_position(record);
  const auto rest = record.substr(begin);
  const bool has_operations = rest.find(';') != rest.npos;
  if (const auto begins = begins_of_operations(rest); has_operations)
    for (std::size_t at = 0; at != begins.size(); ++at) {
      const auto end = at + 1 == begins.size() ? rest.size() : begins[at + 1];
      result.push_back(std::string(record.substr(0, begin + begins[at])) +
                       std::string(rest.substr(end)));
    }
  const std::size_t most = has_operations ? 4 : 6;
  std::size_t at = 0, number = 0;
  while ((at = record.find_first_not_of(' ', at)) != record.npos && number != most) {
    const auto end = std::min(record.find(' ', at), record.size());
    for (const auto& each : plainer_fields(std::string(record.substr(at, end - at)), number++))
      result.push_back(std::string(record.substr(0, at)) + each + std::string(record.substr(end)));
    at = end;
  }
  std::erase_if(result,
                [&](const auto& each) { return each.size() > record.size() || each == record; });
  return result;
}

}  // namespace strictpgn::generate
