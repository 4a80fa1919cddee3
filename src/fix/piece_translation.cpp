#include "fix/piece_translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fix/surroundings.hpp"
#include "parse/elements.hpp"
#include "parse/move_letters.hpp"

namespace strictpgn::fix {

namespace {

/// Hardly anybody writes the letters of pawns, and in four languages it is that of the English
/// bishop.
enum class pawn_letters : std::uint8_t { stay, become_english };

/// The edits that translate one move.
void add_edits(const piece_language& from, pawn_letters pawns, std::string_view move,
               std::uint64_t offset, std::vector<edit>& edits) {
  const auto letters = parse::find_move_letters(move);
  for (const auto place : {letters.piece, letters.promoted}) {
    if (!place) continue;
    const char letter = move[*place];
    const char english = in_english(from, letter);
    const bool stays = letter == from.letters.front() && pawns == pawn_letters::stay;
    const auto begin = offset + *place;
    if (english != letter && !stays) edits.push_back({{begin, begin + 1}, std::string(1, english)});
  }
}

/// A move, legible or not: what its letters may change.
bool is_move(const element& e) {
  return e.kind == element_kind::move || e.kind == element_kind::unreadable_move;
}

/// The whole game, with all its variations.
suggested_fix translation_of(const game& what, const piece_language& from, pawn_letters pawns) {
  suggested_fix all;
  for (const auto& e : what.elements)
    if (is_move(e)) add_edits(from, pawns, what.text_of(e), what.span_of(e).begin, all.edits);
  return all;
}

/// Something that a game consists of, and where it stands from the game's first byte on.
struct part {
  element_kind kind{};
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  strictpgn::suffix suffix{};

  friend bool operator==(const part&, const part&) = default;
};

/// Moves are alike whether they can be read or not, and numbers whether they are a part of the move
/// or not.
std::vector<part> parts_of(const game& what) {
  std::vector<part> all;
  for (const auto& tag : what.tags) all.push_back({element_kind::text, tag.begin, tag.end});
  for (const auto& e : what.elements) {
    if (e.kind == element_kind::move && e.lead != 0)
      all.push_back({element_kind::move_number, e.offset - e.lead});
    if (e.kind == element_kind::move_number)
      all.push_back({e.kind, e.offset});
    else
      all.push_back({is_move(e) ? element_kind::move : e.kind, e.offset, end_of(e), e.suffix});
  }
  all.push_back({element_kind::text, what.marker_begin, what.marker_end});
  return all;
}

/// Where the moves stand that cannot be played.
std::vector<std::uint32_t> unplayed_in(const reading& step) {
  std::vector<std::uint32_t> places;
  for (const auto& one : step.replay->unplayed)
    if (one.state != move_state::passed) places.push_back(step.game->elements[one.element].offset);
  return places;
}

/// Whether `P`, which English readers may take for a pawn, is another piece in that language.
bool has_other_p(const piece_language& from) {
  const auto place = from.letters.find('P');
  return place != from.letters.npos && place != 0;
}

/// Where the moves stand that cannot be played as what they are meant to be.
std::vector<std::uint32_t> misread_in(const reading& step, const piece_language& from) {
  auto places = unplayed_in(step);
  if (!has_other_p(from)) return places;
  for (const auto& e : step.game->elements) {
    if (!is_move(e)) continue;
    const auto move = step.game->text_of(e);
    const auto letters = parse::find_move_letters(move);
    if (letters.piece && move[*letters.piece] == 'P') places.push_back(e.offset);
  }
  std::ranges::sort(places);
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

/// A move with a letter that only English has, in a game with none that only the other language
/// has: it is English.
const element* find_english_move(const game& what, const piece_language& from) {
  const element* found = nullptr;
  for (const auto& e : what.elements) {
    if (!is_move(e)) continue;
    const auto move = what.text_of(e);
    const auto letters = parse::find_move_letters(move);
    for (const auto place : {letters.piece, letters.promoted}) {
      if (!place) continue;
      const bool is_english = english_piece_letters.find(move[*place]) != std::string_view::npos;
      const bool is_theirs = from.letters.find(move[*place]) != std::string_view::npos;
      if (is_theirs && !is_english) return nullptr;
      if (is_english && !is_theirs && found == nullptr) found = &e;
    }
  }
  return found;
}

/// What there is to know of a game to compare it with its translation.
struct described_game {
  std::vector<part> parts;
  std::vector<std::uint32_t> unplayed;

  described_game(const reading& step, std::vector<std::uint32_t> cannot_be_played)
      : parts(parts_of(*step.game)), unplayed(std::move(cannot_be_played)) {}
};

/// The first place that is not among the others; both are in text order.
std::optional<std::uint32_t> first_beyond(const std::vector<std::uint32_t>& places,
                                          const std::vector<std::uint32_t>& others) {
  const auto found = std::ranges::find_if(
      places, [&](std::uint32_t one) { return !std::ranges::binary_search(others, one); });
  return found == places.end() ? std::nullopt : std::optional(*found);
}

/// The text of a move, more or less.
std::string_view word_at(const game& what, std::uint32_t place) {
  const auto rest = what.text.substr(place);
  return rest.substr(0, rest.find_first_of(" \t\v\r\n!?$(){};"));
}

/// Decides about the games of a text, one after the other.
class piece_translator {
 public:
  piece_translator(const piece_language& from, const options& options,
                   const untranslated_sink& take)
      : from_(from), options_(reading_for_translation(options)), take_(take) {}

  /// The edits that translate the game of a step that stands at these bytes of the input; none for
  /// one that stays as it is.
  suggested_fix look_at(const reading& step, span unit) {
    if (step.game == nullptr) return {};
    ++number_;
    auto unplayed = misread_in(step, from_).size();
    if (step.replay->is_playable && unplayed == 0) return {};
    suggested_fix best;
    std::optional<reason> why_not;
    for (const auto pawns : {pawn_letters::stay, pawn_letters::become_english}) {
      auto next = translation_of(*step.game, from_, pawns);
      if (next.empty() || next == best) continue;
      const auto found = try_out(next, step, unit);
      if (found.why && !why_not) why_not = found.why;
      if (found.why || found.unplayed >= unplayed) continue;
      best = std::move(next);
      unplayed = found.unplayed;
      if (unplayed == 0) break;
    }
    if (best.empty() && why_not) say(*why_not, step);
    return best;
  }

 private:
  struct reason {
    std::uint64_t where = 0;
    std::string text;
  };

  /// What would become of a game.
  struct outcome {
    std::optional<reason> why{};  ///< it is not translated
    std::size_t unplayed = 0;     ///< moves, if it is
  };

  outcome try_out(const suggested_fix& translation, const reading& step, span unit) const {
    const auto refused = [&](std::string_view why) {
      return outcome{reason{translation.edits.front().where.begin, std::string(why)}};
    };
    if (!step.replay->is_playable)
      return refused("nobody knows the position that the game begins with");
    if (step.source.offset > unit.begin) return refused("the game is too large");
    if (const auto* other = find_english_move(*step.game, from_))
      return {reason{step.game->span_of(*other).begin,
                     fmt::format("`{}` has no {} letter", step.game->text_of(*other), from_.name)}};
    const auto after = read_again(translation, step, unit);
    if (!after) return refused("other games would come of it");
    return {reason_against({step, misread_in(step, from_)}, *after, *step.game),
            after->unplayed.size()};
  }

  /// The game with other letters, in its place; nothing where it would be none or several.
  std::optional<described_game> read_again(const suggested_fix& translation, const reading& step,
                                           span unit) const {
    // Letters stand for letters, so what its first line begins with, the end of another game, makes
    // no difference; and out of its place that end may be none.
    auto source = step.source;
    source.text.remove_prefix(unit.begin - source.offset);
    source.offset = unit.begin;
    std::string text(source.text.substr(0, unit.size()));
    for (const auto& change : translation.edits)
      text[change.where.begin - unit.begin] = change.text.front();
    const surroundings around(source, unit);
    const auto place = around.size_before() + (step.game->offset - unit.begin);
    std::optional<described_game> game;
    int units = 0;
    around.read(text, options_, [&](const reading& next) {
      units += next.game != nullptr || next.outside != nullptr;
      if (next.game != nullptr && next.game->offset == place) game.emplace(next, unplayed_in(next));
    });
    return units == 1 ? game : std::nullopt;
  }

  std::optional<reason> reason_against(const described_game& before, const described_game& after,
                                       const game& what) const {
    const auto about = [&](std::uint32_t place, std::string_view text) {
      return reason{what.offset + place,
                    fmt::format("with {} letters `{}` {}", from_.name, word_at(what, place), text)};
    };
    if (after.parts != before.parts) {
      const auto other = std::ranges::mismatch(before.parts, after.parts).in1;
      const auto last = before.parts.end() - 1;
      return about(std::min(other, last)->begin, "would be something else");
    }
    if (const auto lost = first_beyond(after.unplayed, before.unplayed))
      return about(*lost, "could no longer be played");
    if (after.unplayed.size() == before.unplayed.size())
      return about(after.unplayed.front(), "could not be played either");
    return std::nullopt;
  }

  void say(const reason& why, const reading& step) const {
    take_({number_, {why.where, why.where}, locate(step.source, why.where), why.text});
  }

  const piece_language& from_;
  const options options_;
  const untranslated_sink& take_;
  std::uint64_t number_ = 0;
};

}  // namespace

options reading_for_translation(const options& options) {
  auto result = options.telling_all();
  result.depth = check_depth::meaning;
  result.fixes = result.record_fens = false;
  return result;
}

std::uint64_t translate_all(reader& games, edited_copy& copy, const piece_language& from,
                            const options& options, const untranslated_sink& take) {
  piece_translator translator(from, options, take);
  std::uint64_t translated = 0;
  for (std::uint64_t begin = 0; games.next(); begin = games.totals().bytes) {
    copy.carry_out();
    const auto translation = translator.look_at(games.current(), {begin, games.totals().bytes});
    if (!translation.empty() && copy.take(translation)) ++translated;
  }
  copy.finish();
  return translated;
}

}  // namespace strictpgn::fix

namespace strictpgn {

translated_text translate_pieces(std::string_view text, const piece_language& from,
                                 const options& options) {
  translated_text result;
  auto games = reader::text(text, fix::reading_for_translation(options));
  fix::edited_copy copy(fix::edited_copy::reading(text),
                        [&](std::string_view piece) { result.text += piece; });
  result.translated =
      fix::translate_all(games, copy, from, options,
                         [&](const untranslated_game& one) { result.left.push_back(one); });
  return result;
}

}  // namespace strictpgn
