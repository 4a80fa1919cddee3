// What formatting promises, held against real files, the inputs of the conformance cases, and texts
// that were made or damaged for it.
#include <boost/test/unit_test.hpp>
#include <string>
#include <string_view>

#include "conformance/conformance_case.hpp"
#include "conformance/some_cases.hpp"
#include "files.hpp"
#include "format/format_promises.hpp"
#include "lab/generate/generator.hpp"
#include "lab/mutate/mutator.hpp"
#include "parse/parse_texts.hpp"
#include "random.hpp"

BOOST_AUTO_TEST_SUITE(format_promises)

namespace {

using namespace strictpgn;
using namespace strictpgn::tests;

constexpr profile formats[] = {profile::export_format, profile::archival, profile::reduced};

void check_promises(const std::string& text, std::string_view name, encoding encoding) {
  for (const auto format : formats) {
    const auto options = writing(format, encoding);
    for (const auto& broken :
         {broken_promise(text, options), broken_promise_of_force(text, options)})
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
void check_generated(generate::request request, std::uint64_t count) {
  generate::generator from(request);
  for (auto seed = tests::seed(); seed != tests::seed() + count; ++seed) {
    const auto text = from.make(seed).text;
    const auto name = fmt::format("{} {}", name_of(request.format), seed);
    check_promises(text, name, request.encoding);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_promises_hold_for_the_inputs_of_the_conformance_cases) {
  for (const auto& one : some_cases())
    if (!one.format() && one.input.size() < 100'000) check_all(one.input, one.name());
}

BOOST_AUTO_TEST_CASE(the_promises_hold_for_any_annotations) {
  for (const auto format : {profile::import_format, profile::export_format, profile::reduced}) {
    generate::request request;
    request.format = format;
    request.plies = 60;
    request.games_per_file = 2;
    check_generated(request, tests::trials(60));
  }
}

BOOST_AUTO_TEST_CASE(the_promises_hold_whatever_rule_is_broken) {
  for (const auto format : {profile::import_format, profile::export_format, profile::reduced}) {
    generate::request request;
    request.format = format;
    request.plies = 60;
    request.violates_any = true;
    check_generated(request, tests::trials(300));
  }
}

BOOST_AUTO_TEST_CASE(the_promises_hold_for_damaged_texts) {
  std::vector<std::string> texts;
  for (const auto& one : all_cases())
    if (!one.format() && one.input.size() < 3000) texts.push_back(one.input);
  generate::mutator from(texts);
  for (auto seed = tests::seed(); seed != tests::seed() + tests::trials(500); ++seed)
    check_all(from.make(seed).text, fmt::format("mutant {}", seed));
}

BOOST_AUTO_TEST_CASE(the_promises_hold_for_token_soups) {
  tests::rng random;
  for (auto count = tests::trials(3000); count != 0; --count) {
    const auto text = token_soup(random);
    const auto name = shown_bytes(text);
    check_promises(text, name, encoding::latin1);
    for (const std::size_t size : {1U, 7U})
      BOOST_TEST(broken_promise_of_windows(text, writing(profile::export_format), size) == "",
                 name);
  }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(format_promises_files)

using namespace strictpgn;

BOOST_AUTO_TEST_CASE(the_promises_hold_for_any_files) {
  for (const auto& [name, text] : tests::samples({".pgn"})) {
    const auto options = tests::writing(profile::export_format);
    BOOST_TEST(tests::broken_promise(text, options) == "", name);
    if (text.size() < 500'000) format_promises::check_promises(text, name, encoding::utf8);
  }
}

BOOST_AUTO_TEST_SUITE_END()
