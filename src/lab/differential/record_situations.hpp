// What a record of FEN or EPD is about, beyond its productions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/records.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn::differential {

/// A situation and the place in the input that shows it.
struct record_situation {
  std::string name;  ///< "checkmate", "operation bm"
  span where;
};

/// Those of a record.
std::vector<record_situation> situations_of(const record_reading& record);

/// All that there are of such records, but for how operands look.
std::vector<std::string> situations_of_records(record_format format);

/// The section of the standard that is about a situation; empty where none is, and for what is no
/// situation.
std::string section_of_situation(std::string_view name);

}  // namespace strictpgn::differential
