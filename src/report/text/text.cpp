#include "report/text/text.hpp"

#include "report/statistics.hpp"
#include "report/text/concise.hpp"
#include "report/text/full.hpp"
#include "report/text/summary.hpp"

namespace strictpgn::report {

void text_renderer::begin_file(std::string_view file) {
  file_ = file;
  repeated_ = repetition(options_.shown, options_.repeats);
}

void text_renderer::note_counted(std::span<const finding_count> more) {
  for (const auto& one : more) repeated_.add(one);
}

void text_renderer::append(const diagnostic& finding, render_context& where) {
  if (!repeated_.shows(finding)) return;
  if (options_.is_concise) return render_concise(out_, finding, where, options_.look);
  const bool is_first = repeated_.is_first(finding.id);
  render_full(out_, finding, where, options_.look,
              is_first ? explanation::given : explanation::left_out);
}

void text_renderer::end_file(const summary&) { repeated_.render_rest(out_, file_, options_.look); }

void text_renderer::end(const run_summary& all) {
  if (options_.has_statistics) render_statistics(out_, all.totals);
  if (options_.has_summary && all.has_read())
    render_summary(out_, all, options_.shown, options_.look);
}

}  // namespace strictpgn::report
