#include "lab/differential/criteria.hpp"

#include <cstddef>

namespace strictpgn::differential {
namespace {

constexpr input_kind inputs[] = {input_kind::pgn, input_kind::fen, input_kind::epd};
constexpr fen_dialect dialects[] = {fen_dialect::fen, fen_dialect::xfen, fen_dialect::shredder};

template <typename Kind, std::size_t Count>
std::optional<Kind> named(std::string_view name, const Kind (&all)[Count]) {
  for (const auto each : all)
    if (name_of(each) == name) return each;
  return std::nullopt;
}

}  // namespace

std::optional<input_kind> input_named(std::string_view name) { return named(name, inputs); }

std::optional<fen_dialect> dialect_named(std::string_view name) { return named(name, dialects); }

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
