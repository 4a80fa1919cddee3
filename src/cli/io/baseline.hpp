// Findings that are known already.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"

namespace strictpgn::cli {

/// The message of a finding as a report of `check --format json` has it.
std::string reported_message(const diagnostic& finding, const report::render_context& where);

/// The findings of an older report. One is known by its file, rule and message, wherever it stands
/// now; and as many times as the report has it.
class baseline {
 public:
  /// From a report of `check --format json`. Throws `usage_error` for what is none.
  explicit baseline(const std::string& report);

  /// What is new of these. Each call takes what it knows out of the older findings.
  std::vector<diagnostic> news_of(std::span<const diagnostic> findings,
                                  const report::render_context& where);
  /// How many were not new.
  std::uint64_t known() const { return known_; }

 private:
  std::map<std::string, std::uint64_t> left_;
  std::uint64_t known_ = 0;
};

}  // namespace strictpgn::cli
