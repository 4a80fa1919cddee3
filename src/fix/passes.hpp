// Going through a text again and again until nothing is left to put right.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "fix/patch.hpp"
#include "strictpgn/fix.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::fix {

/// What one pass did.
struct outcome {
  std::uint64_t fixed = 0;  ///< findings whose remedy was carried out
  std::string line_ends;    ///< what the line ends have yet to become; empty: they stay
};

/// Reads a text to its end and copies it, with the remedies that do not stand in each other's way
/// and bring no error. `how` holds the options of the reader.
outcome fix_once(reader& games, const options& how, patch& copy, const fixing& which);

/// One pass over the text as the last one left it. The line ends are those that it is to make.
using pass = std::function<outcome(const std::string& line_ends)>;

/// Passes until one changes nothing; gives how many findings were put right. After each pass that
/// changed something `keep` is called.
std::uint64_t fix_all(const pass& once, const std::function<void()>& keep, const fixing& which);

}  // namespace strictpgn::fix
