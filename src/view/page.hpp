// The games of an input as one page of HTML to play through: by itself, without network.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "report/render_context.hpp"
#include "strictpgn/reader.hpp"
#include "view/game_block.hpp"

namespace strictpgn::view {

/// Keeps what the page will hold, compressed, and writes it at the end.
class page {
 public:
  explicit page(page_options options);
  page(const page&) = delete;
  page& operator=(const page&) = delete;

  /// Adds a step of the reader, a game with the number that it has in the input.
  void add(const reading& step, std::uint64_t number);
  /// Bytes of the input that it holds.
  std::uint64_t source_size() const { return source_size_; }
  /// Appends the page. `totals` are those of the whole input.
  void write(std::string& out, const summary& totals);

 private:
  struct packed {
    std::size_t records;
    std::size_t games;
    std::uint64_t first_game;
    std::size_t bytes;    // of the input
    std::string letters;  // base64
  };

  bool is_of_interest(const reading& step) const;
  void pack();
  void note_what_is_explained(const reading& step);
  std::string index(const summary& totals) const;

  page_options options_;
  report::render_context where_;
  game_block block_;
  std::uint64_t first_game_ = 0;
  std::uint64_t source_size_ = 0;
  std::vector<packed> packed_;
  std::set<rule> rules_;
  std::set<unsigned> nags_;
};

}  // namespace strictpgn::view
