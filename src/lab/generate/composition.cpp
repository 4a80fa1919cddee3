#include "lab/generate/composition.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <optional>
#include <span>
#include <string>

#include "lab/generate/openings.hpp"
#include "lab/generate/simulation.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::generate {
namespace {

constexpr std::string_view events[] = {
    "Candidates Tournament", "Club Championship", "Casual Game",   "?",
    "World Championship",    "Open \"B\"",        "Rapid \\ Blitz"};
constexpr std::string_view sites[] = {"?",           "Bonn GER",   "Zug SWZ",
                                      "Linares ESP", "Moscow RUS", "https://example.org/abcd1234",
                                      "Malmo"};
constexpr std::string_view players[] = {"Tal, Mikhail N.",
                                        "Morphy, Paul",
                                        "Anderssen, Adolf",
                                        "Menchik, Vera",
                                        "Reti, Richard",
                                        "Fine, Reuben",
                                        "?",
                                        "Gaprindashvili, Nona"};
constexpr std::string_view rounds[] = {"?", "-", "1", "7", "3.1", "4.1.2", "11"};
constexpr std::string_view endings[] = {"abandoned", "adjudication", "normal", "rules infraction",
                                        "time forfeit"};
constexpr std::string_view time_controls[] = {"?",       "-",    "40/9000",     "300",
                                              "4500+60", "*180", "40/7200:3600"};
constexpr std::string_view titles[] = {"GM", "IM", "FM", "WGM", "-"};
constexpr std::string_view results[] = {"1-0", "0-1", "1/2-1/2", "*"};

std::string two_digits(int value) {
  return {static_cast<char>('0' + value / 10), static_cast<char>('0' + value % 10)};
}

std::string date(rng& random, bool is_known) {
  if (!is_known && random.chance(1, 4)) return "????.??.??";
  auto text = std::to_string(random.from(1851, 2026)) + '.';
  if (!is_known && random.chance(1, 6)) return text + "??.??";
  text += two_digits(random.from(1, 12)) + '.';
  return text + two_digits(random.from(1, 28));
}

std::string time_of_day(rng& random) {
  auto text = two_digits(random.from(0, 23)) + ':';
  text += two_digits(random.from(0, 59)) + ':';
  return text + two_digits(random.from(0, 59));
}

std::size_t index_of_result(termination termination) {
  return static_cast<std::size_t>(termination) - 1;
}

/// What the board says, or else anything.
termination result_of(const position& last, rng& random) {
  if (last.is_checkmate())
    return last.side_to_move() == color::white ? termination::black_wins : termination::white_wins;
  if (last.is_stalemate() || is_dead_material(last.board())) return termination::draw;
  constexpr termination all[] = {termination::white_wins, termination::black_wins,
                                 termination::draw, termination::unknown};
  return random.pick(all);
}

std::string termination_value(const game_model& game_model, rng& random) {
  if (game_model.result == termination::unknown) return "unterminated";
  return std::string(random.pick(endings));
}

/// The other tags that a game may have, each with a value that nothing is wrong with.
class tag_maker {
 public:
  tag_maker(game_model& game_model, const request& request, rng& random)
      : game_model_(game_model), request_(request), random_(random) {}

  void add_roster(bool is_plain) {
    add("Event", std::string(random_.pick(events)));
    add("Site", is_plain ? "Bonn GER" : std::string(random_.pick(sites)));
    add("Date", date(random_, is_plain));
    add("Round", std::string(random_.pick(rounds)));
    add("White", std::string(random_.pick(players)));
    add("Black", std::string(random_.pick(players)));
    add("Result", std::string(results[index_of_result(game_model_.result)]));
  }

  void add_others(const opening* played) {
    maybe("WhiteElo", std::to_string(random_.from(800, 2860)));
    maybe("BlackElo", random_.chance(1, 5) ? "-" : std::to_string(random_.from(800, 2860)));
    maybe("WhiteTitle", std::string(random_.pick(titles)));
    maybe("BlackUSCF", std::to_string(random_.from(800, 2860)));
    maybe("WhiteType", random_.chance(1, 2) ? "human" : "program");
    maybe("WhiteNA", "white@example.org");
    maybe("EventSponsor", "Chess Club " + words(1, request_, true, random_));
    maybe("Section", "Open");
    maybe("Stage", "Preliminary");
    maybe("Board", std::to_string(random_.from(1, 60)));
    maybe("Time", time_of_day(random_));
    maybe("UTCTime", random_.chance(1, 4) ? "??:??:??" : time_of_day(random_));
    maybe("TimeControl", std::string(random_.pick(time_controls)));
    maybe("Termination", termination_value(game_model_, random_));
    maybe("Annotator", "Reti, Richard");
    maybe("Mode", random_.chance(1, 2) ? "OTB" : "ICS");
    maybe("PlyCount", std::to_string(game_model_.mainline.moves.size()));
    if (played != nullptr) add_opening(*played);
  }

  /// What only a tolerant reader takes without complaint.
  void add_oddities() {
    maybe("Opening", "", 20);
    maybe("comment", "not capitalized", 30);
    maybe("Foo_Bar", words(3, request_, false, random_), 20);
    maybe("Setup", "not SetUp", 40);
    maybe("WhiteTitle", "BOT", 20);
    maybe("TimeControl", "180+0", 10);
    maybe("Termination", "Normal", 10);
    maybe("EventDate", "1999.??.12", 30);
  }

  void add_start(bool is_chess960) {
    const auto dialect = is_chess960 ? fen_dialect::xfen : fen_dialect::fen;
    add("SetUp", "1");
    add("FEN", write_fen(game_model_.start.to_setup(), dialect));
    if (is_chess960) add("Variant", "Chess960");
  }

 private:
  void add(std::string_view name, std::string value) {
    if (game_model_.value_of(name).empty())
      game_model_.tags.push_back({std::string(name), std::move(value)});
  }
  void maybe(std::string_view name, std::string value, std::size_t once_in = 4) {
    if (random_.chance(1, once_in)) add(name, std::move(value));
  }
  void add_opening(const opening& played) {
    maybe("ECO", std::string(played.eco), 2);
    maybe("Opening", std::string(played.name), 2);
    if (!game_model_.value_of("Opening").empty()) maybe("Variation", "Main line");
  }

  game_model& game_model_;
  const request& request_;
  rng& random_;
};

/// Where a game begins; nothing for the initial array.
std::optional<position> any_start(const request& request, rng& random) {
  if (request.format == profile::reduced) return std::nullopt;
  if (request.chess960) return chess960_array(random);
  if (random.chance(1, 8)) return sparse_position(random);
  if (random.chance(1, 24)) return middle_position(random);
  return std::nullopt;
}

int any_length(const request& request, rng& random) {
  if (random.chance(1, 16)) return request.plies;
  if (random.chance(1, 32)) return 0;
  return random.from(std::min(1, request.plies), std::min(request.plies, 90));
}

void append(line& to, line&& more) { std::ranges::move(more.moves, std::back_inserter(to.moves)); }

const opening* play_moves(game_model& game_model, int length, bool is_initial, rng& random) {
  const opening* played = nullptr;
  if (is_initial && random.chance(3, 4)) {
    played = &random.pick(openings());
    game_model.mainline.moves = moves_of(*played, static_cast<std::size_t>(length));
  }
  const auto left = length - static_cast<int>(game_model.mainline.moves.size());
  append(game_model.mainline,
         play(end_of(game_model.mainline, game_model.start), left, any_habit(random), random));
  const bool is_whole = played != nullptr && game_model.mainline.moves.size() >= length_of(*played);
  return is_whole ? played : nullptr;
}

}  // namespace

game_model compose(const request& request, rng& random) {
  game_model result;
  const auto start = any_start(request, random);
  if (start) result.start = *start;
  const auto* played = play_moves(result, any_length(request, random), !start, random);
  result.result = result_of(end_of(result.mainline, result.start), random);
  tag_maker tags(result, request, random);
  const bool is_import = request.format == profile::import_format;
  const bool is_bare = is_import && !result.mainline.moves.empty() && random.chance(1, 12);
  if (!is_bare) tags.add_roster(false);
  if (start) tags.add_start(request.chess960);
  if (!is_bare && request.format != profile::reduced) tags.add_others(played);
  if (is_import && (!is_bare || random.chance(1, 2))) tags.add_oddities();
  annotate(result.mainline, any_verbosity(request, random), request, 0, random);
  return result;
}

game_model compose_around(situation what, const request& request, rng& random) {
  auto found = occasion_for(what, random);
  game_model result;
  result.start = found.start;
  result.mainline = std::move(found.moves);
  const auto how = any_habit(random);
  append(result.mainline,
         play(end_of(result.mainline, result.start), random.from(0, 6), how, random));
  result.result = result_of(end_of(result.mainline, result.start), random);
  tag_maker tags(result, request, random);
  tags.add_roster(true);
  tags.add_start(what == situation::chess960_castling);
  if (random.chance(1, 2))
    annotate(result.mainline, any_verbosity(request, random), request, 0, random);
  return result;
}

game_model compose_plainly(const request& request, rng& random) {
  game_model result;
  const auto start = request.format != profile::reduced && random.chance(1, 5)
                         ? std::optional(sparse_position(random))
                         : std::nullopt;
  if (start) result.start = *start;
  const auto* played =
      play_moves(result, random.from(4, std::min(request.plies, 60)), !start, random);
  result.result = result_of(end_of(result.mainline, result.start), random);
  tag_maker tags(result, request, random);
  tags.add_roster(true);
  if (start) tags.add_start(false);
  if (request.format == profile::reduced) return result;
  tags.add_others(played);
  std::sort(result.tags.begin() + 7, result.tags.end(),
            [](const tag& a, const tag& b) { return a.name < b.name; });
  const verbosity verbosity{.nags = 4, .comments = 6, .variations = 4, .is_plain = true};
  if (random.chance(1, 2))
    annotate(result.mainline, verbosity, request, std::max(0, request.rav_depth - 2), random);
  return result;
}

}  // namespace strictpgn::generate
