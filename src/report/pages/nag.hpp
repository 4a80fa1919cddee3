// What a NAG means, for people and machines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/json/json_text.hpp"

namespace strictpgn::report {

/// Something that is known of a NAG, and what to call it.
struct nag_fact {
  std::string_view title;
  std::string text;
};

/// All that is known of the NAG of that number, from 0 to 255, its meaning first.
std::vector<nag_fact> facts_of_nag(unsigned number);

/// The same as Markdown, with a heading.
std::string nag_markdown(unsigned number);

/// Appends the same as one line of JSON (see SCHEMA.md).
void render_nag_json(std::string& out, unsigned number);

/// Adds the members `meaning`, `symbol` and `practice`, as far as there is anything to say.
void add_nag_meaning(json& to, unsigned number);

}  // namespace strictpgn::report
