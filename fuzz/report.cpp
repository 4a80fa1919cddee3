// Reports of any text: those for people hold nothing that acts on a terminal, those for programs
// are what they say they are.
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "expect.hpp"
#include "report/json/json.hpp"
#include "report/report_run.hpp"
#include "report/sarif/sarif.hpp"
#include "report/text/text.hpp"
#include "report/tree/tree_json.hpp"
#include "report/tree_places.hpp"
#include "text/code_point.hpp"

namespace {

using namespace strictpgn;
using fuzz::expect;

bool is_harmless(std::string_view text) {
  while (!text.empty()) {
    const auto found = text::first_code_point(text, encoding::utf8);
    const bool is_control =
        found.value != '\n' && (found.value < 0x20 || (found.value >= 0x7F && found.value < 0xA0));
    if (!found.is_valid || is_control) return false;
    text.remove_prefix(found.length);
  }
  return true;
}

void expect_json(std::string_view text) {
  expect(nlohmann::json::accept(text), "what is written as JSON is JSON");
}

void expect_json_lines(std::string_view text) {
  expect(text.empty() || text.back() == '\n', "the last line has an end");
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = text.find('\n', begin);
    expect_json(text.substr(begin, end - begin));
    begin = end + 1;
  }
}

std::string trees_of(std::string_view text, const options& options) {
  std::string out;
  auto in = reader::text(text, options);
  while (in.next())
    report::render_tree(out, in.current(),
                        {.file = "games.pgn",
                         .number = in.totals().games,
                         .format = options.format,
                         .encoding = options.encoding,
                         .has_fens = true});
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text_of(data, size);
  const auto options = fuzz::options_for(text);
  for (const bool is_concise : {false, true}) {
    const report::text_options looks{.is_concise = is_concise,
                                     .shown = severity::info,
                                     .has_statistics = true,
                                     .look = {.width = size % 120}};
    expect(is_harmless(tests::report_of<report::text_renderer>(text, options, looks)),
           "a text report is harmless");
  }
  expect_json_lines(tests::report_of<report::json_renderer>(text, options));
  expect_json(tests::report_of<report::sarif_renderer>(text, options, options));
  const auto trees = trees_of(text, options);
  expect_json_lines(trees);
  expect(tests::gives_back(trees, text), "trees give the text back");
  return 0;
}
