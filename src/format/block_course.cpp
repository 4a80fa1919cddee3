#include "format/block_course.hpp"

#include <utility>

namespace strictpgn::format {

void kept_block::renumber(std::uint64_t, std::uint64_t lines) {
  for (auto& note : findings) note.at.line += lines;
}

formatted_block kept_block::shown(const summary& so_far) const {
  auto block = what;
  block.source = source;
  block.text = text;
  block.notes = findings;
  block.so_far = &so_far;
  return block;
}

block_course::block_course(text::window::supply text, const format_options& how,
                           std::size_t window_size, const std::optional<read::boundary>& from,
                           const std::function<void(kept_block)>& tell)
    : how_(how),
      in_(std::move(text), read::with_window(laid_out_anew(how), window_size), from),
      tell_([tell](const formatted_block& block) {
        tell({block,
              std::string(block.source),
              std::string(block.text),
              {block.notes.begin(), block.notes.end()}});
      }),
      formatter_(in_, how_, tell_, from) {}

/// What is not settled goes on to where it is.
bool block_course::next() {
  in_.stop_at(is_settled() ? stop_ : UINT64_MAX);
  return formatter_.go_on();
}

}  // namespace strictpgn::format
