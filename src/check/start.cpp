#include "check/start.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "check/fen.hpp"
#include "check/tag_values.hpp"
#include "source/ascii.hpp"
#include "strictpgn/fen.hpp"

namespace strictpgn::check {

namespace {

/// What is played, as far as a Variant tag says so. Where the tag cannot be read, nobody knows
/// whose rules hold.
enum class variant { undeclared, chess, chess960, other, unreadable };

/// A name in lower case, without the blanks and hyphens that some programs write.
std::string plain(std::string_view name) {
  std::string letters;
  for (const char c : name)
    if (c != ' ' && c != '-') letters += source::lower(c);
  return letters;
}

template <typename Names>
bool holds(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

/// Nothing for a name that nobody knows.
std::optional<variant> variant_named(std::string_view name) {
  constexpr std::string_view chess[] = {"standard", "chess", "normal", "fromposition"};
  constexpr std::string_view shuffled[] = {"chess960", "fischerandom", "fischerrandom"};
  constexpr std::string_view others[] = {
      "crazyhouse", "bughouse", "atomic",        "antichess",     "giveaway", "suicide",
      "losers",     "horde",    "threecheck",    "kingofthehill", "3check",   "racingkings",
      "duckchess",  "fogofwar", "seirawan",      "makruk",        "xiangqi",  "shogi",
      "sittuyin",   "noking",   "whitekingonly", "blackkingonly"};
  const auto word = plain(name);
  if (holds(chess, word)) return variant::chess;
  if (holds(shuffled, word)) return variant::chess960;
  if (holds(others, word)) return variant::other;
  return std::nullopt;
}

bool is_dropped(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && c != '\t' && c != '\v') || byte == 0x7F;
}

/// For each byte of an un-escaped value, and its end, where it stands in the raw one.
std::vector<std::size_t> raw_places(std::string_view raw) {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const bool is_pair =
        raw[at] == '\\' && at + 1 < raw.size() && (raw[at + 1] == '"' || raw[at + 1] == '\\');
    if (is_pair) ++at;
    if (!is_dropped(raw[at])) places.push_back(at);
  }
  places.push_back(raw.size());
  return places;
}

/// The tags that say where a game starts, and what is wrong with them.
class start_tags {
 public:
  start_tags(const subject& in, findings& out)
      : what_(in.what),
        out_(out),
        variant_(find_tag(in, tag_name::variant)),
        setup_(find_tag(in, tag_name::set_up)),
        fen_(find_tag(in, tag_name::fen)) {}

  starting_point find() {
    const auto kind = look_at_variant();
    const auto setup = look_at_setup();
    starting_point start;
    start.dialect = dialect_of(kind);
    start.is_chess = kind != variant::other && kind != variant::unreadable;
    if (fen_ == nullptr)
      look_without_fen(kind, setup, start);
    else
      look_at_fen(kind, setup, start);
    if (!start.is_chess) start.at.reset();  // nor is its FEN ours to judge (D102)
    return start;
  }

 private:
  /// A game of an unknown name goes on as chess.
  variant look_at_variant() {
    if (variant_ == nullptr) return variant::undeclared;
    if (variant_->is_damaged) return variant::unreadable;
    const auto name = what_.value_of(*variant_);
    if (name.empty()) {
      out_.say(rule::variant_tag_value, what_.value_span_of(*variant_),
               "the Variant tag is empty, so it names no kind of chess");
      return variant::undeclared;
    }
    const auto kind = variant_named(name);
    if (!kind) {
      out_.add(rule::variant_tag_value, what_.value_span_of(*variant_), name);
      return variant::chess;
    }
    if (kind == variant::other)
      out_.add(rule::variant_unsupported, what_.value_span_of(*variant_), name);
    return *kind;
  }

  /// "0", "1", or empty when it says neither.
  std::string_view look_at_setup() {
    if (setup_ == nullptr || setup_->is_damaged) return {};
    const auto value = what_.raw_value_of(*setup_);
    if (value == "0" || value == "1") return value;
    if (!value.empty()) out_.add(rule::setup_value, what_.value_span_of(*setup_), value);
    return {};
  }

  void look_without_fen(variant kind, std::string_view setup, starting_point& start) {
    if (setup == "1") {
      auto& made = out_.add(rule::setup_without_fen, end_of_tags());
      made.related.push_back({what_.span_of(*setup_), "the SetUp tag"});
      return;  // where the game starts is not known
    }
    if (kind == variant::chess960) out_.add(rule::variant_chess960_without_fen, end_of_tags());
    start.at = position::initial();
  }

  void look_at_fen(variant kind, std::string_view setup, starting_point& start) {
    if (fen_->is_damaged) return;
    if (setup_ == nullptr) {
      auto& made = out_.add(rule::setup_missing, end_of_tags());
      made.related.push_back({what_.span_of(*fen_), "the FEN tag"});
    }
    const auto read = parse_fen(what_.value_of(*fen_), dialect_of(kind));
    if (start.is_chess) report(read);
    if (std::ranges::any_of(read.faults, is_about_dialect)) start.dialect = fen_dialect::chess960;
    start.at = read.playable;
    if (start.is_chess ? read.playable.has_value() : read.given.has_value())
      compare_with_initial(*read.given, kind, setup);
  }

  /// The record is in the notation of Chess960, and only a Variant tag is missing (D111).
  static bool is_about_dialect(const fen_fault& fault) {
    return fault.id == rule::fen_dialect_castling || fault.id == rule::chess960_castling_undeclared;
  }

  static fen_dialect dialect_of(variant kind) {
    if (kind == variant::chess960) return fen_dialect::chess960;
    return kind == variant::undeclared ? fen_dialect::fen : fen_dialect::orthodox;
  }

  void report(const fen_reading& read) {
    const auto raw = what_.raw_value_of(*fen_);
    const auto places = raw_places(raw);
    const auto begin = what_.value_span_of(*fen_).begin;
    for (const auto& fault : read.faults) {
      const auto place = [&](std::uint64_t at) {
        return begin +
               places[std::min<std::size_t>(static_cast<std::size_t>(at), places.size() - 1)];
      };
      out_.add(fault.id, {place(fault.where.begin), place(fault.where.end)}, fault.detail,
               grade_of_fault(fault, false));
    }
    if (raw.empty()) out_.drop(rule::tag_value_empty, begin);
    if (!read.playable) out_.add(rule::fen_tag_invalid, what_.value_span_of(*fen_));
  }

  void compare_with_initial(const setup& given, variant kind, std::string_view setup) {
    const bool is_initial = given == position::initial().to_setup();
    if (setup == "0" && !is_initial) {
      auto& made = out_.add(rule::setup_fen_conflict, what_.value_span_of(*setup_));
      made.related.push_back({what_.value_span_of(*fen_), "another position than the initial one"});
    }
    const bool is_chess = kind == variant::undeclared || kind == variant::chess;
    if (setup == "1" && is_initial && is_chess)
      out_.add(rule::setup_fen_is_initial, what_.value_span_of(*fen_));
  }

  span end_of_tags() const {
    const auto end = what_.span_of(what_.tags.back()).end;
    return {end, end};
  }

  const game& what_;
  findings& out_;
  const tag_pair* variant_;
  const tag_pair* setup_;
  const tag_pair* fen_;
};

}  // namespace

std::span<const rule> start_rules() {
  static constexpr rule found_here[] = {
      rule::setup_value,        rule::setup_missing,        rule::setup_without_fen,
      rule::setup_fen_conflict, rule::setup_fen_is_initial, rule::fen_tag_invalid,
      rule::variant_tag_value,  rule::variant_unsupported,  rule::variant_chess960_without_fen,
  };
  return found_here;
}

starting_point find_start(const subject& in, findings& out) { return start_tags(in, out).find(); }

}  // namespace strictpgn::check
