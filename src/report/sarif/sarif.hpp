// Findings as SARIF 2.1.0 (OASIS), the format of code scanning services and editors.
#pragma once

#include <string>
#include <vector>

#include "report/json/json_text.hpp"
#include "report/renderer.hpp"
#include "report/sarif/fingerprint.hpp"
#include "strictpgn/options.hpp"

namespace strictpgn::report {

/// A log with one run. Each result is written as it comes; the rules that had results, the inputs
/// and the invocation follow.
class sarif_renderer : public renderer {
 public:
  sarif_renderer(std::string& out, const options& options);

  void begin_file(std::string_view file) override;
  void begin_step(const reading& step) override;
  void append(const diagnostic& finding, render_context& where) override;
  void end_file(const summary& of_file) override;
  void note_unread(std::string_view file, std::string_view why) override;
  void note_refused(std::string_view file, std::string_view why) override;
  void end(const run_summary& all) override;

 private:
  std::size_t index_of(rule id);
  json result_of(const diagnostic& finding, render_context& where);
  json driver() const;
  json invocation();

  std::string& out_;
  options options_;
  fingerprinter prints_;
  std::vector<rule> rules_;  ///< in the order of their first result
  json artifacts_ = json::array();
  json troubles_ = json::array();
  bool has_results_ = false;
};

}  // namespace strictpgn::report
