// Says on stderr what of an input could not be written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/write.hpp"

namespace strictpgn::cli {

/// Collects what is lost in one input. It keeps the text of the first few only, and the count.
class omission_report {
 public:
  omission_report(std::string_view name, encoding how) : name_(name), how_(how) {}

  /// What is lost of the game, or of what stands between games, that the step holds.
  void add(const written& made, const reading& step);

  std::uint64_t size() const { return size_; }
  void print() const;

 private:
  void describe(const omission& lost, const reading& step);

  std::string name_;
  encoding how_;
  std::vector<std::string> shown_;
  std::uint64_t size_ = 0;
  reduction reduced_;
};

}  // namespace strictpgn::cli
