// Edits of a text that leave what stands around them as it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "strictpgn/diagnostic.hpp"
#include "text/ascii.hpp"

namespace strictpgn::rules {

using text::is_blank;
using text::is_line_end;
using text::is_white_space;

/// Text that is to be edited, and where it begins in the input. Places are those of the input.
struct editable {
  std::string_view text;
  std::uint64_t offset = 0;

  std::string_view at(span where) const { return text.substr(where.begin - offset, where.size()); }
  bool holds(span where) const {
    return where.begin >= offset && where.end <= offset + text.size();
  }
  /// The character before or after a place; a line end where the text ends.
  char before(std::uint64_t place) const;
  char after(std::uint64_t place) const;
  /// The first place before or after which no such white space stands.
  std::uint64_t skip_back(std::uint64_t place, bool (*is_passed)(char)) const;
  std::uint64_t skip(std::uint64_t place, bool (*is_passed)(char)) const;
  /// The line end that this text uses.
  std::string_view newline() const;
};

/// `old_text` gives way to `new_text`: only from the first to the last byte in which they differ.
suggested_fix rewritten(span where, std::string_view old_text, std::string_view new_text);

/// A token goes, with the blanks that set it apart, so that its neighbours stay apart and no other
/// token comes to the start of its line who must not (PGN 6). Nothing where that cannot be.
suggested_fix without(const editable& in, span token);

/// One insertion.
suggested_fix inserted(std::uint64_t place, std::string_view text);

/// The same fix, but as one that changes what the game is understood to be.
suggested_fix unsafe(suggested_fix result);

}  // namespace strictpgn::rules
