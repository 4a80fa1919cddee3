#include "report/text/text.hpp"

#include "report/statistics.hpp"
#include "report/text/concise.hpp"
#include "report/text/full.hpp"
#include "report/text/summary.hpp"

namespace strictpgn::report {

void text_renderer::begin_file(std::string_view file) {
  file_ = file;
  repeated_ = repetition(how_.repeats);
}

void text_renderer::append(const diagnostic& finding, render_context& where) {
  if (finding.level < how_.shown || !repeated_.shows(finding)) return;
  if (how_.is_concise) return render_concise(out_, finding, where, how_.look);
  const bool is_first = repeated_.is_first(finding.id);
  render_full(out_, finding, where, how_.look,
              is_first ? explanation::given : explanation::left_out);
}

void text_renderer::end_file(const summary&) { repeated_.render_rest(out_, file_, how_.look); }

void text_renderer::end(const run_summary& all) {
  if (how_.has_statistics) render_statistics(out_, all.totals);
  if (how_.has_summary && all.files != 0) render_summary(out_, all, how_.shown, how_.look);
}

}  // namespace strictpgn::report
