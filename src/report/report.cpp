#include "strictpgn/report.hpp"

#include "report/json/json.hpp"
#include "report/render_context.hpp"
#include "report/text/text.hpp"

namespace strictpgn {
namespace {

void append_all(report::renderer& to, std::span<const diagnostic> findings,
                const source_window& source, const render_options& options) {
  report::render_context where{.file = options.file,
                               .encoding = options.encoding,
                               .lines = text::line_index(source),
                               .format = options.format};
  to.begin_file(options.file);
  for (const auto& finding : findings) to.append(finding, where);
}

}  // namespace

std::string render_text(std::span<const diagnostic> findings, const source_window& source,
                        const render_options& options) {
  std::string out;
  report::text_renderer to(
      out, {.is_concise = options.is_concise,
            .shown = severity::off,
            .repeats = 0,
            .look = {.style = report::style(options.is_colored), .width = options.width}});
  append_all(to, findings, source, options);
  return out;
}

std::string render_json(std::span<const diagnostic> findings, const source_window& source,
                        const render_options& options) {
  std::string out;
  report::json_renderer to(out);
  append_all(to, findings, source, options);
  return out;
}

std::string render_text(const diagnostic& finding, const source_window& source,
                        const render_options& options) {
  return render_text(std::span(&finding, 1), source, options);
}

std::string render_json(const diagnostic& finding, const source_window& source,
                        const render_options& options) {
  return render_json(std::span(&finding, 1), source, options);
}

}  // namespace strictpgn
