// The texts that leave no doubt, as they stand in the file that the conformance runner reads, too.
#pragma once

#include <string_view>

namespace strictpgn::differential {

/// conformance/adapters/self-test.json.
std::string_view self_test_text();

}  // namespace strictpgn::differential
