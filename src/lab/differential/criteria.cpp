#include "lab/differential/criteria.hpp"

#include <utility>

namespace strictpgn::differential {
namespace {

constexpr std::pair<input_kind, std::string_view> inputs[] = {
    {input_kind::pgn, "pgn"}, {input_kind::fen, "fen"}, {input_kind::epd, "epd"}};

constexpr std::pair<fen_dialect, std::string_view> dialects[] = {
    {fen_dialect::fen, "fen"}, {fen_dialect::xfen, "xfen"}, {fen_dialect::shredder, "shredder"}};

}  // namespace

std::string_view name_of(input_kind input) {
  return inputs[static_cast<std::size_t>(input)].second;
}

std::optional<input_kind> input_named(std::string_view name) {
  for (const auto& [input, called] : inputs)
    if (called == name) return input;
  return std::nullopt;
}

std::string_view name_of(fen_dialect dialect) {
  for (const auto& [each, called] : dialects)
    if (each == dialect) return called;
  return "fen";
}

std::optional<fen_dialect> dialect_named(std::string_view name) {
  for (const auto& [dialect, called] : dialects)
    if (called == name) return dialect;
  return std::nullopt;
}

record_reader records_of(std::string_view text, const criteria& criteria) {
  return record_reader::text(text, criteria.format_of_records(), criteria.dialect, criteria);
}

std::string example_file(input_kind input) {
  return std::string(input == input_kind::pgn ? "game." : "record.") + std::string(name_of(input));
}

std::string_view entry_of(input_kind input) {
  return input == input_kind::pgn ? "database" : name_of(input);
}

}  // namespace strictpgn::differential
