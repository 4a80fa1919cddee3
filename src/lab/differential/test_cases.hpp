// The texts that a target is asked about.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/criteria.hpp"
#include "lab/generate/request.hpp"

namespace strictpgn::differential {

/// Which texts.
enum class kind : unsigned char { all, sound, broken, mutated };

/// A text and how it was made.
struct test_case {
  std::string text;
  std::string origin;            ///< "sound", "broken: nag-null", "mutated: drop@plain_tag_pair"
  std::optional<rule> broken{};  ///< that it was made to break
  std::string goal{};            ///< the feature that it was made for; empty where there is none
};

/// Whose turn it is: the features met least are wanted next.
struct turns {
  std::map<std::string, std::uint64_t> met;  ///< how many texts had, or were made for, each feature
  std::set<std::string> known;  ///< rules by which nothing new is found: wanted one time in four
};

/// Makes texts. The same seeds and turns make the same texts on any machine.
class test_cases {
 public:
  /// Mutants are made of `files` when there are any (of records one to a text), else of generated
  /// texts. Of a request for records only the encoding counts. Throws `generate::no_such_text`.
  test_cases(const generate::request& request, const criteria& criteria, kind kind,
             std::vector<std::string> files);
  ~test_cases();

  test_case make(std::uint64_t seed, const turns& by);

  /// What texts are made for.
  const std::vector<std::string>& goals() const;

 private:
  struct state;
  std::unique_ptr<state> state_;
};

/// Productions that no text of games or records has on purpose, each with the reason.
struct unmade_production {
  std::string_view name;
  std::string_view why;
};
std::vector<unmade_production> unmade_productions();

}  // namespace strictpgn::differential
