// The moves of a game as nested JSON arrays, written in one go through them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "report/json/json_text.hpp"
#include "report/tree/placed_findings.hpp"
#include "report/tree/tree_json.hpp"
#include "strictpgn/game_view.hpp"

namespace strictpgn::report {

/// Variations nest: an object stays open while what belongs to it is written, so that neither
/// recursion nor more than the line that is written is needed.
class moves_writer {
 public:
  moves_writer(std::string& out, const game_view& game, const tree_context& context,
               placed_findings& findings);

  /// Appends the member `moves` and, where there are any, `stray_variations`.
  void write();

 private:
  /// A line of moves that is not at its end yet.
  struct sequence {
    std::string* out;
    std::uint32_t depth;
    std::unique_ptr<std::string> stray =
        {};  ///< where a variation is written that replaces no move
    bool has_move = false;
    bool has_variations = false;  ///< of its last move
  };

  void go_to(node next);
  void begin_variation(node first);
  void begin_stray_variation(node first);
  void end_move();
  void end_sequence();
  json item_of(const walk_step& step);
  void add_element(json& to, std::uint32_t at, const char* comments, const char* nags) const;

  const game_view& game_;
  const game& what_;
  const tree_context& context_;
  placed_findings& findings_;
  std::vector<sequence> open_;
  std::string stray_;  ///< all variations that replace no move
};

}  // namespace strictpgn::report
