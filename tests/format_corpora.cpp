// What formatting promises, held against real files, the inputs of the conformance cases, and texts
// that were made or damaged for it.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "conformance_case.hpp"
#include "corpus.hpp"
#include "format_promises.hpp"
#include "generate/generator.hpp"
#include "generate/mutator.hpp"
#include "parse_texts.hpp"
#include "sanitized.hpp"

BOOST_AUTO_TEST_SUITE(format_corpora)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

constexpr profile formats[] = {profile::export_format, profile::archival, profile::reduced};

constexpr int few_or(int many) { return is_sanitized ? many / 10 : many; }

void check_promises(const std::string& text, std::string_view name, encoding how) {
  for (const auto format : formats) {
    const auto asked = writing(format, how);
    for (const auto& broken : {broken_promise(text, asked), broken_promise_of_force(text, asked)})
      BOOST_TEST(broken.empty(), name << " under " << name_of(format) << ": " << broken);
  }
}

void check_all(const std::string& text, std::string_view name) {
  check_promises(text, name, encoding::latin1);
  check_promises(text, name, encoding::utf8);
  for (const std::size_t size : {1u, 7u})
    BOOST_TEST(broken_promise_of_windows(text, writing(profile::export_format), size) == "", name);
}

/// Texts of the request, one for each seed.
void check_generated(generate::request asked, int count) {
  generate::generator from(asked);
  for (int seed = 1; seed <= count; ++seed) {
    const auto text = from.make(static_cast<std::uint64_t>(seed)).text;
    const auto name = fmt::format("{} {}", name_of(asked.format), seed);
    check_promises(text, name, asked.encoding);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_promises_hold_for_the_inputs_of_the_conformance_cases) {
  for (const auto& one : all_cases())
    if (!one.format() && one.input.size() < 100'000) check_all(one.input, one.name());
}

BOOST_AUTO_TEST_CASE(the_promises_hold_for_real_files) {
  for (const auto& file : corpus_files({".pgn"})) {
    const auto text = bytes_of_file(file);
    const auto name = file.filename().string();
    const auto asked = writing(profile::export_format);
    BOOST_TEST(broken_promise(text, asked) == "", name);
    if (text.size() < 500'000) check_promises(text, name, encoding::utf8);
  }
}

BOOST_AUTO_TEST_CASE(the_promises_hold_for_any_annotations) {
  for (const auto format : {profile::import_format, profile::export_format, profile::reduced}) {
    generate::request asked;
    asked.format = format;
    asked.plies = 60;
    asked.games_per_file = 2;
    check_generated(asked, few_or(60));
  }
}

BOOST_AUTO_TEST_CASE(the_promises_hold_whatever_rule_is_broken) {
  for (const auto format : {profile::import_format, profile::export_format, profile::reduced}) {
    generate::request asked;
    asked.format = format;
    asked.plies = 60;
    asked.any_deviation = true;
    check_generated(asked, few_or(300));
  }
}

BOOST_AUTO_TEST_CASE(the_promises_hold_for_damaged_texts) {
  std::vector<std::string> texts;
  for (const auto& one : all_cases())
    if (!one.format() && one.input.size() < 3000) texts.push_back(one.input);
  generate::mutator from(texts);
  for (int seed = 1; seed <= few_or(500); ++seed)
    check_all(from.make(static_cast<std::uint64_t>(seed)).text, fmt::format("mutant {}", seed));
}

BOOST_AUTO_TEST_CASE(the_promises_hold_for_token_soups) {
  dice roll(2024);
  for (int count = 0; count < few_or(3000); ++count) {
    const auto text = token_soup(roll);
    check_promises(text, text, encoding::latin1);
  }
}

BOOST_AUTO_TEST_SUITE_END()
