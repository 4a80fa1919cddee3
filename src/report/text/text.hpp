// The report for people: full or concise, with statistics and a summary at its end.
#pragma once

#include <optional>
#include <string>

#include "report/renderer.hpp"
#include "report/repetition.hpp"

namespace strictpgn::report {

/// What a text report shows and how.
struct text_options {
  bool is_concise = false;
  severity shown = severity::warning;  ///< findings below that are only counted
  std::uint64_t repeats = 5;           ///< of one rule and file; 0 for all
  bool has_statistics = false;
  bool has_summary = true;
  report::look look;
};

class text_renderer : public renderer {
 public:
  text_renderer(std::string& out, const text_options& options) : out_(out), options_(options) {}

  shown_findings shows() const override { return repeated_.shown(); }
  void begin_file(std::string_view file) override;
  void note_counted(std::span<const finding_count> more) override;
  void append(const diagnostic& finding, render_context& where) override;
  void end_file(const summary& of_file) override;
  void end(const run_summary& all) override;

 private:
  std::string& out_;
  text_options options_;
  std::string file_;
  repetition repeated_{options_.shown, options_.repeats};
};

}  // namespace strictpgn::report
