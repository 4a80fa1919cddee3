// A text with its derivation, taken apart.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "spec/derivation.hpp"
#include "spec/interpreter.hpp"

namespace strictpgn::generate {

/// The derivation of a whole text. Entries are indices into it; the first is the text itself.
class tree {
 public:
  /// The text, which is of that kind (`graph::entries`), must outlive the tree.
  tree(std::string_view text, spec::interpreter& by, std::string_view kind = "database");

  std::size_t size() const { return entries_.size(); }
  std::string_view text() const { return text_; }
  std::string_view text_of(std::size_t entry) const {
    return text_.substr(begin(entry), end(entry) - begin(entry));
  }
  std::size_t begin(std::size_t entry) const { return entries_[entry].begin; }
  std::size_t end(std::size_t entry) const { return entries_[entry].end; }
  bool is_empty(std::size_t entry) const { return begin(entry) == end(entry); }
  spec::node_id production(std::size_t entry) const { return entries_[entry].production; }
  std::size_t parent(std::size_t entry) const { return parents_[entry]; }
  /// Just behind the last entry below this one.
  std::size_t next(std::size_t entry) const { return entries_[entry].next; }
  bool is_leaf(std::size_t entry) const { return next(entry) == entry + 1; }
  /// The entries just below, but for those that read nothing.
  std::vector<std::size_t> kids(std::size_t entry) const;

  /// The text with something else in place of a stretch.
  std::string with(std::size_t begin, std::size_t end, std::string_view other) const;

 private:
  std::string_view text_;
  spec::derivation entries_;
  std::vector<std::size_t> parents_;
};

}  // namespace strictpgn::generate
