// The only place where the grammar's types are walked.
#include "grammar/commands.hpp"
#include "grammar/epd.hpp"
#include "grammar/export.hpp"
#include "grammar/fen.hpp"
#include "grammar/pgn.hpp"
#include "grammar/san.hpp"
#include "grammar/standard.hpp"
#include "grammar/twin.hpp"
#include "grammar/values.hpp"
#include "spec/lowering.hpp"

namespace strictpgn::spec {
namespace {

namespace g = strictpgn::grammar;

template <typename Start, typename... Others>
void add_entry(graph& to, lowerer& through, std::string_view name, std::string_view title) {
  const auto start = through.lower<Start>();
  to.entries.push_back({name, title, start, {through.lower<Others>()...}});
}

graph lowered() {
  graph result;
  lowerer through(result);
  add_entry<g::database>(result, through, "database", "Portable Game Notation");
  add_entry<g::standard_san, g::lenient_san, g::null_move, g::foreign_piece_move,
            g::unreadable_san>(result, through, "san", "Standard Algebraic Notation");
  add_entry<g::fen_record>(result, through, "fen", "Forsyth-Edwards Notation");
  add_entry<g::epd_record, g::integer_operand, g::float_operand, g::float_cut_short,
            g::move_operand>(result, through, "epd", "Extended Position Description");
  add_entry<g::comment_with_commands, g::clock_time, g::lenient_time, g::mechanical_time,
            g::server_time, g::evaluation, g::search_depth, g::colored_square, g::colored_arrow>(
      result, through, "commands", "Commands in comments");
  add_entry<g::pgn_database>(result, through, "standard", "Portable Game Notation");
  add_entry<g::export_database, g::reduced_database>(result, through, "export", "Export format");
  add_entry<g::fen_value>(result, through, "plain-fen", "Forsyth-Edwards Notation");
  add_entry<g::xfen_value>(result, through, "x-fen", "X-FEN");
  add_entry<g::shredder_value>(result, through, "shredder-fen", "Shredder-FEN");
  add_entry<g::date_tag, g::event_date_tag, g::utc_date_tag, g::round_tag, g::result_tag,
            g::board_tag, g::player_tag, g::elo_tag, g::uscf_tag, g::title_tag, g::type_tag,
            g::eco_tag, g::mode_tag, g::termination_tag, g::setup_tag, g::plycount_tag, g::time_tag,
            g::utc_time_tag, g::timecontrol_tag, g::running_clock_tag, g::clock_tag>(
      result, through, "values", "Values of tags");
  return result;
}

}  // namespace

const graph& import_grammar() {
  static const graph result = lowered();
  return result;
}

const graph& twin_grammar() {
  static const graph result = [] {
    graph twin;
    lowerer through(twin);
    add_entry<g::twin_pgn_database>(twin, through, "standard", "Portable Game Notation");
    return twin;
  }();
  return result;
}

}  // namespace strictpgn::spec
