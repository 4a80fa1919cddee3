#include "lab/differential/game_account.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "strictpgn/reader.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::differential {
namespace {

std::string as_utf8(std::string_view bytes, encoding from) {
  if (from == encoding::utf8) return std::string(bytes);
  std::string result;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      result += c;
    } else {
      result += static_cast<char>(0xC0 | byte >> 6);
      result += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return result;
}

std::string promotion_letter(piece_type promotion) {
  constexpr std::pair<piece_type, const char*> letters[] = {{piece_type::knight, "N"},
                                                            {piece_type::bishop, "B"},
                                                            {piece_type::rook, "R"},
                                                            {piece_type::queen, "Q"}};
  for (const auto& [type, letter] : letters)
    if (type == promotion) return letter;
  return {};
}

/// Tells of the movetext of a game.
class teller {
 public:
  teller(const game& what, const replayed& board, encoding encoding)
      : what_(what), board_(board), encoding_(encoding), at_(what.first_in_movetext) {}

  told_line tell() {
    told_line line(1);
    for (; at_ != what_.elements.size(); ++at_) {
      const auto& each = what_.elements[at_];
      if (each.kind == element_kind::variation_end) return line;
      if (each.kind == element_kind::variation_begin) {
        ++at_;
        auto variation = tell();
        line.back().variations.push_back(std::move(variation));
        if (at_ == what_.elements.size()) return line;
      } else {
        add(each, line);
      }
    }
    return line;
  }

 private:
  void add(const element& each, told_line& line) {
    switch (each.kind) {
      case element_kind::move:
      case element_kind::null_move:
        line.push_back(move_of(each));
        return;
      case element_kind::nag:
        line.back().nags.insert(each.number);
        return;
      case element_kind::comment:
      case element_kind::line_comment:
        line.back().comment += without_blanks(as_utf8(what_.content_of(each), encoding_));
        return;
      default:
        return;
    }
  }

  told_move move_of(const element& each) {
    told_move result;
    result.san = as_utf8(what_.text_of(each), encoding_);
    if (each.suffix != suffix::none) result.nags.insert(static_cast<int>(each.suffix));
    while (next_ != board_.plies.size() && board_.plies[next_].element < at_) ++next_;
    if (next_ == board_.plies.size() || board_.plies[next_].element != at_) return result;
    const auto played = board_.plies[next_].played;
    result.origin = to_string(played.origin);
    result.destination = to_string(played.destination);
    result.promotion = promotion_letter(played.promotion);
    result.fen = board_.fens[next_];
    return result;
  }

  const game& what_;
  const replayed& board_;
  encoding encoding_;
  std::uint32_t at_;
  std::size_t next_ = 0;  // in the plies
};

told_game told_of(const game& what, const replayed& board, encoding encoding) {
  told_game result;
  for (const auto& tag : what.tags)
    if (!what.name_of(tag).empty())
      result.tags.emplace_back(as_utf8(what.name_of(tag), encoding),
                               as_utf8(what.value_of(tag), encoding));
  result.moves = teller(what, board, encoding).tell();
  result.termination = text_of(what.marker);
  return result;
}

// ---- what may differ ----------------------------------------------------------------------------

/// Of digits the number that they are: without zeros before it.
std::string as_number(const std::string& value) {
  if (value.empty() || value.find_first_not_of("0123456789") != value.npos) return value;
  return value.substr(std::min(value.find_first_not_of('0'), value.size() - 1));
}

/// Without `[%clk 0:05:00]` and the like.
std::string without_commands(const std::string& comment) {
  std::string result;
  std::size_t from = 0;
  for (auto at = comment.find("[%"); at != comment.npos; at = comment.find("[%", from)) {
    const auto end = comment.find(']', at);
    if (end == comment.npos) break;
    result += comment.substr(from, at - from);
    from = end + 1;
  }
  return result += comment.substr(from);
}

std::string squares_of(const told_move& move) {
  return move.origin + move.destination + move.promotion;
}

/// Castling as the move of the king onto its rook, which in Chess960 is the only way to tell it.
bool castles_alike(const told_move& expected, const told_move& got) {
  const auto spelling = spelling_of(expected.san);
  if (!spelling.starts_with("OO") || got.origin != expected.origin || got.destination.size() != 2)
    return false;
  return got.destination[1] == got.origin[1] &&
         (got.destination < got.origin) == spelling.starts_with("OOO");
}

/// An en passant target that nobody can capture on may be left out, castling rights may be letters
/// of files, and a field that some variant needs may stand before the clocks.
bool is_same_fen(const std::string& expected, const std::string& got) {
  const auto ours = words_of(expected);
  auto theirs = words_of(got);
  if (theirs.size() < 6 || ours.size() != 6) return false;
  theirs.erase(theirs.begin() + 4, theirs.end() - 2);
  if (theirs[2].find_first_of("ABCDEFGHJabcdefghj") != std::string::npos) theirs[2] = ours[2];
  if (theirs[3] == "-") theirs[3] = ours[3];
  return ours == theirs;
}

// ---- comparing ----------------------------------------------------------------------------------

class comparison {
 public:
  explicit comparison(const shown_parts& parts) : parts_(parts) {}

  /// False when there is a difference, which is in `found`.
  bool compare(const told_game& expected, const told_game& got, std::size_t number) {
    place_ = fmt::format("game {}", number);
    if (shows("tags") && !compare_tags(expected, got)) return false;
    if ((shows("moves") || shows("squares")) &&
        !compare_lines(expected.moves, got.moves, place_, true))
      return false;
    return !shows("termination") || expected.termination == got.termination ||
           differ("termination marker", false, place_, expected.termination, got.termination);
  }

  bool differ(std::string what, bool is_loss, std::string place, std::string expected,
              std::string got) {
    found = {std::move(what), is_loss, std::move(place), std::move(expected), std::move(got)};
    return false;
  }

  told_otherwise found;

 private:
  bool shows(std::string_view part) const { return parts_.contains(part); }

  bool compare_tags(const told_game& expected, const told_game& got) {
    auto left = got.tags;
    for (auto tag : expected.tags) {
      if (got.numbers.contains(tag.first)) tag.second = as_number(tag.second);
      const auto same = std::ranges::find(left, tag);
      if (same != left.end()) {
        left.erase(same);
        continue;
      }
      const auto named = std::ranges::find(got.tags, tag.first, &decltype(left)::value_type::first);
      const bool is_there = named != got.tags.end();
      return differ(is_there ? "tag value" : "tag pair", !is_there, place_ + ", tag " + tag.first,
                    tag.second, is_there ? named->second : "");
    }
    return true;
  }

  bool compare_lines(const told_line& expected, const told_line& got, const std::string& where,
                     bool is_game) {
    const auto moves = [](const told_line& line) {
      return std::to_string(std::max<std::size_t>(line.size(), 1) - 1);
    };
    if (got.size() < expected.size())
      return differ("number of moves", true, where, moves(expected), moves(got));
    for (std::size_t ply = 0; ply != expected.size(); ++ply) {
      const auto place =
          ply == 0 ? where + ", before the first move" : fmt::format("{}, ply {}", where, ply);
      if (ply != 0 && !compare_moves(expected[ply], got[ply], place)) return false;
      const bool is_end = is_game && (ply == 0 || ply + 1 == expected.size());
      if (!compare_annotations(expected[ply], got[ply], place, is_end)) return false;
    }
    return got.size() == expected.size() ||
           differ("number of moves", false, where, moves(expected), moves(got));
  }

  bool compare_moves(const told_move& expected, const told_move& got, const std::string& place) {
    if (shows("squares") && !expected.origin.empty()) {
      if (squares_of(expected) != squares_of(got) && !castles_alike(expected, got))
        return differ("move", false, place, squares_of(expected), squares_of(got));
    } else if (shows("moves") && spelling_of(expected.san) != spelling_of(got.san)) {
      return differ("move", false, place, expected.san, got.san);
    }
    return !shows("fens") || expected.fen.empty() || is_same_fen(expected.fen, got.fen) ||
           differ("position after a move", false, place, expected.fen, got.fen);
  }

  static std::string list_of(const std::set<std::int64_t>& nags) {
    std::string result;
    for (const auto each : nags) result += (result.empty() ? "$" : " $") + std::to_string(each);
    return result;
  }

  /// At either end of a game more comments may stand: what is written between games some keep with
  /// one.
  bool compare_annotations(const told_move& expected, const told_move& got,
                           const std::string& place, bool is_end) {
    if (shows("nags") && expected.nags != got.nags)
      return differ("NAGs", !std::ranges::includes(got.nags, expected.nags), place,
                    list_of(expected.nags), list_of(got.nags));
    const bool has_commands = !shows("comments-without-commands");
    const auto ours = has_commands ? expected.comment : without_commands(expected.comment);
    const auto theirs = has_commands ? got.comment : without_commands(got.comment);
    const bool is_within = is_end && theirs.find(ours) != theirs.npos;
    if ((shows("comments") || !has_commands) && ours != theirs && !is_within)
      return differ("comment", theirs.empty(), place, ours, theirs);
    if (!shows("variations")) return true;
    const auto both = std::min(expected.variations.size(), got.variations.size());
    for (std::size_t at = 0; at != both; ++at)
      if (!compare_lines(expected.variations[at], got.variations[at],
                         fmt::format("{}, variation {}", place, at + 1), false))
        return false;
    return expected.variations.size() == got.variations.size() ||
           differ("number of variations", got.variations.size() < expected.variations.size(), place,
                  std::to_string(expected.variations.size()),
                  std::to_string(got.variations.size()));
  }

  const shown_parts& parts_;
  std::string place_;
};

}  // namespace

std::string spelling_of(std::string_view san) {
  std::string result;
  for (const char c : san)
    if (std::string_view("-=+#").find(c) == std::string_view::npos) result += c == '0' ? 'O' : c;
  return result;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> result;
  for (std::size_t at = text.find_first_not_of(' '); at < text.size();) {
    const auto end = std::min(text.find(' ', at), text.size());
    result.emplace_back(text.substr(at, end - at));
    at = text.find_first_not_of(' ', end);
  }
  return result;
}

std::string without_blanks(std::string_view text) {
  std::string result;
  for (const char c : text)
    if (std::string_view(" \t\n\v\f\r").find(c) == std::string_view::npos) result += c;
  return result;
}

std::vector<told_game> games_of(std::string_view text, const criteria& criteria) {
  auto with_fens = criteria;
  with_fens.record_fens = true;
  std::vector<told_game> result;
  auto in = reader::text(text, with_fens);
  while (in.next())
    if (in.current().game != nullptr)
      result.push_back(told_of(*in.current().game, *in.current().replay, criteria.encoding));
  return result;
}

std::optional<told_otherwise> compare_games(const std::vector<told_game>& expected,
                                            const std::vector<told_game>& got,
                                            const shown_parts& parts) {
  comparison both(parts);
  const auto count = [&](bool is_loss) {
    both.differ("games", is_loss, "file", std::to_string(expected.size()),
                std::to_string(got.size()));
    return both.found;
  };
  if (parts.contains("games") && got.size() < expected.size()) return count(true);
  for (std::size_t at = 0; at != std::min(expected.size(), got.size()); ++at)
    if (!both.compare(expected[at], got[at], at + 1)) return both.found;
  if (parts.contains("games") && got.size() != expected.size()) return count(false);
  return std::nullopt;
}

}  // namespace strictpgn::differential
