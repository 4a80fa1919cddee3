#include "strictpgn/format.hpp"

#include <istream>

#include "format/formatter.hpp"
#include "text/open.hpp"

namespace strictpgn {

format_totals format_text(std::string_view text, const format_options& options,
                          const block_sink& take) {
  read::session in(text, format::laid_out_anew(options));
  return format::formatter(in, options, take).run();
}

format_totals format_stream(std::istream& stream, const format_options& options,
                            const block_sink& take) {
  read::session in(text::read_from(stream), format::laid_out_anew(options));
  return format::formatter(in, options, take).run();
}

format_totals format_file(const std::filesystem::path& name, const format_options& options,
                          const block_sink& take) {
  const auto opened = text::open(name);
  return format_stream(*opened, options, take);
}

formatted format_database(std::string_view text, const format_options& options) {
  formatted formatted;
  formatted.totals = format_text(text, options, [&](const formatted_block& block) {
    formatted.text += block.text;
    formatted.notes.insert(formatted.notes.end(), block.notes.begin(), block.notes.end());
    formatted.reduced += block.reduced;
  });
  return formatted;
}

}  // namespace strictpgn
