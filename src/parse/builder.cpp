#include "parse/builder.hpp"

#include <algorithm>

#include "parse/command_recognizer.hpp"
#include "parse/find_byte.hpp"
#include "parse/packed_san.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::parse {

namespace {

/// The value of the digits, at most 65535.
std::uint16_t saturated_value(const char* begin, const char* end) {
  std::uint32_t value = 0;
  for (; begin != end && value <= 0xFFFF; ++begin)
    value = value * 10 + static_cast<std::uint32_t>(*begin - '0');
  return static_cast<std::uint16_t>(std::min<std::uint32_t>(value, 0xFFFF));
}

std::uint8_t saturated_periods(const char* begin, const char* end) {
  return static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(std::count(begin, end, '.'), 255));
}

}  // namespace

void builder::begin(const char* at) {
  base_ = token_end_ = at;
  number_ = {};
  game_.tags.clear();
  game_.elements.clear();
  game_.deviations.clear();
  most_elements_ = bounds_.game_elements;
  game_.marker = termination::none;
  game_.marker_begin = game_.marker_end = 0;
  game_.first_in_movetext = 0;
  inside_.clear();
  open_.clear();
  reset_san();
  last_move_ = last_glyph_ = last_time_ = last_number_ = split_number_ = -1;
  index_.clear();
  is_noted_ = true;
  has_number_ = has_game_ = is_full_ = has_movetext_ = comment_too_long = false;
}

void builder::finish() {
  flush_number();
  game_.text = {base_, static_cast<std::size_t>(token_end_ - base_)};
  const auto comes_before = [](const deviation_found& a, const deviation_found& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end != b.end ? a.end < b.end : a.id < b.id;
  };
  const auto is_same = [](const deviation_found& a, const deviation_found& b) {
    return a.id == b.id && a.begin == b.begin && a.end == b.end;
  };
  auto& found = game_.deviations;
  std::sort(found.begin(), found.end(), comes_before);
  found.erase(std::unique(found.begin(), found.end(), is_same), found.end());
}

void builder::forget_index() {
  is_noted_ = false;
  index_.even_stretches.clear();
}

const element_index& builder::index() {
  if (!is_noted_) index_.walk(game_);
  is_noted_ = true;
  return index_;
}

void builder::begin_movetext() {
  has_game_ = true;
  has_movetext_ = !is_full_;
  game_.first_in_movetext = static_cast<std::uint32_t>(game_.elements.size());
}

/// A new element; null when the game holds as many as it may.
element* builder::add(element_kind kind, const char* at) {
  auto& all = game_.elements;
  const auto offset = offset_of(at);
  const bool closes =
      kind == element_kind::variation_end;  // always has room: its beginning is there
  if (!all.empty() && all.back().offset >= offset && !closes) [[unlikely]]
    retract(offset);
  if (!closes && all.size() >= most_elements_ && !is_there_room(at)) [[unlikely]]
    return nullptr;
  all.push_back({.offset = offset, .kind = kind});
  is_noted_ &= kind == element_kind::variation_begin || closes;
  return &all.back();
}

/// Tag pairs and elements count alike.
bool builder::is_there_room(const char* at) {
  if (game_.tags.size() + game_.elements.size() < bounds_.game_elements) [[likely]]
    return true;
  if (!is_full_) deviate(rule::limit_game_size, at, at);
  is_full_ = true;
  return false;
}

void builder::flush_number() {
  if (!has_number_) return;
  has_number_ = false;
  auto* element = add(element_kind::move_number, number_.begin);
  if (element == nullptr) return;
  element->data = offset_of(number_.end);
  element->number = saturated_value(number_.begin, number_.digits_end);
  element->periods = saturated_periods(number_.digits_end, number_.end);
  last_number_ = index_of_last();
}

void builder::number(const read_number& read) {
  flush_number();
  if (read.begin != number_.begin) split_number_ = -1;
  number_ = read;
  token_end_ = read.end;
  has_number_ = true;
}

void builder::more_periods(const char* begin, const char* end) {
  if (!has_number_) add_periods_behind_escape(begin, end);
  number_.end = token_end_ = end;
  number_.is_split = true;
  // A split number is reported as a whole, and as one, however often it is split.
  auto& found = game_.deviations;
  if (split_number_ >= 0) {
    found[static_cast<std::size_t>(split_number_)].end = offset_of(end);
  } else if (!is_full_) {
    split_number_ = static_cast<std::int32_t>(found.size());
    deviate(rule::move_number_split_periods, number_.begin, end);
  }
}

/// An escape line between a number and its periods has made the number an element already.
void builder::add_periods_behind_escape(const char* begin, const char* end) {
  const auto place = static_cast<std::size_t>(last_number_);
  if (last_number_ < 0 || place >= game_.elements.size()) return;
  auto& number = game_.elements[place];
  if (number.kind != element_kind::move_number || number.offset != offset_of(number_.begin)) return;
  const auto more = saturated_periods(begin, end);
  number.periods = static_cast<std::uint8_t>(std::min(255, number.periods + more));
}

void builder::move(std::uint32_t packed_san, const char* begin, std::uint32_t length) {
  const auto number = has_number_ ? take_number(begin) : folded_number{};
  retract(offset_of(begin));
  token_end_ = begin + length;
  if (game_.elements.size() >= most_elements_ && !is_there_room(begin)) return;
  usual_move(packed_san, begin, length, number);
  if (length > 255) game_.elements.back().length = 255;
}

/// A number of a usual form, `12.` or `12...` without leading zero, becomes a part of the move
/// after it, and any other an element of its own.
builder::folded_number builder::take_number(const char* move) {
  constexpr auto most_digits = 4;
  const auto digits = number_.digits_end - number_.begin;
  const auto periods = number_.end - number_.digits_end;
  const auto lead = move - number_.begin;
  const bool is_usual = (periods == 1 || periods == 3) && digits <= most_digits &&
                        *number_.begin != '0' && !number_.is_split && lead <= 255;
  if (!is_usual) [[unlikely]] {
    flush_number();
    return {};
  }
  has_number_ = false;
  return {static_cast<std::uint16_t>(number_.value), static_cast<std::uint8_t>(periods),
          static_cast<std::uint8_t>(lead)};
}

void builder::note_stretch(std::size_t count, std::size_t behind) {
  if (!is_for_layout_) return;
  const auto end = game_.elements.size() - behind;
  index_.even_stretches.push_back(
      {static_cast<std::uint32_t>(end - count), static_cast<std::uint32_t>(end)});
}

void builder::suffix(const char* begin, const char* end) {
  token_end_ = end;
  if (is_full_ || last_move_ < 0) return;
  using enum strictpgn::suffix;
  const bool is_good = *begin == '!';
  element& rated = game_.elements[static_cast<std::size_t>(last_move_)];
  if (rated.suffix != none) return;
  if (end - begin == 1)
    rated.suffix = is_good ? good : poor;
  else if (begin[1] == *begin)
    rated.suffix = is_good ? very_good : very_poor;
  else
    rated.suffix = is_good ? speculative : questionable;
  index_.has.suffixes = true;
}

void builder::token(element_kind kind, const char* begin, const char* end) {
  flush_number();
  token_end_ = end;
  auto* element = add(kind, begin);
  if (element == nullptr) return;
  element->data = offset_of(end);
  if (kind == element_kind::null_move || kind == element_kind::unreadable_move)
    last_move_ = index_of_last();
}

void builder::comment(const char* begin, const char* end) {
  flush_number();
  token_end_ = end;
  auto* element = add(element_kind::comment, begin);
  if (element == nullptr) return;
  element->data = offset_of(end);
  element->flags = recognize_commands(begin, end).flags;
  if (element->flags != 0) return;
  const auto found = find_comment_end(begin + 1, end);
  if (found.is_prose && found.close + 1 == end) element->flags = element_flag::is_prose;
}

void builder::nag(const char* begin, const char* end) {
  token(element_kind::nag, begin, end);
  if (!is_full_) game_.elements.back().number = saturated_value(begin + 1, end);
}

void builder::open_variation(const char* at) {
  flush_number();
  if (last_move_ >= 0 && !is_full_)
    game_.elements[static_cast<std::size_t>(last_move_)].flags |= element_flag::has_variation;
  token_end_ = at + 1;
  const bool is_kept = add(element_kind::variation_begin, at) != nullptr;
  if (is_kept) note_variation(static_cast<std::uint32_t>(index_of_last()));
  open_.push_back({at, is_kept ? index_of_last() : -1, last_move_, last_glyph_, last_time_});
  last_move_ = last_glyph_ = last_time_ = -1;
}

void builder::note_variation(std::uint32_t at) {
  const auto outside = open_.empty() ? 0 : open_.back().element + 1;
  const auto after = last_move_ >= 0 ? last_move_ + 1 : outside;
  index_.has.variations = true;
  index_.has.likely_early_variations |= last_move_ < 0;
  index_.variations.push_back({at, static_cast<std::uint32_t>(after)});
}

void builder::close_variation(const char* begin, const char* end) {
  flush_number();
  const auto opened = open_.back();
  open_.pop_back();
  const bool is_empty = last_move_ < 0;
  last_move_ = opened.last_move_outside;
  last_glyph_ = opened.last_glyph_outside;
  last_time_ = opened.last_time_outside;
  token_end_ = end;
  if (opened.element < 0) return;
  index_.has.likely_empty_variations |= is_empty;
  auto* element = add(element_kind::variation_end, begin);
  element->data = static_cast<std::uint32_t>(opened.element);
  game_.elements[element->data].data = static_cast<std::uint32_t>(index_of_last());
  if (begin == end) element->flags |= element_flag::is_unclosed;
}

void builder::leave_variation_open() {
  flush_number();
  const char* at = open_.back().begin;
  deviate(rule::rav_unclosed, at, at + 1);
  close_variation(token_end_, token_end_);
}

void builder::pass_over_variation(const char* begin, const char* end) {
  token(element_kind::stray, begin, end);
  deviate(rule::limit_rav_depth, begin, begin + 1);
}

void builder::marker(termination termination, const char* begin, const char* end) {
  flush_number();
  game_.marker = termination;
  game_.marker_begin = offset_of(begin);
  game_.marker_end = offset_of(end);
  token_end_ = end;
}

void builder::open_tag(const char* at) {
  has_game_ = true;
  tag_ = {};
  tag_.begin = offset_of(at);
  tag_.name_begin = tag_.name_end = tag_.begin + 1;
  token_end_ = at + 1;
}

void builder::tag_name(const char* begin, const char* end) {
  tag_.name_begin = offset_of(begin);
  tag_.name_end = offset_of(end);
  token_end_ = end;
}

void builder::tag_value(const char* begin, const char* end) {
  tag_.value_begin = offset_of(begin) + 1;
  tag_.value_end = offset_of(end) - 1;
  token_end_ = end;
}

void builder::close_tag(const char* begin, const char* end) {
  tag_.begin = offset_of(begin);
  tag_.end = offset_of(end);
  if (tag_.value_end == 0) tag_.value_begin = tag_.value_end = tag_.name_end;
  tag_.is_damaged |= tag_.name_end - tag_.name_begin > longest_symbol;
  token_end_ = end;
  if (!is_there_room(begin)) return;
  game_.tags.push_back(tag_);
  most_elements_ = bounds_.game_elements - game_.tags.size();
}

/// Of a game with too many elements nothing more is told.
void builder::deviate(rule id, const char* begin, const char* end) {
  if (is_full_) [[unlikely]]
    return;
  game_.deviations.push_back({id, offset_of(begin), offset_of(end)});
}

void builder::deviate_around(const char* begin, const char* end) {
  for (const rule id : inside_) deviate(id, begin, end);
  if (!inside_.empty()) mark_last_deviant();
  inside_.clear();
}

void builder::mark_last_deviant() {
  if (!game_.elements.empty() && !is_full_) game_.elements.back().flags |= element_flag::is_deviant;
}

void builder::mark_move_deviant() {
  if (last_move_ >= 0 && !is_full_)
    game_.elements[static_cast<std::size_t>(last_move_)].flags |= element_flag::is_deviant;
}

void builder::make_mark_unclear() {
  if (last_move_ < 0 || is_full_) return;
  auto& last = game_.elements[static_cast<std::size_t>(last_move_)];
  if (last.kind == element_kind::move)
    last.data |= static_cast<std::uint32_t>(check_mark::unclear) << packed::mark;
}

void builder::mark_last_unclosed() {
  if (!game_.elements.empty() && !is_full_)
    game_.elements.back().flags |= element_flag::is_unclosed;
}

void builder::miss_marker() {
  flush_number();
  game_.marker_begin = game_.marker_end = offset_of(token_end_);
  miss(rule::termination_missing);
}

void builder::miss_open_bracket(const char* at) {
  open_tag(at);
  damage_tag();
  deviate(rule::tag_missing_open_bracket, at, at);
}

void builder::broken_tag_value(const char* begin, const char* end) {
  damage_tag();
  tag_.value_begin = offset_of(begin) + 1;
  const char* last = end;
  while (last != begin + 1 && (last[-1] == ' ' || last[-1] == '\t')) --last;
  if (last != begin + 1 && last[-1] == ']') --last;
  tag_.has_escape = std::find(begin, last, '\\') != last;
  tag_.value_end = offset_of(last);
  token_end_ = end;
}

const char* builder::last_move_begin() const {
  if (last_move_ < 0 || is_full_) return nullptr;
  return base_ + game_.elements[static_cast<std::size_t>(last_move_)].offset;
}

void builder::san_file(int file) {
  if (san_file_ >= 0) san_.origin_file = static_cast<std::int8_t>(san_file_);
  san_file_ = static_cast<std::int8_t>(file);
}

void builder::san_rank(int rank) {
  if (san_rank_ >= 0) san_.origin_rank = static_cast<std::int8_t>(san_rank_);
  san_rank_ = static_cast<std::int8_t>(rank);
}

san_parts builder::take_san() {
  if (san_file_ >= 0 && san_rank_ >= 0) san_.destination = make_square(san_file_, san_rank_);
  const auto taken = san_;
  reset_san();
  return taken;
}

void builder::reset_san() {
  san_ = {};
  san_file_ = san_rank_ = -1;
}

}  // namespace strictpgn::parse
