// Makes a text as small as can be while it keeps what makes it interesting.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "lab/generate/tree.hpp"

namespace strictpgn::generate {

/// Tries smaller texts, as the grammar divides them, until none of them is interesting any more.
class reducer {
 public:
  /// Says whether a text is still interesting; is asked about no text twice.
  using judge = std::function<bool(std::string_view text)>;

  /// `kind` is that of the texts (`graph::entries`); "fen" and "epd" are of one record.
  explicit reducer(judge is_interesting, std::string_view kind = "database");

  /// The smallest text found, the one given being interesting.
  std::string reduce(std::string text);

  std::size_t asked() const { return tried_.size(); }

 private:
  /// A text with its derivation.
  struct parsed {
    parsed(std::string whole, spec::interpreter& by, std::string_view kind)
        : text(std::move(whole)), in(text, by, kind) {}
    std::string text;
    tree in;
  };

  bool try_text(std::string candidate);
  bool try_plainer(std::string candidate);
  std::shared_ptr<const parsed> current();
  void drop_repetitions();
  void drop_among(std::size_t parent);
  void hoist();
  bool hoist_into(std::size_t entry);
  void shorten();
  void shrink_tokens();
  bool shrink_token(std::size_t begin, std::size_t end);
  void drop_bytes();
  void cut_beginnings();
  bool cut_beginning(std::size_t game);
  void drop_moves();
  bool drop_some_moves();
  void simplify_record();

  judge is_interesting_;
  std::string kind_;
  spec::interpreter reader_;
  std::vector<std::string> shortest_;  // sentence of each production; what has none is long
  std::unordered_set<std::uint64_t> tried_;
  std::string text_;
  std::shared_ptr<const parsed> parsed_;  // of the text; null when that has changed
};

}  // namespace strictpgn::generate
