#include <algorithm>

#include "rules/findings.hpp"
#include "strictpgn/file_name.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn {

namespace {

/// What the standard says of files with such content.
struct recommendation {
  rule id;
  std::string_view suffix;
  std::string_view content;
};

recommendation recommendation_for(file_content holds) {
  switch (holds) {
    case file_content::fen_records:
      return {rule::fen_file_suffix, ".fen", "FEN records"};
    case file_content::epd_records:
      return {rule::fen_file_suffix, ".epd", "EPD records"};
    case file_content::games:
      break;
  }
  return {rule::file_name_suffix, ".pgn", "games"};
}

/// Some systems have capitals only: conversion by their custom is encouraged (PGN 11).
bool has_suffix(std::string_view name, std::string_view suffix) {
  const auto is_same = [](char x, char y) {
    return x == y || (x >= 'a' && x <= 'z' && x - 'a' + 'A' == y);
  };
  return name.size() >= suffix.size() &&
         std::equal(suffix.begin(), suffix.end(), name.end() - suffix.size(), is_same);
}

}  // namespace

std::optional<diagnostic> check_file_name(std::string_view name, file_content holds,
                                          const options& options) {
  const auto due = recommendation_for(holds);
  if (has_suffix(name, due.suffix)) return std::nullopt;
  const rules::severities levels(options);
  rules::findings found(levels, 1);
  found.say(due.id, {0, 0},
            fmt::format("the file name `{}` does not end in `{}`, as that of a file of {} should",
                        rules::quoted(name), due.suffix, due.content));
  if (found.all().empty()) return std::nullopt;
  return found.all().front();
}

}  // namespace strictpgn
