// Records of FEN and EPD with less in them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::generate {

/// The record, which need not be a good one, with less in one place: an empty rank, a piece less,
/// fields that say nothing (`w`, `-`, `0`, `1`), a castling right or an operation less. None is
/// longer than the record; those that take more away come first.
std::vector<std::string> plainer_records(std::string_view record);

}  // namespace strictpgn::generate
