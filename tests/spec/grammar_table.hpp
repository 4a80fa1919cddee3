// Tables that say of each production what it reads.
#pragma once

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/grammar_bytes.hpp"
#include "spec/grammar_drawing.hpp"
#include "spec/lowering.hpp"
#include "strictpgn/rule_id.hpp"

namespace strictpgn::tests {

inline constexpr std::nullopt_t no = std::nullopt;

/// One text: what the production reads of it, or that it does not fit, and the deviations on the
/// way.
struct row {
  std::string_view text;
  std::optional<std::string_view> prefix;
  std::vector<rule> deviations{};
};

/// A text that is read to its end.
inline row whole(std::string_view text, std::vector<rule> deviations = {}) {
  return {text, text, std::move(deviations)};
}

/// One production with its texts.
struct production {
  std::string_view name;
  std::vector<row> rows;
};

template <typename Production>
production of(std::vector<row> rows) {
  return {spec::production_name<Production>, std::move(rows)};
}

inline std::string names_of(const std::vector<rule>& deviations) {
  std::string names;
  for (const rule id : deviations)
    names.append(names.empty() ? "" : " ").append(id == elsewhere ? "elsewhere" : name_of(id));
  return names;
}

inline std::string shown(const std::optional<std::string_view>& prefix) {
  return prefix ? '`' + shown_bytes(*prefix) + '`' : "does not fit";
}

inline void check_rows(const production& production) {
  for (const auto& [text, prefix, deviations] : production.rows) {
    const auto found = read_by(production.name, text);
    BOOST_TEST_CONTEXT(production.name << " reads " << shown_bytes(text)) {
      BOOST_TEST(shown(found.prefix) == shown(prefix));
      BOOST_TEST(names_of(found.deviations) == names_of(deviations));
    }
  }
}

/// Whether a text is there that fits and one that does not, for a production that does not fit
/// everywhere.
inline bool shows_both_sides(const production& production) {
  if (read_by(production.name, "").prefix && read_by(production.name, "\f").prefix) return true;
  const auto fits = [](const row& each) { return each.prefix.has_value(); };
  return std::ranges::any_of(production.rows, fits) && !std::ranges::all_of(production.rows, fits);
}

}  // namespace strictpgn::tests
