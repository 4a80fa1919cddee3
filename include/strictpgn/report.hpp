// Findings as the program shows them: pictures or lines for people, JSON Lines for programs.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/profile.hpp"
#include "strictpgn/source.hpp"

namespace [[gnu::visibility("default")]] strictpgn {

/// What is to be known of the input beside its bytes, and how its findings are to look.
struct render_options {
  std::string file = "<text>";  ///< the name of the input; any bytes, taken for UTF-8
  strictpgn::encoding encoding = strictpgn::encoding::latin1;  ///< that the input was read in
  profile format = profile::import_format;  ///< that it was held against; JSON tells it
  std::size_t width = 100;  ///< columns that lines of the input are cropped to, at least some 40
  bool is_colored = false;  ///< with the escape sequences that terminals take for colors
  bool is_concise = false;  ///< a line for each finding instead of a picture
};

// The functions below give text in UTF-8 that belongs to the caller: whole lines, none of them for
// no findings. What it quotes of the input is made visible, so that no terminal obeys it. Places in
// findings are bytes from the start of the input, and `source` is the part of it at hand, that of
// the step which has the findings (`reading::source`, valid until the next step). Of a place that
// it does not hold no line is shown. Nothing is kept; any number of threads may call them.

/// The picture of a finding: what is wrong, its file, line and column (both 1-based, the column in
/// bytes), the lines of the input with marks below the places, the board where that explains it,
/// what would fit, the section of the standard, what to do; then an empty line. Or, concise,
/// "file:line:column: severity: rule: message".
std::string render_text(const diagnostic& finding, const source_window& source,
                        const render_options& options = {});
/// The pictures of all of them, whatever their severity, in their order, which is best that of the
/// text. What is the same for all findings of a rule is said with the first of them. Reads the
/// source once, where the findings one by one would read it as often as there are of them.
std::string render_text(std::span<const diagnostic> findings, const source_window& source,
                        const render_options& options = {});

/// The finding as one line of JSON, in ASCII: the members that `check --format json` writes, after
/// the JSON Schema check.schema.json. Lines and columns as above, `begin` and `end` in bytes.
std::string render_json(const diagnostic& finding, const source_window& source,
                        const render_options& options = {});
/// A line for each of them, likewise; no summary.
std::string render_json(std::span<const diagnostic> findings, const source_window& source,
                        const render_options& options = {});

/// The same for one finding or several about a whole text, which was read from its first byte: by
/// `check_database`, `check_records`, or by functions that take what somebody types.
///
///     const auto found = resolve(position::initial(), "Ke2");
///     std::cout << render_text(found.findings, "Ke2");
template <typename Findings>
std::string render_text(const Findings& findings, std::string_view text,
                        const render_options& options = {}) {
  return render_text(findings, source_window{.text = text}, options);
}
template <typename Findings>
std::string render_json(const Findings& findings, std::string_view text,
                        const render_options& options = {}) {
  return render_json(findings, source_window{.text = text}, options);
}

}  // namespace strictpgn
