// A text with the derivations of what is in it.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lab/generate/rng.hpp"
#include "lab/generate/tree.hpp"
#include "spec/interpreter.hpp"

namespace strictpgn::fuzz {

/// A part of a text in one of the languages of the grammar.
class stretch {
 public:
  stretch(std::string_view part, std::size_t begin, spec::interpreter& by, std::string_view kind);

  const generate::tree& tree() const { return tree_; }
  std::size_t begin() const { return begin_; }
  std::size_t end() const { return begin_ + tree_.text().size(); }

  /// All productions that have read something.
  const std::vector<spec::node_id>& productions() const { return productions_; }
  bool has(spec::node_id production) const { return places_.contains(production); }
  /// An entry of a production that there is.
  std::size_t any(spec::node_id production, generate::rng& random) const {
    return random.pick(places_.at(production));
  }

 private:
  generate::tree tree_;
  std::size_t begin_;
  std::vector<spec::node_id> productions_;
  std::map<spec::node_id, std::vector<std::size_t>> places_;
};

/// Games with their comments, or records line by line: as the text looks.
class parsed_text {
 public:
  parsed_text(std::string_view text, spec::interpreter& by);
  parsed_text(const parsed_text&) = delete;
  parsed_text& operator=(const parsed_text&) = delete;

  const std::string& text() const { return text_; }
  /// The games are the first one, where there are any.
  const std::vector<stretch>& stretches() const { return stretches_; }
  bool has_games() const { return has_games_; }
  /// One of the stretches in which that production has read something; null when in none.
  const stretch* any_with(spec::node_id production, generate::rng& random) const;

 private:
  void add_records(spec::interpreter& by);
  void add_games(spec::interpreter& by);
  void add(std::size_t begin, std::size_t end, spec::interpreter& by, std::string_view kind);

  std::string text_;
  bool has_games_;
  std::vector<stretch> stretches_;
};

}  // namespace strictpgn::fuzz
