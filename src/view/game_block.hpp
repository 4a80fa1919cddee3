// Games as the page holds them: their text once, and beside it where in it tags, moves, comments
// and glyphs stand, which piece moves, and what was found (read by page/block.js).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "report/render_context.hpp"
#include "strictpgn/game_view.hpp"
#include "strictpgn/options.hpp"
#include "view/byte_writer.hpp"
#include "view/page_token.hpp"

namespace strictpgn::view {

/// What a page is to show of its input.
struct page_options {
  std::string file;                    ///< its name as it is shown, in any bytes
  options reading;                     ///< as the input is read
  severity shown = severity::warning;  ///< findings below that are left out
};

/// Some of the steps of a reader, to be compressed together. What is of one kind stands together,
/// which makes it smaller than a record for each game would be.
class game_block {
 public:
  /// The options must outlive it.
  explicit game_block(const page_options& options) : options_(&options) {}

  /// Adds a step, a game or what stands outside every game. Its line is looked up in `where`, which
  /// is at the window of the step.
  void add(const reading& step, report::render_context& where);

  std::size_t records() const { return records_; }
  std::size_t games() const { return games_; }
  /// Bytes of the input in it.
  std::size_t source_size() const {
    return tag_sections_.bytes().size() + movetexts_.bytes().size();
  }
  bool empty() const { return records_ == 0; }
  /// The block as the page reads it.
  std::string compressed() const;

 private:
  void add_source(const game& what);
  void add_start(const replayed& replay);
  void add_tags(const game& what);
  void add_tokens(const game_view& game);
  void add_token(token_kind kind, const span& where, const game& what);
  void add_element(const game& what, const element& one);
  void add_move(const walk_step& step);
  void add_played(const walk_step& step, move played);
  void add_hidden(std::string_view text);
  void add_findings(const reading& step, std::uint64_t begin);
  void add_finding(const diagnostic& finding, std::uint64_t begin);
  void add_fixed(const reading& step, std::string_view text, std::uint64_t begin);

  std::string visible(std::string_view bytes) const;

  const page_options* options_;
  std::size_t records_ = 0;
  std::size_t games_ = 0;
  std::uint64_t line_ = 1;       // of the last record
  std::uint64_t end_ = 0;        // of the last record
  std::uint64_t token_end_ = 0;  // of the last token
  byte_writer heads_;
  byte_writer tags_;
  byte_writer kinds_;
  byte_writer gaps_;
  byte_writer lengths_;
  byte_writer moves_;
  byte_writer hidden_;
  byte_writer findings_;
  byte_writer tag_sections_;  // of the source
  byte_writer movetexts_;     // its rest
};

}  // namespace strictpgn::view
