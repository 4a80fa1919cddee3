#include "cli/commands/convert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/commands/convert_writers.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/input.hpp"
#include "cli/io/output.hpp"
#include "cli/options/enum_option.hpp"
#include "cli/options/exclude_option.hpp"
#include "cli/options/number.hpp"
#include "cli/options/output_option.hpp"
#include "cli/options/settings.hpp"
#include "report/render_context.hpp"
#include "report/text/escape_for_display.hpp"
#include "rules/catalogue.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/setup.hpp"
#include "text/line_index.hpp"

namespace strictpgn::cli {
namespace {

constexpr enum_option<conversion> conversions[] = {{"uci", conversion::uci},
                                                   {"san", conversion::san},
                                                   {"fen", conversion::fen},
                                                   {"epd", conversion::epd}};

/// The options of the verb as given.
struct convert_options {
  std::vector<std::string> files;
  std::vector<std::string> excluded;
  std::string output;
  std::string to;
  std::vector<std::uint64_t> games;
  std::string dialect = "fen";
  std::string target;
  reader_options reading;
  configuration_options configuration;
  std::string stdin_name = "<stdin>";
  bool has_variations = false;
};

/// Whether moves may stand in what such a finding is about that nobody has read, or not as moves of
/// that line.
bool hides_moves(const diagnostic& found) {
  switch (found.id) {
    case rule::comment_unterminated:
    case rule::rav_unclosed:
    case rule::file_not_pgn:
    case rule::encoding_utf16:
      return true;
    case rule::comment_unsafe_line_start:  // graver where it has probably swallowed a game (D125)
      return found.level >= severity::warning;
    default:
      return rules::is_unread_rest(found.id);
  }
}

/// The finding that tells best why something cannot be played; null where there is none.
const diagnostic* reason_among(std::span<const diagnostic> findings) {
  const auto weight = [](const diagnostic& found) {
    return std::pair(info(found.id).after == recovery::give_up, found.level);
  };
  const auto worst = std::ranges::max_element(findings, {}, weight);
  return worst == findings.end() ? nullptr : &*worst;
}

/// The name of a file as a string of EPD can hold it (D93); of a long one the end.
std::string in_epd_characters(std::string_view name) {
  std::string result;
  for (const char c : name)
    if (c < ' ' || c > '~' || c == '"' || c == '%')
      result += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    else
      result += c;
  // A string of EPD has 255 bytes at most, and the end tells more files apart.
  constexpr std::size_t most = 160;
  return result.size() <= most ? result : "..." + result.substr(result.size() - most);
}

/// One run over all inputs.
class converter {
 public:
  explicit converter(const convert_options& options)
      : options_(options),
        to_(parse_enum_option("--to", options.to, conversions)),
        records_(parse_fen_notation("--dialect", options.dialect, options.target)) {}

  exit_status run() {
    settings all(options_.reading, options_.configuration);
    const auto inputs = inputs_of(options_.files, options_.stdin_name, options_.excluded);
    redirect_stdout(options_.output, inputs);
    for (const auto& file : inputs) {
      const auto options = all.about(file);
      each_readable_text(
          file,
          [&](const input& text) {
            if (inputs.size() > 1 || text.name != file.name)
              title_ = in_epd_characters(text.name) + ", ";
            convert(text, options_for(text, options));
          },
          [&](const input&, const unreadable_input& error) {
            status_ = could_not_run;
            out_.flush();
            print_error(error.what());
          });
    }
    out_.flush();
    return tell_missing_games(options_.games, most_games_) ? could_not_run : status_;
  }

 private:
  /// Nothing is judged: what keeps a move from being played does so whatever it is called.
  void convert(const input& file, options options) {
    options.format = profile::import_format;
    options.levels.clear();
    name_ = report::shown_name(file.name);
    encoding_ = options.encoding;
    with_reader(file, options, [&](reader& games) { convert(file, games); });
  }

  void convert(const input& file, reader& games) {
    while (!is_past_wanted(games.totals().games) && games.next()) {
      const auto& step = games.current();
      most_games_ = std::max(most_games_, games.totals().games);
      if (!is_wanted(step.game != nullptr ? games.totals().games : 0)) continue;
      lines_ = text::line_index(step.source);
      for (const auto& found : step.findings) say_what_is_lost(found);
      if (step.game != nullptr) convert_game(game_view(step), games.totals().games);
      if (out_.is_full() || file.is_stdin()) out_.flush();
    }
  }

  void say_what_is_lost(const diagnostic& found) {
    if (hides_moves(found)) say(found.where.begin, "moves may be missing", &found);
    if (found.id == rule::fen_integer_too_large)
      say(found.where.begin, fmt::format("the counter goes on from {}", greatest_clock), &found);
  }

  void convert_game(const game_view& game, std::uint64_t number) {
    const auto title = fmt::format("{}game {}", title_, number);
    const auto writer = make_game_writer(to_, records_, game, title, out_.text());
    if (game.start())
      convert_moves(game, number, *writer);
    else
      say(game.syntax().offset, fmt::format("game {} is not converted", number),
          reason_among(game.findings()));
    writer->end();
    if (writer->has_left_out())
      say(game.syntax().offset,
          fmt::format(
              "positions of game {} are not converted: plain FEN cannot say which rooks may "
              "castle; --dialect xfen can",
              number));
  }

  /// Behind a move that was not played no position of its line is known. A line of moves cannot say
  /// what replaces such a move; records can.
  void convert_moves(const game_view& game, std::uint64_t number, game_writer& writer) {
    const bool is_line = to_ == conversion::uci || to_ == conversion::san;
    auto moves = options_.has_variations ? game.walk() : game.walk_mainline();
    for (const auto& step : moves) {
      if (step.after != nullptr) {
        writer.add(step);
        continue;
      }
      writer.stop(step);
      say_what_ends(step, number, is_line);
      if (is_line) moves.leave_line();
    }
  }

  /// Of a line that cannot be played to its end the first move that keeps it from that.
  void say_what_ends(const walk_step& step, std::uint64_t number, bool is_line) {
    const auto at = step.node;
    const auto place = at.where().begin;
    const bool replaces_nothing = at.depth() != 0 && !at.previous() && !at.replaced();
    if (replaces_nothing)
      return say(place, fmt::format("a variation of game {} is not converted: it replaces no move",
                                    number));
    if (step.before == nullptr) return;
    const bool has_more =
        is_line && options_.has_variations && at.variations().begin() != at.variations().end();
    auto what = fmt::format("game {} is converted up to here{}", number,
                            has_more ? ", without the variations to this move" : "");
    if (at.state() == move_state::doubtful)
      return say(place, what + ": what stands before it may have been a move");
    say(place, what, reason_among(at.findings()));
  }

  bool is_wanted(std::uint64_t number) const {
    return options_.games.empty() || std::ranges::count(options_.games, number) != 0;
  }

  bool is_past_wanted(std::uint64_t games_read) const {
    return !options_.games.empty() && games_read >= std::ranges::max(options_.games);
  }

  void say(std::uint64_t offset, std::string_view what, const diagnostic* why = nullptr) {
    status_ = std::max(status_, errors_found);
    const auto at = lines_.locate(offset);
    const auto reason =
        why == nullptr
            ? std::string()
            : fmt::format(": {} ({})",
                          report::escape_within(report::longest_message, why->message, encoding_),
                          name_of(why->id));
    print_line(fmt::format("{}:{}:{}: {}{}", name_, at.line, at.column, what, reason));
  }

  const convert_options& options_;
  conversion to_;
  fen_notation records_;
  std::string name_;   // of the input that is read
  std::string title_;  // of several inputs: what tells its games from those of the others
  encoding encoding_ = encoding::latin1;
  text::line_index lines_{{}};
  output out_;
  std::uint64_t most_games_ = 0;  // of one input, as far as they were read
  exit_status status_ = no_errors;
};

void add_options(verb_arguments& verb, convert_options& options) {
  verb.add_option("FILE", options.files,
                  "PGN files, packed ones and folders too; - or none: stdin");
  add_exclude(verb, options.excluded);
  add_output(verb, options.output);
  verb.add_option(
          "--to FORMAT", options.to,
          "uci or san: the moves of each game on a line; fen: the position after each move; "
          "epd: the position before each move, with the move, and the last one")
      .is_required();
  verb.add_flag("--variations", options.has_variations,
                "not the mainlines alone: variations in parentheses behind the move that they "
                "replace, or their positions");
  verb.add_option("--game N", options.games, "only the game of that number, from 1 (repeatable)")
      .takes(whole_number(1, UINT64_MAX))
      .takes_one_value();
  add_dialect(verb, options.dialect);
  add_en_passant(verb, options.target);
  verb.add_option("--encoding ENCODING", options.reading.encoding,
                  "latin1 or utf8 [as configured, else latin1]");
  verb.add_option("--limit NAME=VALUE", options.reading.limits, "a limit, as of check (repeatable)")
      .takes_one_value();
  options.configuration.add_to(verb);
  verb.add_option("--stdin-name NAME", options.stdin_name, "what messages call stdin")
      .shows_default();
}

}  // namespace

void add_convert(command_line& program, exit_status& status) {
  auto convert =
      program.add_verb("convert", "write games as moves in UCI or SAN, or as FEN or EPD");
  convert.takes([&status](verb_arguments& verb) {
    const auto options = std::make_shared<convert_options>();
    add_options(verb, *options);
    verb.then([options, &status] { status = converter(*options).run(); });
  });
}

}  // namespace strictpgn::cli
