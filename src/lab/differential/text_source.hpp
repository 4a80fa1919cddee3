// Where the texts that targets are asked about come from.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "lab/differential/criteria.hpp"
#include "lab/generate/request.hpp"
#include "lab/generate/situations.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::differential {

/// Makes texts of one kind of input. The same seeds make the same texts.
class text_source {
 public:
  text_source() = default;
  text_source(const text_source&) = delete;
  text_source& operator=(const text_source&) = delete;
  virtual ~text_source() = default;

  /// Without an error; of one game, or of more where it is not `is_single`.
  virtual std::string sound(std::uint64_t seed, bool is_single) = 0;

  /// A game that meets the situation.
  virtual std::string around(std::uint64_t seed, generate::situation what) = 0;

  /// That breaks one of the `rules`.
  virtual std::string broken(std::uint64_t seed, rule broken) = 0;

  /// That breaks any of them.
  virtual std::string broken_anyhow(std::uint64_t seed) = 0;

  virtual const std::vector<rule>& rules() const = 0;
};

/// Throws `generate::no_such_text`.
std::unique_ptr<text_source> make_text_source(const generate::request& request,
                                              const criteria& criteria);

}  // namespace strictpgn::differential
