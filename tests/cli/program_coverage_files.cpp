// Any files: `coverage` tells the same with any number of threads.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>

#ifdef STRICTPGN_PROGRAM

#include "files.hpp"
#include "workbench.hpp"

BOOST_AUTO_TEST_SUITE(program_coverage_files)

using workbench = strictpgn::tests::workbench;

BOOST_FIXTURE_TEST_CASE(any_number_of_threads_counts_alike, workbench) {
  std::filesystem::create_directory(folder() / "all");
  int number = 0;
  std::string games;
  for (const std::string suffix : {".pgn", ".fen", ".epd"})
    for (const auto& one : strictpgn::tests::samples({suffix}, strictpgn::tests::some_bytes)) {
      write("all/" + std::to_string(++number) + suffix, one.text);
      if (suffix == ".pgn") games += one.text;
    }
  write("all/joined.pgn", games);
  const auto one = run("coverage --format json --jobs 1 all");
  BOOST_TEST(one.status == 0);
  BOOST_TEST(one.out.size() > 1000U);
  for (const std::string jobs : {"2", "3", "7"})
    for (const std::string size : {"1000", "20000"}) {
      const auto several =
          run("coverage --format json --jobs " + jobs + " --part-size " + size + " all");
      BOOST_TEST((several.out == one.out), jobs << " jobs, parts of " << size);
      BOOST_TEST(several.status == 0);
    }
}

BOOST_AUTO_TEST_SUITE_END()

#endif
