#include "fix/account.hpp"

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

#include "parse/elements.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"
#include "text/code_point.hpp"

namespace strictpgn::fix {

namespace {

/// A digest of whatever is said of each kind; 0: nothing.
class digests {
 public:
  explicit digests(std::array<std::uint64_t, aspect_count>& all) : all_(all) {}

  void add(aspect what, std::uint64_t number) {
    auto& digest = all_[static_cast<std::size_t>(what)];
    digest = with(digest, number);
  }
  void add(aspect what, std::string_view text) {
    auto digest = all_[static_cast<std::size_t>(what)];
    std::uint64_t word = text.size();
    digest = with(digest, word);
    for (; !text.empty(); text.remove_prefix(std::min(text.size(), sizeof word))) {
      word = 0;
      std::memcpy(&word, text.data(), std::min(text.size(), sizeof word));
      digest = with(digest, word);
    }
    all_[static_cast<std::size_t>(what)] = digest;
  }
  /// Text without what no text may hold, its line ends all alike.
  void add_plain(aspect what, std::string_view text) {
    std::uint8_t is_odd = 0;  // as small as a byte, so that compilers take many at a time
    for (const char c : text)
      is_odd |= static_cast<std::uint8_t>(((static_cast<unsigned char>(c) < 0x20) & (c != '\n')) |
                                          (c == 0x7F));
    if (is_odd == 0) return add(what, text);
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
      const bool is_first_of_pair =
          text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
      if (!is_first_of_pair && !is_control(text[at])) plain += text[at] == '\r' ? '\n' : text[at];
    }
    add(what, plain);
  }

  static bool is_control(char c) {
    return (static_cast<unsigned char>(c) < 0x20 && !text::is_white_space(c)) || c == 0x7F;
  }

 private:
  static constexpr std::uint64_t basis = 0xCBF29CE484222325;
  static constexpr std::uint64_t prime = 0x9E3779B97F4A7C15;

  static std::uint64_t with(std::uint64_t digest, std::uint64_t number) {
    digest = ((digest ^ number) + basis) * prime;
    return digest ^ digest >> 32;
  }

  std::array<std::uint64_t, aspect_count>& all_;
};

const game* unit_of(const reading& step) { return step.game != nullptr ? step.game : step.outside; }

/// Nothing is lost with it: controls, byte order marks, periods and suffixes that belong to no
/// move, and the marker once more.
bool is_nothing(const game& what, std::string_view token) {
  const bool is_marks = std::all_of(token.begin(), token.end(), [](char c) {
    return c == '.' || c == '!' || c == '?' || digests::is_control(c);
  });
  return is_marks || token == text::byte_order_mark || token == text_of(what.marker);
}

/// Tells a unit: a game, or what belongs to none.
class teller {
 public:
  teller(const game& what, const replayed* board, digests& out)
      : what_(what), board_(board), out_(out) {}

  void tell() {
    if (board_ != nullptr) {
      out_.add(aspect::games, std::uint64_t{0});
      out_.add(aspect::moves, std::uint64_t{board_->is_playable});
    }
    for (const auto& tag : what_.tags) {
      out_.add(aspect::tags, what_.name_of(tag));
      out_.add(aspect::tags, std::uint64_t{tag.is_damaged});
      if (tag.has_escape)
        out_.add_plain(aspect::tags, what_.value_of(tag));
      else
        out_.add_plain(aspect::tags, what_.raw_value_of(tag));
    }
    for (std::uint32_t at = 0; at != what_.elements.size(); ++at) tell(at);
    if (what_.marker != termination::none)
      out_.add(aspect::markers, static_cast<std::uint64_t>(what_.marker));
  }

 private:
  void tell(std::uint32_t at) {
    const auto& e = what_.elements[at];
    switch (e.kind) {
      using enum element_kind;
      case move:
      case null_move:
      case unreadable_move:
        return tell_move(at);
      case move_number:
        periods_ = e.periods;
        return;
      case nag:
        return place(aspect::glyphs), out_.add(aspect::glyphs, std::uint64_t{e.number});
      case comment:
      case line_comment:
      case escape:
        return place(aspect::comments), out_.add_plain(aspect::comments, what_.content_of(e));
      case variation_begin:
      case variation_end:
        periods_ = 0;
        place(aspect::variations);
        return out_.add(aspect::variations, static_cast<std::uint64_t>(e.kind));
      case unknown_symbol:
      case stray:
      case text:
        if (is_nothing(what_, what_.text_of(e))) return;
        return place(aspect::rest), out_.add(aspect::rest, what_.text_of(e));
    }
  }

  /// Behind which move it stands, or that it belongs to no game.
  void place(aspect what) { out_.add(what, board_ != nullptr ? moves_ : UINT64_MAX); }

  void tell_move(std::uint32_t at) {
    const auto& e = what_.elements[at];
    const auto* played = play(at);
    const auto periods = e.lead != 0 ? e.periods : std::uint8_t{0};
    tell_side(periods != 0 ? periods : periods_, played);
    periods_ = 0;
    ++moves_;
    if (played != nullptr) {
      const auto& one = played->played;
      out_.add(aspect::moves, static_cast<std::uint64_t>(one.origin) << 16U |
                                  static_cast<std::uint64_t>(one.destination) << 8U |
                                  static_cast<std::uint64_t>(one.promotion));
    } else {
      out_.add(aspect::moves, what_.text_of(e));
    }
    if (e.suffix != suffix::none) {
      place(aspect::glyphs);
      out_.add(aspect::glyphs, static_cast<std::uint64_t>(e.suffix));
    }
  }

  const ply* play(std::uint32_t at) {
    if (board_ == nullptr) return nullptr;
    const auto& plies = board_->plies;
    const bool is_played = plies_ != plies.size() && plies[plies_].element == at;
    return is_played ? &plies[plies_++] : nullptr;
  }

  /// One period names White, more name Black (PGN 8.2.2.1).
  void tell_side(std::uint8_t periods, const ply* played) {
    if (periods == 0) return;
    const auto named = periods == 1 ? color::white : color::black;
    if (played != nullptr) {
      const bool is_first = played->number % 2 != 0;
      if ((named == board_->first_side) == is_first) return;
    }
    place(aspect::sides);
    out_.add(aspect::sides, static_cast<std::uint64_t>(named));
  }

  const game& what_;
  const replayed* board_;
  digests& out_;
  std::size_t plies_ = 0;     // told so far
  std::uint64_t moves_ = 0;   // the same, with those that were not played
  std::uint8_t periods_ = 0;  // of the number before, if no other token that matters follows it
};

}  // namespace

void finding_counts::add(rule id, std::uint64_t findings, std::uint64_t errors) {
  auto at = std::find_if(rows_.rbegin(), rows_.rend(), [=](const row& r) { return r.id == id; });
  if (at == rows_.rend()) {
    rows_.push_back({id, 0, 0});
    at = rows_.rbegin();
  }
  at->findings += findings;
  at->errors += errors;
}

void finding_counts::add(const finding_counts& more) {
  for (const auto& r : more.rows_) add(r.id, r.findings, r.errors);
}

bool finding_counts::exceed(const finding_counts& before) const {
  return std::any_of(rows_.begin(), rows_.end(), [&](const row& now) {
    const auto was = std::find_if(before.rows_.begin(), before.rows_.end(),
                                  [&](const row& r) { return r.id == now.id; });
    return was == before.rows_.end() || now.findings > was->findings || now.errors > was->errors;
  });
}

std::uint64_t place_of(const reading& step, std::uint64_t end) {
  const auto* unit = unit_of(step);
  return unit != nullptr ? unit->offset : end;
}

account::account(const reading& step) {
  digests out(digests_);
  const auto* unit = unit_of(step);
  if (unit != nullptr) teller(*unit, step.replay, out).tell();
  for (const auto& found : step.findings) found_.add(found.id, 1, found.level == severity::error);
  for (const auto& more : step.more_findings)
    found_.add(more.id, more.count, more.level == severity::error ? more.count : 0);
}

account& account::operator+=(const account& next) {
  digests out(digests_);
  for (std::size_t what = 0; what != aspect_count; ++what)
    if (next.digests_[what] != 0) out.add(static_cast<aspect>(what), next.digests_[what]);
  found_.add(next.found_);
  return *this;
}

bool account::may_replace(const account& before, aspect_set may_change) const {
  for (std::size_t what = 0; what != aspect_count; ++what)
    if (digests_[what] != before.digests_[what] &&
        (may_change & rules::only(static_cast<aspect>(what))) == 0)
      return false;
  return !found_.exceed(before.found_);
}

}  // namespace strictpgn::fix
