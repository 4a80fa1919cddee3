// What a text is made of: by this finds are told apart, and texts are made that have it, or have it
// not.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lab/differential/criteria.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::differential {

/// The features of a text, each with its places: productions of the grammar that were read
/// (`rest_of_line_comment`), rules that have findings (`nag-null`), what happens on the board in a
/// mainline (`en passant`), how the bytes between its tokens look (`vertical tab`), and of records
/// what they are about (`checkmate`, `operation bm`). No name is of two kinds.
using features = std::map<std::string, std::vector<span>>;

features features_of(std::string_view text, const criteria& criteria);

/// Whether the text has that one among its features, in less time than it takes to tell all of
/// them.
bool has_feature(std::string_view text, const std::string& feature, const criteria& criteria);

/// The features of which a reduced text would not have any that it does not need: deviations,
/// situations, rules that the plainest games do not break, and of the standard's productions those
/// that are no part of the plainest game. In the order of the alphabet. A position to start from is
/// left aside: it only stands for moves left out.
std::vector<std::string> signature_of(std::string_view text, const criteria& criteria);

/// The productions of the standard that are notable in this sense.
std::span<const std::string_view> notable_productions();

/// Whether the text has all of a signature.
bool has_all(const features& in, const std::vector<std::string>& signature);

/// The text without that feature, if there is such a text that suits: its places are taken out, or
/// what is around them, or the moves from there on.
std::optional<std::string> without(std::string_view text, const std::string& feature,
                                   const criteria& criteria,
                                   const std::function<bool(std::string_view)>& suits);

}  // namespace strictpgn::differential
