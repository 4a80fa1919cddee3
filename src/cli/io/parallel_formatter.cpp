#include "cli/io/parallel_formatter.hpp"

#include "cli/io/parallel_reader.hpp"
#include "format/block_course.hpp"
#include "format/text_comparison.hpp"

namespace strictpgn::cli {

format_totals format_in_parts(const byte_stream::read_function& source,
                              const format_options& options, workers& by, const block_sink& take) {
  parallel_reader<format::block_course> blocks(source, options, by.pool(), by.part_size());
  format::text_comparison compared;
  blocks.read([&](const format::kept_block& one) {
    take(one.shown(blocks.totals().read));
    compared.add(one.source, one.text);
  });
  auto totals = blocks.totals();
  totals.is_changed = !totals.is_refused && (totals.is_changed || !compared.is_equal());
  return totals;
}

bool is_formatted_in_parts(const format_options& options, const workers& by,
                           std::optional<std::uint64_t> size) {
  return by.share(format::laid_out_anew(options), size);
}

}  // namespace strictpgn::cli
