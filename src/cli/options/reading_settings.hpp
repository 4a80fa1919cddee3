// How to read and judge, as far as somebody has said so.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "strictpgn/options.hpp"

namespace strictpgn::cli {

/// A limit that was set; without a member it is `rav_depth`, which has another type.
struct limit_setting {
  std::uint64_t strictpgn::limits::*which = nullptr;
  std::uint64_t value = 0;

  void put_into(strictpgn::limits& all) const;
};

/// What the command line or a part of a configuration file says.
struct reading_settings {
  std::optional<profile> format;
  std::optional<strictpgn::encoding> encoding;
  std::vector<std::pair<rule, severity>> levels;
  std::vector<limit_setting> limits;

  /// Puts what another says over this.
  void put(const reading_settings& over);

  /// The usual for what nobody has said.
  options to_options() const;
};

// The names and values that the command line and configuration files share. `option` says in a
// complaint what was being set; all throw `usage_error`.
profile parse_profile(std::string_view option, std::string_view text);
encoding parse_encoding(std::string_view option, std::string_view text);
severity parse_level(std::string_view option, std::string_view text);
severity parse_failing_level(std::string_view option, std::string_view text);
rule parse_rule(std::string_view option, std::string_view name);
/// Sizes may end in K, M or G (powers of 1024).
limit_setting parse_limit(std::string_view option, std::string_view name, std::string_view value);

}  // namespace strictpgn::cli
