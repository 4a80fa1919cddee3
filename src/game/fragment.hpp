// Whether a piece of text can stand in a game, found out by reading it there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/diagnostic.hpp"
#include "strictpgn/rule_id.hpp"
#include "strictpgn/span.hpp"

namespace strictpgn {

/// A finding under the usual profile, in words of its own.
diagnostic finding_about(rule id, span where, std::string message);

/// What a reader has to say about a fragment; places from its start.
struct fragment_reading {
  bool is_kept = false;  ///< it is read as what it should be, and nothing of it would be dropped
  std::vector<diagnostic> findings;
};

/// A comment, by its text.
fragment_reading read_comment(std::string_view text);
/// The text of the comment with its delimiters: braces, or where it holds one, a line of its own.
std::string comment_source(std::string_view text);

/// A tag pair, by its name and value.
fragment_reading read_tag(std::string_view name, std::string_view value);
/// The text of the pair.
std::string tag_source(std::string_view name, std::string_view value);

}  // namespace strictpgn
