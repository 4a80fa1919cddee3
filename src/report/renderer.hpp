// What the forms of a report have in common.
#pragma once

#include <span>
#include <string_view>

#include "report/render_context.hpp"
#include "report/run_summary.hpp"
#include "report/shown_findings.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::report {

/// A report while it is being written. For each input come `begin_file`, then, for each step that
/// has findings, `note_counted`, `begin_step` and its findings in text order, then `end_file`; or
/// one `note_unread`. `end` comes last of all.
class renderer {
 public:
  renderer() = default;
  renderer(const renderer&) = delete;
  renderer& operator=(const renderer&) = delete;
  virtual ~renderer() = default;

  /// It need not be given others than these.
  virtual shown_findings shows() const { return {}; }
  /// The name of the input, in any bytes.
  virtual void begin_file(std::string_view) {}
  /// Of a step: findings of which only the number is known.
  virtual void note_counted(std::span<const finding_count>) {}
  /// A step with findings to append.
  virtual void begin_step(const reading&) {}
  virtual void append(const diagnostic& finding, render_context& where) = 0;
  virtual void end_file(const summary&) {}
  /// An input that could not be opened or read to its end, and why; both in any bytes.
  virtual void note_unread(std::string_view, std::string_view) {}
  /// An input that should have been put right and stays as it is, and why; its findings may have
  /// been told as if it were. Both in any bytes.
  virtual void note_refused(std::string_view, std::string_view) {}
  virtual void end(const run_summary&) {}
};

/// A step of a reading, as a report is given it. Calls `after_each` behind each finding.
template <typename Function>
void append_step(renderer& to, const reading& step, render_context& where, Function&& after_each) {
  to.note_counted(step.more_findings);
  if (step.findings.empty()) return;
  where.move_to(step.source);
  to.begin_step(step);
  for (const auto& finding : step.findings) {
    to.append(finding, where);
    after_each();
  }
}

}  // namespace strictpgn::report
