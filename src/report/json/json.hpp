// Findings for machines: JSON Lines after the schema in SCHEMA.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "report/renderer.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::report {

/// Version of the schema of findings and summary; raised when a field goes or changes its meaning.
inline constexpr int json_version = 1;

/// Appends the last line of a run.
void render_json_summary(std::string& out, const run_summary& all);

/// A line for each finding as it comes, and the summary.
class json_renderer : public renderer {
 public:
  explicit json_renderer(std::string& out) : out_(out) {}

  void append(const diagnostic& finding, render_context& where) override;
  void end(const run_summary& all) override { render_json_summary(out_, all); }

 private:
  /// What all findings of a rule and severity have in one file.
  struct same_parts {
    std::string begin;  ///< of the line, up to the message
    std::string end;    ///< of the line, with its newline
  };

  static constexpr auto severity_count = static_cast<std::size_t>(severity::error) + 1;

  const same_parts& same_for(const diagnostic& finding, const render_context& where);

  std::string& out_;
  std::string file_;
  profile format_ = profile::import_format;
  std::vector<same_parts> same_;
  /// Of each rule and severity, its place in those, from 1; 0 where none has been told.
  std::array<std::array<std::uint16_t, severity_count>, rule_count> places_{};
};

}  // namespace strictpgn::report
