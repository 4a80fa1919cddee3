// Chance that falls alike on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace strictpgn::generate {

/// splitmix64 (Steele, Lea, Flood 2014): 64 bits of state, each seed a sequence of its own.
class rng {
 public:
  explicit rng(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    auto mixed = state_ += 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
  }

  /// A number from 0 to `count` - 1; 0 for a count of 0.
  std::size_t below(std::size_t count) {
    return static_cast<std::size_t>(((next() >> 32) * count) >> 32);
  }
  /// A number from `least` to `most`.
  int from(int least, int most) {
    const int count = most - least + 1;
    return least + static_cast<int>(below(static_cast<std::size_t>(count)));
  }
  /// True `wanted` times out of `of`.
  bool chance(std::size_t wanted, std::size_t of) { return below(of) < wanted; }

  /// One of a list that is not empty.
  template <typename List>
  const auto& pick(const List& list) {
    return *(std::begin(list) + static_cast<std::ptrdiff_t>(below(std::size(list))));
  }

  template <typename Value>
  Value pick(std::initializer_list<Value> list) {
    return *(list.begin() + below(list.size()));
  }

  /// Random numbers for a part of the work, which then takes as many as it likes.
  rng split() { return rng(next()); }

 private:
  std::uint64_t state_;
};

}  // namespace strictpgn::generate
