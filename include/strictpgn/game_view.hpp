// A game that was read, as its user sees it, and the games of an input one after the other.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/tree.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// The tag of a game (PGN 8.1).
struct tag {
  std::string_view name;  ///< views the input
  std::string value;      ///< without quotes and escapes
};

/// One game of a reader. Copies nothing, and is as long valid as the step of the reader it views,
/// which is to say: until the next game. Its moves are looked at when they are first asked for, so
/// two threads may share it only after `moves`.
class game_view {
 public:
  /// `step.game` must not be null.
  explicit game_view(const reading& step) : step_(step) {}

  /// The value of the first tag of that name; nothing when there is none, or when it is so damaged
  /// that its value is not certain.
  std::optional<std::string> tag(std::string_view name) const;
  /// All tags but damaged ones, in text order, also those that stand there twice.
  std::vector<strictpgn::tag> tags() const;
  /// What the game ends with: its termination marker; `none` where it is missing (PGN 8.2.6).
  termination result() const { return step_.game->marker; }
  /// The position before the first move: the usual one, or that of the tag FEN. Nothing where that
  /// cannot be played, or the game is none of chess; the findings say why.
  const std::optional<position>& start() const { return step_.replay->start; }

  /// Its moves as a tree.
  const tree& moves() const;
  node first() const { return moves().first(); }
  node_chain mainline() const { return moves().mainline(); }
  /// All nodes in text order, with the positions around each.
  strictpgn::walk walk() const { return moves().walk(); }
  strictpgn::walk walk_mainline() const { return moves().walk_mainline(); }
  /// Comments before the first move.
  std::vector<comment_view> comments() const { return moves().comments(); }

  /// What is wrong with it, in text order; places are those of the input.
  std::span<const diagnostic> findings() const { return step_.findings; }

  /// What it views.
  const reading& step() const { return step_; }
  const game& syntax() const { return *step_.game; }
  /// The bytes of the game as they stand in the input.
  std::string_view text() const { return step_.game->text; }

 private:
  reading step_;
  mutable std::optional<tree> moves_;
};

/// The games of an input, read one after the other; memory is bounded by the largest of them. A
/// range to be gone through once.
///
///     for (const game_view& game : read_file("games.pgn"))
///       std::cout << game.tag("White").value_or("?") << '\n';
class games {
 public:
  class iterator {
   public:
    using value_type = game_view;
    using difference_type = std::ptrdiff_t;

    const game_view& operator*() const { return *games_->now_; }
    const game_view* operator->() const { return &*games_->now_; }
    iterator& operator++() {
      games_->next();
      return *this;
    }
    void operator++(int) { games_->next(); }
    bool operator==(std::default_sentinel_t) const { return !games_->now_; }

   private:
    friend class games;
    explicit iterator(games* games) : games_(games) {}
    games* games_;
  };

  explicit games(reader in, std::uint64_t most_outside = limits{}.diagnostics)
      : in_(std::move(in)), most_outside_(most_outside) {}

  /// Reads the first game; what reading throws is thrown here and by `++`.
  iterator begin() {
    next();
    return iterator(this);
  }
  std::default_sentinel_t end() const { return {}; }

  /// The findings about what stands outside every game, since the last game: before the current
  /// one, or after the last. At most `limits::diagnostics`; `totals` counts all.
  std::span<const diagnostic> findings_outside() const { return outside_; }
  /// The counts up to and including the current game.
  const summary& totals() const { return in_.totals(); }

 private:
  void next();

  reader in_;
  std::uint64_t most_outside_;
  std::optional<game_view> now_;
  std::vector<diagnostic> outside_;
};

/// The games of a text, which must outlive them. A string that is gone at once is refused by the
/// compiler.
games read_text(std::string_view text, const options& options = {});
template <typename Text>
requires std::same_as<std::remove_const_t<Text>, std::string> games
read_text(Text&& text, const options& options = {})
= delete;
/// The games of a stream from its current position to its end; it must outlive them. Throws
/// `std::ios_base::failure` while they are read when it goes bad.
games read_stream(std::istream& in, const options& options = {});
/// The games of a file. Throws `std::system_error` when it cannot be opened, here, or read, later.
games read_file(const std::filesystem::path& name, const options& options = {});

}  // namespace strictpgn
