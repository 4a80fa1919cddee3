#include "cli/options/record_options.hpp"

#include "cli/options/enum_option.hpp"

namespace strictpgn::cli {
namespace {

enum class input_kind { by_suffix, games, fen, epd };

constexpr enum_option<input_kind> kinds[] = {{"auto", input_kind::by_suffix},
                                             {"pgn", input_kind::games},
                                             {"fen", input_kind::fen},
                                             {"epd", input_kind::epd}};

constexpr enum_option<fen_dialect> of(fen_dialect dialect) { return {name_of(dialect), dialect}; }

constexpr enum_option<fen_dialect> dialects[] = {of(fen_dialect::fen), of(fen_dialect::xfen),
                                                 of(fen_dialect::shredder)};

}  // namespace

void add_dialect(verb_arguments& verb, std::string& dialect) {
  verb.add_option("--dialect DIALECT", dialect,
                  "castling in records of FEN and EPD is that of fen, xfen or shredder")
      .shows_default();
}

fen_dialect parse_dialect(std::string_view option, std::string_view name) {
  return parse_enum_option(option, name, dialects);
}

void record_options::add_to(verb_arguments& verb) {
  verb.add_option("--input FORMAT", input,
                  "inputs hold pgn, fen or epd; auto: as the suffix says, else pgn")
      .shows_default();
  add_dialect(verb, dialect);
}

std::optional<record_format> record_options::format_of(const strictpgn::cli::input& file) const {
  switch (parse_enum_option("--input", input, kinds)) {
    case input_kind::games:
      return std::nullopt;
    case input_kind::fen:
      return record_format::fen;
    case input_kind::epd:
      return record_format::epd;
    default:
      return record_format_of(file.text_name());
  }
}

}  // namespace strictpgn::cli
