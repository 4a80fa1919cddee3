#include "cli/options/fen_notation.hpp"

#include "cli/options/enum_option.hpp"
#include "cli/options/record_options.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<en_passant_style> styles[] = {{"standard", en_passant_style::always},
                                                    {"xfen", en_passant_style::pseudo_legal},
                                                    {"legal", en_passant_style::legal}};

en_passant_style style_of(fen_dialect dialect) {
  return dialect == fen_dialect::xfen ? en_passant_style::pseudo_legal : en_passant_style::always;
}

}  // namespace

void add_en_passant(verb_arguments& verb, std::string& style) {
  verb.add_option("--ep STYLE", style,
                  "write en passant targets as in the standard, as in xfen (beside a pawn) or only "
                  "where a capture is legal (standard, xfen, legal) [that of the dialect]");
}

fen_notation parse_fen_notation(std::string_view option, std::string_view dialect,
                                std::string_view style) {
  const auto parsed = parse_dialect(option, dialect);
  return {parsed, style.empty() ? style_of(parsed) : parse_enum_option("--ep", style, styles)};
}

}  // namespace strictpgn::cli
