// Findings for machines: JSON Lines after the schema in SCHEMA.md.
#pragma once

#include <string>

#include "report/renderer.hpp"

namespace strictpgn::report {

/// Version of the schema of findings and summary; raised when a field goes or changes its meaning.
inline constexpr int json_version = 1;

/// Appends the finding as one line.
void render_json(std::string& out, const diagnostic& finding, render_context& where);

/// Appends the last line of a run.
void render_json_summary(std::string& out, const run_summary& all);

/// A line for each finding as it comes, and the summary.
class json_renderer : public renderer {
 public:
  explicit json_renderer(std::string& out) : out_(out) {}

  void append(const diagnostic& finding, render_context& where) override {
    render_json(out_, finding, where);
  }
  void end(const run_summary& all) override { render_json_summary(out_, all); }

 private:
  std::string& out_;
};

}  // namespace strictpgn::report
