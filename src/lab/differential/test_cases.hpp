// The texts that a target is asked about.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lab/generate/request.hpp"

namespace strictpgn::differential {

/// Which texts.
enum class kind : unsigned char { all, sound, broken, mutated };

/// A text and how it was made.
struct test_case {
  std::string text;
  std::string origin;            ///< "sound", "broken: nag-null", "mutated: drop@plain_tag_pair"
  std::optional<rule> broken{};  ///< that it was made to break
};

/// Makes the text of each seed. The same texts on any machine.
class test_cases {
 public:
  /// Mutants are made of `files` when there are any, else of generated games. Throws
  /// `generate::no_such_text`.
  test_cases(const generate::request& request, kind kind, std::vector<std::string> files);
  ~test_cases();

  test_case make(std::uint64_t seed);

 private:
  struct state;
  std::unique_ptr<state> state_;
};

}  // namespace strictpgn::differential
