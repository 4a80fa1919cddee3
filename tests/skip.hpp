// Cases that cannot be held here: said aloud, and counted when the run ends (./dev).
#pragma once

#include <boost/test/unit_test.hpp>
#include <iostream>
#include <string>
#include <string_view>

namespace strictpgn::tests {

/// "fen_files/any_record_comes_back": the case that runs.
inline std::string name_of_case() {
  return boost::unit_test::framework::current_test_case().full_name();
}

/// Says on a line of its own that the running case is skipped, and why. The case then returns.
inline void skip(std::string_view reason) {
  std::cout << "skipped: " << name_of_case() << ": " << reason << std::endl;
  BOOST_CHECK(true);  // a case that checks nothing fails
}

}  // namespace strictpgn::tests
