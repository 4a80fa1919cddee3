// What is written holds the same games and is written again as it is; a text without findings comes
// back byte for byte; what export accepts, import accepts.
#include "strictpgn/write.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "hold.hpp"
#include "write_rules.hpp"
#include "write_story.hpp"

namespace {

using namespace strictpgn;
using fuzz::hold;

constexpr profile formats[] = {profile::export_format, profile::archival, profile::reduced};

void hold_fixed_point(const written& first, const options& how) {
  const auto second = write_database(first.text, how);
  hold(second.text == first.text, "what is written is written again as it is");
  hold(second.omissions.empty(), "nothing of what is written is left out");
  for (const auto& found : check_database(first.text, how).diagnostics)
    if (tests::is_about_writing(found.id))
      fuzz::give_up("what is written has no " + std::string(name_of(found.id)));
}

void hold_acceptance(std::string_view text, const checked& read, options how) {
  if (read.totals.errors != 0) return;
  how.format = profile::import_format;
  for (const auto& found : check_database(text, how).diagnostics)
    if (found.level == severity::error)
      fuzz::give_up("what export accepts, import accepts: " + std::string(name_of(found.id)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text_of(data, size);
  options how;
  how.format = formats[size % std::size(formats)];
  how.encoding = static_cast<encoding>(size / std::size(formats) % 2);
  const auto made = write_database(text, how);
  hold_fixed_point(made, how);
  hold_stories(text);
  const auto read = check_database(text, how);
  if (tests::is_clean(read)) {
    hold(made.text == text, "a text without findings comes back byte for byte");
    hold(made.omissions.empty(), "nothing of a text without findings is left out");
  }
  hold_acceptance(text, read, how);
  return 0;
}
