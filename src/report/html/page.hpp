// Findings as one self-contained page of HTML: no network, no script needed to read it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "report/renderer.hpp"
#include "report/repetition.hpp"
#include "strictpgn/rule_counts.hpp"

namespace strictpgn::report {

/// What a page shows.
struct html_options {
  severity shown = severity::warning;  ///< findings below that are only counted
  std::uint64_t repeats = 50;          ///< findings of one rule and file; 0 for all
  std::uint64_t size = 4 << 20;        ///< bytes of findings: a browser has to hold them
};

/// Keeps the findings that the page will show and writes it at the end. What does not fit is
/// counted, and the page says so.
class html_renderer : public renderer {
 public:
  /// Of a game, as its tags have them, and its result.
  struct players {
    std::string white;
    std::string black;
    std::string result;
  };

  html_renderer(std::string& out, html_options options) : out_(out), options_(options) {}

  shown_findings shows() const override { return repeated_.shown(); }
  void begin_file(std::string_view file) override;
  void note_counted(std::span<const finding_count> more) override;
  void begin_step(const reading& step) override;
  void append(const diagnostic& finding, render_context& where) override;
  void end_file(const summary& of_file) override;
  void note_unread(std::string_view file, std::string_view why) override;
  void note_refused(std::string_view file, std::string_view why) override;
  void end(const run_summary& all) override;

 private:
  void open_game(const diagnostic& finding, const render_context& where);
  void close_game();
  void append_rest();
  void append_header(const run_summary& all);
  void append_filters();
  void append_statistics(const run_summary& all);
  bool is_full() const { return files_.size() + file_.size() >= options_.size; }

  std::string& out_;
  html_options options_;

  std::string files_;  ///< sections of the files read so far
  std::string clean_;  ///< names of those without findings, and how many games they have
  rule_counts on_page_;
  std::map<severity, std::uint64_t> levels_;
  std::uint64_t findings_ = 0;  ///< on the page
  std::uint64_t left_out_ = 0;

  // Of the file that is being read:
  std::string name_;
  std::string file_;
  players players_;
  repetition repeated_{options_.shown, options_.repeats};
  std::map<rule, std::uint64_t> rest_;  ///< findings that are not on the page
  bool is_game_open_ = false;
};

}  // namespace strictpgn::report
