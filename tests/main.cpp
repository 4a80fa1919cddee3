#define BOOST_TEST_MODULE strictpgn
#include <boost/test/unit_test.hpp>
#include <iostream>

#include "checkout.hpp"
#include "random.hpp"

namespace {

/// Stands at the head of every output, and so beside whatever fails.
struct seed_line {
  seed_line() {
    std::cout << "random texts from STRICTPGN_SEED=" << strictpgn::tests::seed() << std::endl;
  }
};

}  // namespace

BOOST_TEST_GLOBAL_FIXTURE(seed_line);

namespace strictpgn::tests {

std::string in_checkout(const std::string& path) { return STRICTPGN_SOURCE_DIR "/" + path; }

std::string built_case_tool() { return STRICTPGN_CASE_TOOL_PATH; }

#ifdef STRICTPGN_PROGRAM_PATH
std::string built_program() { return STRICTPGN_PROGRAM_PATH; }
std::string built_faults() { return STRICTPGN_FAULTS_PATH; }
#endif

}  // namespace strictpgn::tests
