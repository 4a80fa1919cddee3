// The games that `format` writes, in the order of section 12.
#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/io/temp_file.hpp"
#include "strictpgn/collation.hpp"
#include "strictpgn/format.hpp"

namespace strictpgn::cli {

/// Takes what is written, block by block, and gives it back sorted. Games with equal keys stay in
/// their order.
///
/// A game can be moved if it is written, or passed on from a tag section that nobody can mistake
/// for something else, with tags that are certain, and does not stand behind tags without movetext.
/// Text between games goes with the game that it stands before; where that cannot be moved, or
/// there is none, it stays behind the game that it stands behind, as a game does that cannot be
/// moved. Where a game without termination marker would come to stand before such text and take it
/// in, all text stays behind its games. What cannot be moved and stands before the first game that
/// can comes first, and what goes on behind a comment without end comes last, with the game that it
/// belongs to.
///
/// The text waits in a temporary file. In memory are for each game its tags, the beginning of its
/// movetext and where it stands.
class game_sorter {
 public:
  explicit game_sorter(std::vector<std::filesystem::path> folders = temp_folders())
      : text_(std::move(folders)) {}

  /// Another input begins, which is read so.
  void begin_input(const options& reading);
  void add(const formatted_block& block);

  /// Sorts what was added; false where it was in order already.
  bool sort();
  /// Calls `take` with all of the text, piece by piece.
  void each_piece(const std::function<void(std::string_view)>& take) const;

 private:
  /// What is moved as a whole.
  struct piece {
    enum class rank : std::uint8_t { first, by_key, last };

    rank at = rank::by_key;
    std::string key{};  ///< the tags, each on a line, and the beginning of the movetext
    std::uint64_t movetext = 0;
    std::uint64_t movetext_end = 0;
    std::uint64_t lead_end = 0;  ///< of the text before the game
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    bool is_open = false;  ///< its last game has no end

    bool has_lead() const { return begin < lead_end; }
  };

  void end_input();
  void follow_lead(const formatted_block& block);
  bool may_begin_with(const formatted_block& block) const;
  std::optional<piece> piece_of(const formatted_block& block) const;
  void sort_pieces();
  bool takes_in_text() const;
  void give_text_back();
  std::weak_ordering compare(const piece& a, const piece& b) const;
  std::weak_ordering compare_movetexts(const piece& a, const piece& b) const;

  options reading_;
  temp_file text_;
  std::uint64_t size_ = 0;
  std::string tail_;                   ///< the last characters of the input's text
  bool is_cut_off_ = false;            ///< what comes next decides how its end is read
  std::optional<std::uint64_t> lead_;  ///< where text begins that may go with the next game
  std::vector<piece> pieces_;
};

}  // namespace strictpgn::cli
