// A game that owns what it holds and can be edited; made from nothing or from what was read, and
// written again in export format.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "strictpgn/fen.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/judged.hpp"
#include "strictpgn/options.hpp"
#include "strictpgn/position.hpp"
#include "strictpgn/write.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// A move of a `game_tree`, or its root. Stays the same, and is never given again, whatever is
/// added and removed.
enum class node_id : std::uint32_t {
  root = 0,           ///< the start of the game, before its first move
  none = 0xFFFFFFFF,  ///< no node
};

/// A game with its variations (PGN 8). All moves in it are legal; null moves may stand among them.
/// As in PGN, a variation replaces a move, and comments and variations behind a move keep their
/// order.
///
///     auto game = game_tree::initial();
///     auto e4 = game.add_move(node_id::root, "e4");
///     game.add_variation(*e4, {"d4", "d5"});
///     game.add_comment(*e4, "best by test");
///     game.set_tag("White", "Tal, Mikhail");
///     std::cout << write_pgn(game).text;
///
/// What is refused changes nothing, and the findings say why: those that the same text has in a
/// file, with places in bytes from the start of the text given. Where a function takes the id of a
/// node, one that is none of this game (`contains`) gives nothing, without findings. Each function
/// costs the same in any game, but for the tags, or the comments and variations of the one move,
/// that it goes over, and where it says otherwise; a move costs some 200 bytes. A plain value;
/// several threads may read one at a time when none changes it.
class game_tree {
 public:
  /// A game without moves from the usual array.
  static game_tree initial();
  /// A game without moves from another position. Castling rights that only Chess960 has make it a
  /// game of Chess960, with the tag Variant.
  static game_tree from_position(const position& start);
  /// The same from a FEN record, with the findings about it, if it can be played.
  static judged<game_tree> from_fen(std::string_view record,
                                    fen_dialect dialect = fen_dialect::fen);
  /// A game as it was read. Without a value where it has no position to begin from. What is not
  /// kept is told by `omissions`; the findings are those of the game. Linear in its size.
  static judged<game_tree> from_view(const game_view& game);
  /// The first game of a text. Without a value and without findings where there is none.
  static judged<game_tree> from_text(std::string_view text, const options& options = {});

  /// What the game that this one is made of had and this one has not: moves that cannot be played
  /// with what follows them, damaged tags, tokens that belong nowhere. In text order; places are
  /// those of the input.
  const std::vector<omission>& omissions() const& { return omissions_; }
  const std::vector<omission>& omissions() const&& = delete;  ///< of a game that is gone at once

  // ---- moves
  // ---------------------------------------------------------------------------------------

  /// Plays a move behind a node: as the continuation of its line, or where there is one as a
  /// variation that replaces it, also when it is the same move. A suffix annotation becomes a NAG.
  judged<node_id> add_move(node_id behind, std::string_view san);
  /// The same; `move{}` is a null move. In standard chess the kind of the move is found out.
  judged<node_id> add_move(node_id behind, move move);
  /// Adds a variation that replaces a move; all of its moves or none. Gives the first one. Linear
  /// in the moves.
  judged<node_id> add_variation(node_id replaced, std::span<const std::string_view> moves);
  judged<node_id> add_variation(node_id replaced, std::initializer_list<std::string_view> moves) {
    return add_variation(replaced, std::span(moves.begin(), moves.size()));
  }
  /// Adds moves one behind the other; all of them or none. Gives the last one.
  judged<node_id> add_line(node_id behind, std::span<const std::string_view> moves);
  judged<node_id> add_line(node_id behind, std::initializer_list<std::string_view> moves) {
    return add_line(behind, std::span(moves.begin(), moves.size()));
  }

  /// Exchanges a variation with the variation before it or, if it is the first, with the move that
  /// it replaces. The node is its first move. False when there is nothing to exchange it with.
  /// Linear in the variations and comments of the move replaced.
  bool promote(node_id first);
  /// Exchanges a variation, or a move that has variations, with the next variation. Where the
  /// variation before was promoted to be the move, its own variations come first.
  bool demote(node_id first);
  /// Takes out a move and all that follows it. Of a move that is replaced by variations, the first
  /// of these takes its place. False for the root. Linear in what goes and
  /// in the variations and comments behind the move.
  bool remove(node_id id);

  /// Whether it is the root or a move that was not removed.
  bool contains(node_id id) const;
  /// The next move of the line, or `none`; of the root: the first of the mainline.
  node_id next(node_id id) const;
  /// The node behind which it is played; `none` for the root.
  node_id parent(node_id id) const;
  /// The move that it replaces as the first of a variation; else `none`.
  node_id replaced(node_id id) const;
  /// The first moves of the variations that replace it, in their order. Linear in their number and
  /// that of its comments.
  std::vector<node_id> variations(node_id id) const;
  /// All moves of the mainline.
  std::vector<node_id> mainline() const;

  /// The move; `move{}` for a null move and for the root.
  move played(node_id id) const;
  /// Its SAN; `--` for a null move, empty for the root.
  std::string san(node_id id) const;
  /// The position after it; of the root: before the first move. The node must be one of this game.
  position after(node_id id) const;
  /// Counts the plies from the start along its line; 0 for the root.
  std::uint32_t ply(node_id id) const;

  // ---- annotations
  // ---------------------------------------------------------------------------------

  /// Adds a comment behind a move and what stands behind it already; behind the root: before the
  /// first move. The text is that between the braces; one with a right brace is written as a
  /// comment to the end of a line, and refused if it has line ends as well. So are control
  /// characters.
  judged<node_id> add_comment(node_id behind, std::string_view text);
  /// Adds a comment in front of a move: of the first of a variation there; of another, behind the
  /// node before it, which the value names.
  judged<node_id> add_comment_before(node_id id, std::string_view text);
  /// Adds a glyph, `$0` to `$255` (PGN 8.2.4), unless it is there already.
  judged<node_id> add_nag(node_id to, unsigned number);

  std::vector<std::string> comments(node_id id) const;
  std::vector<std::string> comments_before(node_id id) const;
  std::vector<std::uint8_t> nags(node_id id) const;
  /// Take out all of them; comments also from before the first move of a variation.
  void remove_comments(node_id id);
  void remove_nags(node_id id);

  // ---- tags and result
  // -----------------------------------------------------------------------------

  /// Sets a tag; one of that name changes its value. Quotes and backslashes are escaped when it is
  /// written. Refused is what no tag can hold: control characters and tabs, more than 255
  /// characters, a name that is none; and the tags FEN, SetUp and Variant, which say where the game
  /// begins. The tag Result sets the result. The findings are those of that tag pair alone, with
  /// places in its text.
  judged<std::string> set_tag(std::string_view name, std::string_view value);
  /// False when there is none of that name, and for FEN, SetUp, Variant and Result.
  bool remove_tag(std::string_view name);
  std::optional<std::string> tag(std::string_view name) const;
  /// All of them with FEN, SetUp and Result, in the order in which they were set.
  std::vector<std::pair<std::string, std::string>> tags() const;

  /// Sets the termination marker and the tag Result; `none` counts as `unknown`.
  void set_result(termination marker);
  termination result() const { return result_; }

 private:
  friend class game_serialiser;
  friend class game_copier;

  static constexpr std::uint32_t no_item = 0xFFFFFFFF;

  struct node {
    explicit node(const position& reached) : after(reached) {}

    position after;
    move played{};
    node_id parent = node_id::none;
    node_id next = node_id::none;
    node_id replaced = node_id::none;
    std::uint32_t ply = 0;
    std::uint32_t place = no_item;       // the item that it is among those of the move it replaces
    std::uint32_t first_item = no_item;  // comments and variations behind it
    std::uint32_t last_item = no_item;
    bool is_removed = false;
    std::vector<std::uint8_t> nags{};
    std::vector<std::string> before{};  // comments
  };

  /// A comment or a variation behind a move.
  struct item {
    node_id variation = node_id::none;
    std::string comment{};
    std::uint32_t previous = no_item;
    std::uint32_t next = no_item;
  };

  explicit game_tree(const position& start) { nodes_.emplace_back(start); }

  node& at(node_id id) { return nodes_[static_cast<std::uint32_t>(id)]; }
  const node& at(node_id id) const { return nodes_[static_cast<std::uint32_t>(id)]; }
  bool is_move(node_id id) const { return id != node_id::root && contains(id); }
  node_id new_node(node_id parent, move played);
  node_id continue_line(node_id behind, move played);
  node_id begin_variation(node_id replaced, move played);
  std::uint32_t new_item(item result);
  void append_item(node_id to, std::uint32_t one);
  void take_item(node_id from, std::uint32_t one);
  void put_variation(node_id replaced, node_id first);
  void join_line(node_id first);
  void exchange_with_replaced(node_id first);
  std::uint32_t next_variation(std::uint32_t from, bool is_forward) const;
  bool exchange_variations(std::uint32_t one, std::uint32_t other);
  void mark_removed(node_id first);
  void add_nag_once(node_id to, std::uint8_t number);
  void put_tag(std::string_view name, std::string_view value);

  std::vector<node> nodes_;
  std::vector<item> items_;
  std::vector<std::pair<std::string, std::string>> tags_;  // all but Result
  termination result_ = termination::unknown;
  std::vector<omission> omissions_;
};

/// Writes a game in export format, `archival` or `reduced` as `write_pgn` of a reading does: what
/// is built is judged as what is read. What cannot be kept is among the omissions, null moves with
/// what follows them and variations nested deeper than 4096 among others; places are empty, as
/// there is no input. Linear in the size of the game; its depth costs no stack.
written write_pgn(const game_tree& game, profile format = profile::export_format,
                  encoding encoding = encoding::latin1);

}  // namespace strictpgn
