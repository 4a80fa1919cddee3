// Workflow commands: GitHub Actions shows each as an annotation at its line.
#pragma once

#include <string>
#include <string_view>

#include "report/repetition.hpp"
#include "report/text/text.hpp"

namespace strictpgn::report {

/// A text as the message of a workflow command: `%`, CR and LF are written as `%25`, `%0D`, `%0A`.
std::string command_message(std::string_view text);

/// A text as a property of a workflow command, in which `:` and `,` have a meaning too.
std::string command_property(std::string_view text);

/// One command for each finding that the options show, a notice for what they leave out, and the
/// summary of the text reports, which no command is.
class github_renderer : public renderer {
 public:
  github_renderer(std::string& out, const text_options& options) : out_(out), options_(options) {}

  shown_findings shows() const override { return repeated_.shown(); }
  void begin_file(std::string_view file) override;
  void note_counted(std::span<const finding_count> more) override;
  void append(const diagnostic& finding, render_context& where) override;
  void end_file(const summary& of_file) override;
  void note_unread(std::string_view file, std::string_view why) override;
  void note_refused(std::string_view file, std::string_view why) override;
  void end(const run_summary& all) override;

 private:
  std::string& out_;
  text_options options_;
  std::string file_;
  repetition repeated_{options_.shown, options_.repeats};
};

}  // namespace strictpgn::report
