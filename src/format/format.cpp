#include "strictpgn/format.hpp"

#include <istream>

#include "format/formatter.hpp"
#include "text/open.hpp"

namespace strictpgn {

format_totals format_text(std::string_view text, const format_options& how,
                          const block_sink& take) {
  read::session in(text, format::reading_options(how), read::depth::meaning);
  return format::formatter(in, how, take).run();
}

format_totals format_stream(std::istream& stream, const format_options& how,
                            const block_sink& take) {
  read::session in(text::read_from(stream), format::reading_options(how), read::depth::meaning);
  return format::formatter(in, how, take).run();
}

format_totals format_file(const std::filesystem::path& name, const format_options& how,
                          const block_sink& take) {
  const auto opened = text::open(name);
  return format_stream(*opened, how, take);
}

formatted format_database(std::string_view text, const format_options& how) {
  formatted made;
  made.totals = format_text(text, how, [&](const formatted_block& block) {
    made.text += block.text;
    made.notes.insert(made.notes.end(), block.notes.begin(), block.notes.end());
    made.reduced += block.reduced;
  });
  return made;
}

}  // namespace strictpgn
