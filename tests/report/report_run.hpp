// A whole report of a text, as `check` would write it.
#pragma once

#include <string>
#include <string_view>

#include "report/renderer.hpp"
#include "report/run_summary.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::tests {

/// Reads the text and lets the renderer report it under that name.
inline void report_file(report::renderer& to, std::string_view text, const options& options,
                        report::run_summary& all, const std::string& name = "games.pgn") {
  auto games = reader::text(text, options);
  to.begin_file(name);
  report::render_context where{
      .file = name, .encoding = options.encoding, .format = options.format};
  while (games.next()) {
    const auto& step = games.current();
    report::add(all.totals, step);
    report::append_step(to, step, where, [] {});
  }
  to.end_file(games.totals());
  all.totals.bytes += games.totals().bytes;
  ++all.files;
}

/// A report of that one text.
template <class Renderer, class... Arguments>
std::string report_of(std::string_view text, const options& options, Arguments... arguments) {
  std::string out;
  Renderer to(out, arguments...);
  report::run_summary all;
  all.format = options.format;
  report_file(to, text, options, all);
  to.end(all);
  return out;
}

}  // namespace strictpgn::tests
