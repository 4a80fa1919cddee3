// Formatting loses nothing, brings no finding that was not there before, and changes nothing the
// second time; a text without findings comes back byte for byte; what export accepts, import
// accepts.
#include "strictpgn/write.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "expect.hpp"
#include "format/format_promises.hpp"
#include "write/line_filler.hpp"
#include "write/write_rules.hpp"

namespace {

using namespace strictpgn;
using fuzz::expect;

constexpr profile formats[] = {profile::export_format, profile::archival, profile::reduced};

void expect_promises(std::string_view text, const options& settings) {
  const auto options = tests::writing(settings.format, settings.encoding);
  for (const auto& broken :
       {tests::broken_promise(text, options), tests::broken_promise_of_force(text, options)})
    if (!broken.empty()) fuzz::give_up("a promise of formatting: " + broken);
}

/// A number that is no glyph's, and longer than a line: it is kept, and fits on none.
bool is_glyph_without_line(const diagnostic& found) {
  return found.id == rule::nag_out_of_range &&
         found.where.end - found.where.begin > write::most_columns;
}

void expect_layout(const written& written, const options& options) {
  const auto all = check_database(written.text, options).diagnostics;
  const bool may_be_long = std::ranges::any_of(all, is_glyph_without_line);
  for (const auto& found : all)
    if (tests::is_about_writing(found.id) &&
        !(may_be_long && found.id == rule::export_movetext_line_too_long))
      fuzz::give_up("what is written has no " + std::string(name_of(found.id)));
}

void expect_acceptance(std::string_view text, const checked& read, options options) {
  if (read.totals.errors != 0) return;
  options.format = profile::import_format;
  for (const auto& found : check_database(text, options).diagnostics)
    if (found.level == severity::error)
      fuzz::give_up("what export accepts, import accepts: " + std::string(name_of(found.id)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text_of(data, size);
  options options;
  options.format = formats[size % std::size(formats)];
  options.encoding = static_cast<encoding>(size / std::size(formats) % 2);
  expect_promises(text, options);
  const auto written = write_database(text, options);
  expect_layout(written, options);
  const auto read = check_database(text, options);
  if (tests::is_clean(read)) {
    expect(written.omissions.empty(), "nothing of a text without findings is left out");
    expect(!written.mended.empty() || written.text == text,
           "a text without findings comes back byte for byte");
  }
  expect_acceptance(text, read, options);
  return 0;
}
