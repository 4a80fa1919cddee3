#include "check/start.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "strictpgn/fen.hpp"

namespace strictpgn::check {

namespace {

enum class variant { chess, chess960, other, unknown };

bool is_same_word(std::string_view a, std::string_view b) {
  const auto lower = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return lower(x) == lower(y); });
}

template <typename Names>
bool holds(const Names& names, std::string_view name) {
  return std::any_of(std::begin(names), std::end(names),
                     [&](auto known) { return is_same_word(known, name); });
}

variant variant_named(std::string_view name) {
  constexpr std::string_view chess[] = {"Standard", "Chess", "Normal", "From Position"};
  constexpr std::string_view shuffled[] = {"Chess960", "Chess 960", "Fischerandom", "Fischerrandom",
                                           "Fischer Random"};
  constexpr std::string_view others[] = {
      "Crazyhouse", "Bughouse",   "Atomic",           "Antichess",   "Giveaway", "Suicide",
      "Losers",     "Horde",      "King of the Hill", "Three-check", "3check",   "Racing Kings",
      "Duck Chess", "Fog of War", "Seirawan",         "Makruk",      "Xiangqi",  "Shogi"};
  if (holds(chess, name)) return variant::chess;
  if (holds(shuffled, name)) return variant::chess960;
  return holds(others, name) ? variant::other : variant::unknown;
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
  start_tags(const game& what, findings& out)
      : what_(what),
        out_(out),
        variant_(what.find_tag("Variant")),
        setup_(what.find_tag("SetUp")),
        fen_(what.find_tag("FEN")) {}

  starting_point find() {
    const auto kind = look_at_variant();
    const auto setup = look_at_setup();
    starting_point start;
    start.is_chess960 = kind == variant::chess960;
    if (fen_ == nullptr)
      look_without_fen(kind, setup, start);
    else if (!fen_->is_damaged && kind != variant::other)
      look_at_fen(setup, start);
    if (kind == variant::other) start.at.reset();  // nor is its FEN ours to judge (D102)
    return start;
  }

 private:
  variant look_at_variant() {
    if (variant_ == nullptr || variant_->is_damaged || what_.raw_value_of(*variant_).empty())
      return variant::chess;
    const auto name = what_.value_of(*variant_);
    const auto kind = variant_named(name);
    if (kind == variant::unknown)
      out_.add(rule::variant_tag_value, what_.value_span_of(*variant_), name);
    if (kind == variant::other)
      out_.add(rule::variant_unsupported, what_.value_span_of(*variant_), name);
    return kind;
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

  void look_at_fen(std::string_view setup, starting_point& start) {
    if (setup_ == nullptr) {
      auto& made = out_.add(rule::setup_missing, end_of_tags());
      made.related.push_back({what_.span_of(*fen_), "the FEN tag"});
    }
    const auto value = what_.value_of(*fen_);
    const auto read =
        parse_fen(value, start.is_chess960 ? fen_dialect::chess960 : fen_dialect::fen_tag);
    report(read);
    start.at = read.playable;
    if (read.playable) compare_with_initial(*read.given, setup, start.is_chess960);
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
      auto& made =
          out_.add(fault.id, {place(fault.where.begin), place(fault.where.end)}, fault.detail);
      if (fault.level) out_.lower(made, *fault.level);
    }
    if (!read.playable) out_.add(rule::fen_tag_invalid, what_.value_span_of(*fen_));
  }

  void compare_with_initial(const setup& given, std::string_view setup, bool is_chess960) {
    const bool is_initial = given == position::initial().to_setup();
    if (setup == "0" && !is_initial) {
      auto& made = out_.add(rule::setup_fen_conflict, what_.value_span_of(*setup_));
      made.related.push_back({what_.value_span_of(*fen_), "another position than the initial one"});
    }
    if (setup == "1" && is_initial && !is_chess960)
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

constexpr rule found_here[] = {
    rule::setup_value,        rule::setup_missing,        rule::setup_without_fen,
    rule::setup_fen_conflict, rule::setup_fen_is_initial, rule::fen_tag_invalid,
    rule::variant_tag_value,  rule::variant_unsupported,  rule::variant_chess960_without_fen,
};

}  // namespace

std::span<const rule> start_rules() { return found_here; }

starting_point find_start(const game& what, findings& out) { return start_tags(what, out).find(); }

}  // namespace strictpgn::check
