// What must hold for every text: what can be written of it is written again as it is.
#include <boost/test/unit_test.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "files.hpp"
#include "strictpgn/rule.hpp"
#include "strictpgn/write.hpp"
#include "write/write_rules.hpp"

BOOST_AUTO_TEST_SUITE(write_files)

namespace {

using namespace strictpgn;
using tests::is_about_writing, tests::is_clean;

std::vector<tests::sample> pgn_samples() { return tests::samples({".pgn"}); }

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_written_is_written_again_as_it_is) {
  for (const auto& one : pgn_samples()) {
    for (const auto format : {profile::export_format, profile::reduced}) {
      options options;
      options.format = format;
      const auto first = write_database(one.text, options);
      const auto second = write_database(first.text, options);
      BOOST_TEST((second.text == first.text), one.name << " under " << name_of(format));
    }
  }
}

BOOST_AUTO_TEST_CASE(what_is_written_has_no_fault_of_layout_or_spelling) {
  for (const auto& one : pgn_samples()) {
    for (const auto format : {profile::export_format, profile::archival, profile::reduced}) {
      options options;
      options.format = format;
      for (const auto& found :
           check_database(write_database(one.text, options).text, options).diagnostics)
        BOOST_TEST(!is_about_writing(found.id),
                   one.name << " under " << name_of(format) << ": " << name_of(found.id));
    }
  }
}

BOOST_AUTO_TEST_CASE(the_findings_on_layout_do_not_depend_on_the_window) {
  for (const auto& one : pgn_samples()) {
    if (one.text.size() > 20'000) continue;
    options options;
    options.format = profile::export_format;
    options.window_size = 7;
    std::istringstream stream(one.text);
    auto by_pieces = reader::stream(stream, options);
    std::vector<diagnostic> found;
    while (by_pieces.next())
      for (const auto& finding : by_pieces.current().findings) found.push_back(finding);
    BOOST_TEST((found == check_database(one.text, options).diagnostics), one.name);
  }
}

BOOST_AUTO_TEST_CASE(a_text_without_findings_comes_back_byte_for_byte) {
  std::size_t clean = 0;
  for (const auto& one : pgn_samples()) {
    for (const auto format : {profile::export_format, profile::archival, profile::reduced}) {
      options options;
      options.format = format;
      const auto read = check_database(one.text, options);
      const auto joined = read.totals.by_rule[rule::command_missing_space];
      if (!is_clean(read) || joined != 0) continue;  // commands are written on one line
      ++clean;
      const auto written = write_database(one.text, options);
      const auto is_due = written.mended.empty() ? written.text == one.text
                                                 : read.totals.errors + read.totals.warnings != 0;
      BOOST_TEST(is_due, one.name << " under " << name_of(format));
      BOOST_TEST(written.omissions.empty(), one.name << " under " << name_of(format));
    }
  }
  BOOST_TEST_MESSAGE(clean << " texts without findings");
  BOOST_TEST(clean > (tests::is_over_corpora() ? 20u : 100u));
}

BOOST_AUTO_TEST_SUITE_END()
