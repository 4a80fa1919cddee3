// One mutant against many texts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "mutants/trial.hpp"

namespace strictpgn::mutants {

/// Tries texts until one of them is read otherwise with the change than without it.
class hunter {
 public:
  hunter(const mutant& one, const spec::graph& in);
  hunter(const hunter&) = delete;
  hunter& operator=(const hunter&) = delete;

  bool catches(const grammar_text& text);

  /// Whether a text comes to the changed node; then those near it are tried, too.
  bool goes_near(const grammar_text& base);

  /// Tries all texts of these bytes up to a length.
  void try_all(spec::node_id start, std::string_view bytes, std::size_t length);

  const std::optional<grammar_text>& caught_by() const { return caught_by_; }
  std::uint64_t tried() const { return tried_; }

 private:
  void search_near(const grammar_text& base, std::size_t place);
  void try_longer(grammar_text& text, std::string_view bytes, std::size_t length);

  const mutant& one_;
  const spec::graph& in_;
  spec::graph other_;
  spec::interpreter ours_, by_;
  grammar_sample made_;
  std::vector<std::string> words_;
  std::uint64_t tried_ = 0;
  std::optional<grammar_text> caught_by_;
};

}  // namespace strictpgn::mutants
