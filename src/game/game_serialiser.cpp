// A game in plain PGN, to be read back and laid out by the one writer.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "game/fragment.hpp"
#include "strictpgn/game_tree.hpp"

namespace strictpgn {

class game_serialiser {
 public:
  explicit game_serialiser(const game_tree& game) : game_(game) {}

  std::string text() {
    for (const auto& [name, value] : game_.tags()) text_ += tag_source(name, value) + '\n';
    text_ += '\n';
    write_items_and_moves();
    text_ += fmt::format("\n{}\n\n", text_of(game_.result()));
    return std::move(text_);
  }

 private:
  /// A line that is being written, at the items behind one of its moves.
  struct line {
    node_id at;
    std::uint32_t item;
  };

  void write_items_and_moves() {
    open_.push_back({node_id::root, game_.at(node_id::root).first_item});
    while (!open_.empty()) {
      auto& now = open_.back();
      if (now.item != game_tree::no_item) {
        const auto& one = game_.items_[now.item];
        now.item = one.next;
        if (one.variation == node_id::none)
          write_comment(one.comment);
        else
          begin_variation(one.variation);
      } else if (const auto next = game_.at(now.at).next; next != node_id::none) {
        now = write_move(next);
      } else {
        open_.pop_back();
        if (!open_.empty()) text_ += ") ";
      }
    }
  }

  void begin_variation(node_id first) {
    text_ += "( ";
    for (const auto& comment : game_.at(first).before) write_comment(comment);
    open_.push_back(write_move(first));
  }

  void write_comment(const std::string& comment) { text_ += comment_source(comment) + ' '; }

  line write_move(node_id id) {
    const auto& before = game_.after(game_.at(id).parent);
    const bool is_white = before.side_to_move() == color::white;
    text_ +=
        fmt::format("{}{} {}\n", before.fullmove_number(), is_white ? "." : "...", game_.san(id));
    for (const auto nag : game_.at(id).nags) text_ += fmt::format("${} ", nag);
    return {id, game_.at(id).first_item};
  }

  const game_tree& game_;
  std::string text_;
  std::vector<line> open_;
};

written write_pgn(const game_tree& game, profile format, encoding encoding) {
  options as_written;
  as_written.format = format;
  as_written.encoding = encoding;
  as_written.fixes = false;
  as_written.limits = {.rav_depth = greatest_rav_depth,
                       .comment_size = greatest_size,
                       .token_size = greatest_size,
                       .game_size = greatest_size,
                       .game_elements = greatest_count,
                       .diagnostics = greatest_count};
  auto written = write_database(game_serialiser(game).text(), as_written);
  for (auto& one : written.omissions) one.where = {};
  for (auto& one : written.mended) one.where = {};
  return written;
}

}  // namespace strictpgn
