// A text read step by step, the way a reader does it, without checks.
#pragma once

#include <string_view>
#include <vector>

#include "parse/parse_unit.hpp"

namespace strictpgn::tests {

/// One step that has read something: a game, or what stands between games.
struct unit_read {
  game unit;               ///< `unit.offset` and `text` say where its tokens are
  std::string_view whole;  ///< with the white space after it
  bool has_game = false;
};

struct units_read {
  std::vector<unit_read> units;
  std::string_view rest;  ///< what no step wanted; empty, since the grammar is total
};

/// Reads a text from step to step.
class unit_reader {
 public:
  explicit unit_reader(std::string_view text, const limits& bounds = {})
      : text_(text), bounds_(bounds) {}

  /// Reads one step where the last one ended. False when there is nothing of that kind.
  bool read(parse::step step, unit_read& read) {
    const char* begin = text_.data() + at_;
    parse::window_input in(begin, text_.data() + text_.size());
    bounds_.begin(begin);
    if (!parse::parse_step(step, in, bounds_)) return false;
    bounds_.finish();
    read.unit = bounds_.result();
    read.unit.offset = at_;
    read.whole = text_.substr(at_, static_cast<std::size_t>(in.current() - begin));
    read.has_game = bounds_.has_game();
    at_ += read.whole.size();
    return true;
  }

  std::size_t at() const { return at_; }
  std::string_view rest() const { return text_.substr(at_); }

 private:
  std::string_view text_;
  parse::builder bounds_;
  std::size_t at_ = 0;
};

inline units_read read_units(std::string_view text) {
  using parse::step;
  units_read all;
  unit_reader in(text);
  for (const auto which : {step::start, step::opening})
    if (unit_read result; in.read(which, result) && !result.whole.empty())
      all.units.push_back(std::move(result));
  for (unit_read result;
       !in.rest().empty() && in.read(step::unit, result) && !result.whole.empty();)
    all.units.push_back(result);
  all.rest = in.rest();
  return all;
}

}  // namespace strictpgn::tests
