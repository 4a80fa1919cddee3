#include "rules/start/detect.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/fen/context.hpp"
#include "rules/fen/reading.hpp"
#include "rules/tags/values.hpp"
#include "strictpgn/fen.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"

namespace strictpgn::rules {

namespace {

/// What is played, as far as a Variant tag says so. Where the tag cannot be read, nobody knows
/// whose rules hold.
enum class variant { undeclared, chess, chess960, extended, other, unreadable };

/// A name in lower case, without the blanks and hyphens that some programs write.
std::string plain(std::string_view name) {
  std::string letters;
  for (const char c : name)
    if (c != ' ' && c != '-') letters += text::lower(c);
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
  constexpr std::string_view extended[] = {"kingofthehill", "threecheck", "3check"};
  constexpr std::string_view others[] = {
      "crazyhouse", "bughouse", "atomic",        "antichess",    "giveaway",
      "suicide",    "losers",   "horde",         "racingkings",  "duckchess",
      "fogofwar",   "seirawan", "makruk",        "xiangqi",      "shogi",
      "sittuyin",   "noking",   "whitekingonly", "blackkingonly"};
  const auto word = plain(name);
  if (holds(chess, word)) return variant::chess;
  if (holds(extended, word)) return variant::extended;
  if (holds(shuffled, word)) return variant::chess960;
  if (holds(others, word)) return variant::other;
  return std::nullopt;
}

}  // namespace

bool is_chess960(std::string_view variant) { return variant_named(variant) == variant::chess960; }

namespace {

/// A game of an unknown name goes on as chess.
variant variant_of(const check_context& in) {
  const auto* tag = find_pair(in, tag_name::variant);
  if (tag == nullptr) return variant::undeclared;
  if (!tag->is_believed()) return variant::unreadable;
  const auto name = in.what.value_of(*tag->pair);
  return name.empty() ? variant::undeclared : variant_named(name).value_or(variant::chess);
}

bool is_dropped(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && c != '\t' && c != '\v') || byte == 0x7F;
}

/// For each byte of an un-escaped value, and its end, where it stands in the raw one: an escaped
/// one where its backslash does.
std::vector<std::size_t> raw_places(std::string_view raw) {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const bool is_pair =
        raw[at] == '\\' && at + 1 < raw.size() && (raw[at + 1] == '"' || raw[at + 1] == '\\');
    if (!is_dropped(raw[at])) places.push_back(at);
    if (is_pair) ++at;
  }
  places.push_back(raw.size());
  return places;
}

/// The tags that say where a game starts, and what is wrong with them.
class start_tags {
 public:
  start_tags(const check_context& in, findings& out)
      : in_(in),
        what_(in.what),
        out_(out),
        kind_(variant_of(in)),
        setup_(find_tag(in, tag_name::set_up)),
        fen_(find_tag(in, tag_name::fen)) {}

  starting_point find() {
    judge_variant();
    const auto setup = look_at_setup();
    starting_point start;
    start.dialect = dialect_of(kind_);
    if (fen_ == nullptr)
      look_without_fen(setup, start);
    else
      look_at_fen(setup, start);
    if (!is_played()) start = {.at = {}, .dialect = start.dialect};  // nor is its FEN ours to judge
    return start;
  }

 private:
  /// Whether the moves are those of chess.
  bool is_played() const { return kind_ != variant::other && kind_ != variant::unreadable; }

  void judge_variant() {
    if (kind_ == variant::unreadable) return;
    const auto* tag = find_tag(in_, tag_name::variant);
    if (tag == nullptr) return;
    const auto name = what_.value_of(*tag);
    const auto where = what_.value_span_of(*tag);
    if (name.empty())
      out_.say(rule::variant_tag_value, where,
               "the Variant tag is empty, so it names no kind of chess");
    else if (!variant_named(name))
      out_.add(rule::variant_tag_value, where, name);
    else if (kind_ == variant::other)
      out_.add(rule::variant_unsupported, where, name);
  }

  /// "0", "1", or empty when it says neither.
  std::string_view look_at_setup() {
    if (setup_ == nullptr || setup_->is_damaged) return {};
    const auto value = what_.raw_value_of(*setup_);
    if (parse::is_set_up(value)) return value;
    if (!value.empty()) out_.add(rule::setup_value, what_.value_span_of(*setup_), value);
    return {};
  }

  /// A tag `fen` is another one, but stands for what would be missed (D108).
  void look_without_fen(std::string_view setup, starting_point& start) {
    const auto* misnamed = find_in_other_case(in_, "FEN");
    if (misnamed == nullptr && setup == "1") {
      auto& finding = out_.add(rule::setup_without_fen, end_of_tags());
      finding.related.push_back({what_.span_of(*setup_), "the SetUp tag"});
      return;  // where the game starts is not known
    }
    if (misnamed == nullptr && kind_ == variant::chess960)
      out_.add(rule::variant_chess960_without_fen, end_of_tags());
    const auto given = misnamed == nullptr ? std::nullopt : position_in(*misnamed);
    if (!given && setup == "1") return;
    start.at = position::initial();
    if (given && *given != start.at->to_setup()) start.misnamed_fen = misnamed;
  }

  std::optional<setup> position_in(const known_pair& tag) const {
    if (!tag.is_believed()) return std::nullopt;
    return read_fen(what_.value_of(*tag.pair), dialect_of(kind_)).given;
  }

  void look_at_fen(std::string_view setup, starting_point& start) {
    if (fen_->is_damaged) return;
    if (setup_ == nullptr && find_in_other_case(in_, "SetUp") == nullptr) {
      auto& finding = out_.add(rule::setup_missing, end_of_tags());
      finding.related.push_back({what_.span_of(*fen_), "the FEN tag"});
    }
    const auto read = read_fen(what_.value_of(*fen_), dialect_of(kind_));
    if (is_played()) report(read);
    if (std::ranges::any_of(read.faults, is_about_dialect)) start.dialect = fen_dialect::chess960;
    start.at = read.playable;
    if (is_played() ? read.playable.has_value() : read.given.has_value())
      compare_with_initial(*read.given, setup);
  }

  /// The record is in the notation of Chess960, and only a Variant tag is missing (D111).
  static bool is_about_dialect(const parse::fen_fault& fault) {
    return fault.id == rule::fen_dialect_castling || fault.id == rule::chess960_castling_undeclared;
  }

  static fen_dialect dialect_of(variant kind) {
    if (kind == variant::chess960) return fen_dialect::chess960;
    return kind == variant::undeclared ? fen_dialect::fen : fen_dialect::orthodox;
  }

  void report(const fen_record& read) {
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
    if (!read.playable) out_.add(rule::fen_tag_invalid, what_.value_span_of(*fen_));
  }

  void compare_with_initial(const setup& given, std::string_view setup) {
    const bool is_initial = given == position::initial().to_setup();
    if (setup == "0" && !is_initial) {
      auto& finding = out_.add(rule::setup_fen_conflict, what_.value_span_of(*setup_));
      finding.related.push_back(
          {what_.value_span_of(*fen_), "another position than the initial one"});
    }
    const bool begins_usually = is_played() && kind_ != variant::chess960;
    if (setup == "1" && is_initial && begins_usually)
      out_.add(rule::setup_fen_is_initial, what_.value_span_of(*fen_));
  }

  span end_of_tags() const {
    const auto end = what_.span_of(what_.tags.back()).end;
    return {end, end};
  }

  const check_context& in_;
  const game& what_;
  findings& out_;
  variant kind_;
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

game_rules find_rules(const check_context& in) {
  switch (variant_of(in)) {
    case variant::extended:
      return game_rules::extended;
    case variant::other:
      return game_rules::foreign;
    case variant::unreadable:
      return game_rules::unknown;
    default:
      return game_rules::chess;
  }
}

starting_point find_start(const check_context& in, findings& out) {
  return start_tags(in, out).find();
}

namespace {

bool is_false(const check_context& in, const replay::san_issue& r) {
  if (r.found.kind != resolution_kind::unique || r.found.promotion_missing) return true;
  const auto san = parts_of(in.what.elements[r.element]);
  return r.found.promotion_false || (san.capture && !r.before.captures(r.found.played)) ||
         (san.mark == check_mark::check && r.after == check_status::none) ||
         (san.mark == check_mark::mate && r.after != check_status::mate);
}

}  // namespace

bool is_refuted(const check_context& in) {
  return std::ranges::any_of(in.board.san_issues,
                             [&](const replay::san_issue& r) { return is_false(in, r); }) ||
         std::ranges::any_of(in.board.numbers, &replay::number_issue::is_wrong);
}

}  // namespace strictpgn::rules
