#define BOOST_TEST_MODULE strictpgn
#include <boost/test/unit_test.hpp>
