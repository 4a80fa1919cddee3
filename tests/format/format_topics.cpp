// What formatting promises, held against texts in which few tokens stand in any order.
#include <boost/test/unit_test.hpp>
#include <iterator>
#include <string>
#include <string_view>

#include "format/format_promises.hpp"
#include "parse/parse_texts.hpp"
#include "random.hpp"
#include "topics.hpp"

BOOST_AUTO_TEST_SUITE(format_topics)

using namespace strictpgn;
using tests::broken_promise_of_windows, tests::writing;

namespace {

constexpr profile formats[] = {profile::export_format, profile::archival, profile::reduced};

std::string broken_for(std::string_view text, const format_options& options, std::size_t window) {
  for (const auto& broken :
       {tests::broken_promise(text, options), tests::broken_promise_of_force(text, options)})
    if (!broken.empty()) return broken;
  return broken_promise_of_windows(std::string(text), options, window);
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_promises_hold_for_texts_about_one_thing) {
  const auto topics = tests::all_topics();
  tests::rng random;
  for (const auto& topic : topics)
    for (auto left = tests::trials(500); left != 0; --left) {
      const auto text = tests::text_about(topic, topics, random);
      const auto format = formats[tests::below(random, std::size(formats))];
      const auto options = writing(format, static_cast<encoding>(tests::below(random, 2)));
      const auto window = 1 + tests::below(random, 9);
      const auto fault_in = [&](std::string_view of) { return broken_for(of, options, window); };
      const auto least = fault_in(text).empty() ? "" : tests::reduced(text, fault_in);
      const auto fault = fault_in(least);
      BOOST_TEST(fault.empty(), topic.name << " under " << name_of(format) << ": "
                                           << tests::shown_bytes(least) << ": " << fault);
      if (!fault.empty()) break;
    }
}

BOOST_AUTO_TEST_SUITE_END()
