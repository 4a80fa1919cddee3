// Findings for machines: JSON Lines after the schema in SCHEMA.md.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "report/renderer.hpp"

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
  /// The members that all findings of a rule and severity have in one file.
  struct same_members {
    std::string first;
    std::string last;
  };

  const same_members& same_for(const diagnostic& finding, const render_context& where);

  std::string& out_;
  std::string file_;
  profile format_ = profile::import_format;
  std::map<std::pair<rule, severity>, same_members> same_;
};

}  // namespace strictpgn::report
