#include "rules/export/usual_elements.hpp"

#include "write/comment_text.hpp"

namespace strictpgn::rules {

std::uint32_t end_of_usual_prose(const game& what, const element& comment) {
  if ((comment.flags & element_flag::is_prose) == 0) return unusual;
  const auto content = what.content_of(comment);
  const bool is_on_one_line = content.find('\n') == content.npos;
  return is_on_one_line && write::is_plain_prose(content) ? comment.data : unusual;
}

std::uint32_t begin_of_last_unit(const game& what, const element& e) {
  if (e.kind != element_kind::comment) return e.offset;
  const auto content = what.content_of(e);
  const auto blank = parse::is_command_comment(e)
                         ? content.substr(0, content.size() - 1).rfind(between_commands)
                         : content.find_last_of(" \n");
  if (blank == content.npos) return e.offset;
  return e.offset + 1 + static_cast<std::uint32_t>(blank) + (parse::is_command_comment(e) ? 2 : 1);
}

}  // namespace strictpgn::rules
