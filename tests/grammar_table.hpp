// Tables that say of each production what it reads.
#pragma once

#include <boost/test/unit_test.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "grammar_bytes.hpp"
#include "grammar_trace.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::tests {

inline constexpr std::nullopt_t no = std::nullopt;

/// One text: what the production reads of it, or that it does not fit, and the deviations on the
/// way.
struct row {
  std::string_view text;
  std::optional<std::string_view> prefix;
  std::vector<rule> deviations{};
};

/// One production with its texts.
struct production {
  std::string_view name;
  derivation (*read)(std::string_view);
  std::vector<row> rows;
};

inline std::string names_of(const std::vector<rule>& deviations) {
  std::string names;
  for (const rule id : deviations)
    names.append(names.empty() ? "" : " ").append(id == elsewhere ? "elsewhere" : name_of(id));
  return names;
}

inline std::string shown(const std::optional<std::string_view>& prefix) {
  return prefix ? '`' + shown_bytes(*prefix) + '`' : "does not fit";
}

inline void check_rows(const production& of) {
  for (const auto& [text, prefix, deviations] : of.rows) {
    const auto found = of.read(text);
    BOOST_TEST_CONTEXT(of.name << " reads " << shown_bytes(text)) {
      BOOST_TEST(shown(found.prefix) == shown(prefix));
      BOOST_TEST(names_of(found.deviations) == names_of(deviations));
    }
  }
}

/// Whether a text is there that fits and one that does not, for a production that does not fit
/// everywhere.
inline bool shows_both_sides(const production& of) {
  bool has_fit = false, has_misfit = false;
  for (const auto& each : of.rows) (each.prefix ? has_fit : has_misfit) = true;
  return has_fit && has_misfit;
}

}  // namespace strictpgn::tests
