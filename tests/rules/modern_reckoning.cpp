// Beside each finding stands what the profile `modern` would make of it (D156): what the summary
// says of that profile holds when the file is held against it.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/conformance_case.hpp"
#include "conformance/some_cases.hpp"
#include "files.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/records.hpp"
#include "strictpgn/rule.hpp"

BOOST_AUTO_TEST_SUITE(modern_reckoning)

namespace {

using namespace strictpgn;

struct text_of_games {
  std::string name;
  std::string text;
  std::optional<record_format> format{};  // of records; none: games
};

struct found_in {
  std::vector<diagnostic> diagnostics;
  summary totals;
};

found_in check(const text_of_games& one, const options& options) {
  if (!one.format) {
    auto found = check_database(one.text, options);
    return {std::move(found.diagnostics), found.totals};
  }
  auto found = check_records(one.text, *one.format, fen_dialect::fen, options);
  return {std::move(found.diagnostics), found.totals};
}

options options_of(profile format, encoding how_encoded) {
  options options;
  options.format = format;
  options.encoding = how_encoded;
  options.fixes = false;
  return options;
}

const auto import_as_usual = options_of(profile::import_format, encoding::latin1);
const auto modern_as_usual = options_of(profile::modern, encoding::utf8);

/// In one encoding both profiles find the same, and what is noted beside each finding is so.
void each_finding_is_what_was_said(const text_of_games& one) {
  const auto here = check(one, options_of(profile::import_format, encoding::utf8));
  const auto there = check(one, modern_as_usual);
  BOOST_TEST(here.diagnostics.size() == there.diagnostics.size(), one.name);
  const auto is_same = [](const diagnostic& import, const diagnostic& modern) {
    return import.id == modern.id && import.where == modern.where &&
           import.in_modern == modern.level && modern.in_modern == modern.level;
  };
  const auto [differs, other] = std::ranges::mismatch(here.diagnostics, there.diagnostics, is_same);
  if (differs == here.diagnostics.end() || other == there.diagnostics.end()) return;
  BOOST_ERROR(one.name << ": " << name_of(differs->id) << " at " << differs->where.begin << ", "
                       << name_of(differs->in_modern) << ": it is " << name_of(other->level) << " ("
                       << name_of(other->id) << ')');
}

/// Whatever the encoding of the input.
void errors_are_as_many_or_none(const text_of_games& one) {
  const auto here = check(one, import_as_usual).totals.errors_in_modern;
  const auto there = check(one, modern_as_usual).totals.errors;
  BOOST_TEST((here == 0) == (there == 0), one.name << ": " << here << ", and " << there);
}

void hold(const text_of_games& one) {
  each_finding_is_what_was_said(one);
  errors_are_as_many_or_none(one);
}

std::vector<std::string> generated_texts() {
  std::vector<std::string> texts;
  for (auto seed = tests::seed(); seed != tests::seed() + 400; ++seed) {
    generate::request request;
    request.violates_any = true;
    texts.push_back(generate::generator(request).make(seed).text);
  }
  return texts;
}

}  // namespace

BOOST_AUTO_TEST_CASE(of_conformance_inputs) {
  for (const auto& one : tests::some_cases()) hold({one.name(), one.input, one.format()});
}

BOOST_AUTO_TEST_CASE(of_generated_and_mutated_texts) {
  const auto texts = generated_texts();
  for (const auto& text : texts) hold({text, text});
  generate::mutator from(texts);
  for (auto seed = tests::seed(); seed != tests::seed() + 1000; ++seed) {
    const auto result = from.make(seed).text;
    hold({result, result});
  }
}

/// Any bytes, in the places where characters above 0x7F are judged, and where they are not.
BOOST_AUTO_TEST_CASE(of_texts_in_any_encoding) {
  const std::string_view letters[] = {
      "\xE9",         "\xC3\xA9",         "\x85", "\xC2\x85", "\xC2\xAB", "\xAB", "\xC3",
      "\xE2\x98\x83", "\xF0\x9F\x98\x80", "\xFF", "e"};
  for (const auto first : letters) {
    for (const auto second : letters) {
      const auto both = std::string(first) + std::string(second);
      for (const auto& text :
           {"[Event \"" + both + "\"]\n\n*\n", "1. e4 {" + both + "} *\n",
            "1. e4 ;" + both + "\n*\n", "1. e4 " + both + " *\n", "[Ev" + both + " \"x\"]\n\n*\n",
            "%" + both + "\n1. e4 *\n", "1. " + both + "f3 *\n",
            "[White \"B, " + std::string(first) + "\"]\n[Black \"" + std::string(second) +
                "\"]\n\n*\n",
            "[Event \"" + std::string(first) + "\"]\n\n1. e4 {" + std::string(second) + "} *\n"})
        hold({text, text});
      hold({"EPD", "4k3/8/8/8/8/8/8/4K3 w - - c0 \"" + both + "\";\n", record_format::epd});
    }
    for (const std::size_t count : {100, 128, 200, 256, 500, 900}) {
      std::string many;
      for (std::size_t at = 0; at != count; ++at) many += first;
      hold({"many", "[Event \"" + many + "\"]\n\n*\n"});
      hold({"EPD", "4k3/8/8/8/8/8/8/4K3 w - - c0 \"" + many + "\";\n", record_format::epd});
    }
  }
}

/// What is only counted is counted for `modern` too.
BOOST_AUTO_TEST_CASE(of_more_findings_than_are_kept) {
  for (const std::string_view rest : {"", " Ke6", " {\xE9}"}) {
    std::string text = "1. e4 e5 2. Nf3";
    for (int at = 0; at != 300; ++at) text += " $201";
    text += std::string(rest) + " *\n";
    auto here = import_as_usual;
    auto there = modern_as_usual;
    here.limits.diagnostics = there.limits.diagnostics = 100;
    here.levels = there.levels = {{rule::limit_diagnostics, severity::info}};
    const auto said = check_database(text, here).totals.errors_in_modern;
    const auto is = check_database(text, there).totals.errors;
    BOOST_TEST((said == 0) == (is == 0), text.substr(text.size() - 20));
  }
}

/// What the user sets holds under `modern` too. A line that is too long in bytes alone counts as an
/// error all the same.
BOOST_AUTO_TEST_CASE(of_rules_that_the_user_sets) {
  for (const auto level : {severity::off, severity::info, severity::error}) {
    for (const auto& one : tests::some_cases()) {
      if (one.format()) continue;
      auto here = import_as_usual;
      auto there = modern_as_usual;
      here.levels = there.levels = {
          {rule::str_tag_missing, level},           {rule::move_null, level},
          {rule::line_80_or_more, level},           {rule::result_contradicts_mate, level},
          {rule::encoding_utf8_suspected, level},   {rule::encoding_utf8_invalid, level},
          {rule::player_name_initial_period, level}};
      const auto said = check_database(one.input, here).totals.errors_in_modern;
      const auto is = check_database(one.input, there).totals.errors;
      BOOST_TEST((said != 0 || is == 0), one.name());
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(modern_reckoning_files)

namespace {

using namespace strictpgn;
using namespace modern_reckoning;

}  // namespace

BOOST_AUTO_TEST_CASE(of_any_files) {
  int hints = 0;
  for (const auto& [name, text] : tests::samples({".pgn", ".epd", ".fen"})) {
    const text_of_games one{name, text, record_format_of(name)};
    hold(one);
    const auto found = check(one, import_as_usual).totals;
    hints += found.errors != 0 && found.errors_in_modern == 0;
  }
  BOOST_TEST_MESSAGE("files that have errors under import alone: " << hints);
}

BOOST_AUTO_TEST_SUITE_END()
