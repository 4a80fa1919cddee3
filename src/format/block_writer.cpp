#include "format/block_writer.hpp"

#include <utility>

namespace strictpgn::format {

void block_writer::begin(block_kind kind, bool is_passed_on) {
  block_ = {.kind = kind, .is_passed_on = is_passed_on};
  is_open_ = is_told_ = false;
  line_ends_ = {};
}

void block_writer::end() {
  if (is_open_) put("", "\n\n");
  is_open_ = false;
}

void block_writer::note(note_kind kind, span where, std::string what, std::optional<rule> cause) {
  const bool is_fault = kind != note_kind::left_out && kind != note_kind::mended;
  faults_ += is_fault ? 1 : 0;
  notes_.push_back({kind, where, lines_.locate(where.begin), std::move(what), cause});
}

bool block_writer::must_tell_why() { return !std::exchange(is_told_, true); }

void block_writer::put(std::string_view source, std::string_view text) {
  if (source.empty() && text.empty() && notes_.empty()) return;
  block_.source = source;
  block_.text = text;
  block_.notes = notes_;
  block_.so_far = &so_far_;
  take_(block_);
  compared_.add(source, text);
  has_text_ |= !text.empty();
  notes_.clear();
  block_.reduced = {};
  block_.is_continued = true;
}

}  // namespace strictpgn::format
