// The players: names, titles, ratings, types (PGN 8.1.1.5, 8.1.1.6, 9.1) and annotators (9.9.1).
#include <algorithm>

#include "rules/tags/values.hpp"
#include "strictpgn/rule.hpp"
#include "text/ascii.hpp"

namespace strictpgn::rules {

namespace {

constexpr tag_set player_tags = {tag_name::white, tag_name::black};
constexpr tag_set name_tags = {tag_name::white, tag_name::black, tag_name::annotator};
constexpr tag_set title_tags = {tag_name::white_title, tag_name::black_title};
constexpr tag_set elo_tags = {tag_name::white_elo, tag_name::black_elo};
constexpr tag_set uscf_tags = {tag_name::white_uscf, tag_name::black_uscf};
constexpr tag_set rating_tags = {tag_name::white_elo, tag_name::black_elo, tag_name::white_uscf,
                                 tag_name::black_uscf};
constexpr tag_set type_tags = {tag_name::white_type, tag_name::black_type};

// ---- names --------------------------------------------------------------------------------------

/// Wherever a comma appears, the very next character is a space; the commas of an address are none
/// of a name.
bool has_space_after_commas(std::string_view value) {
  if (value.find("://") != value.npos) return true;
  for (auto at = value.find(','); at != value.npos; at = value.find(',', at + 1))
    if (value.substr(at + 1, 1) != " ") return false;
  return true;
}

/// Whether the word is one capital, which may have a sign on it.
bool is_capital(std::string_view word, encoding encoding) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(word[at]); };
  if (word.size() == 1 && byte(0) < 0x80) return byte(0) >= 'A' && byte(0) <= 'Z';
  int code = 0;
  if (encoding == encoding::latin1 && word.size() == 1) code = byte(0);
  if (encoding == encoding::utf8 && word.size() == 2 && byte(0) == 0xC3) code = byte(1) + 0x40;
  return code >= 0xC0 && code <= 0xDE && code != 0xD7;
}

/// Whether a single capital stands alone after the comma of a name.
bool has_bare_initial(std::string_view name, encoding encoding) {
  constexpr std::string_view separators = " ,";
  for (auto at = name.find(','); at != name.npos;) {
    const auto begin = name.find_first_not_of(separators, at);
    if (begin == name.npos) return false;
    at = name.find_first_of(separators, begin);
    const auto word = name.substr(begin, at == name.npos ? at : at - begin);
    if (is_capital(word, encoding)) return true;
  }
  return false;
}

void player_name_comma_space(const check_context& in, findings& out) {
  for_each_value_with(value_sign::comma, in, name_tags, [&](const known_pair& tag) {
    if (!has_space_after_commas(tag.value))
      out.add(rule::player_name_comma_space, in.what.value_span_of(*tag.pair), tag.value);
  });
}

void player_name_initial_period(const check_context& in, findings& out) {
  const auto is_proper_in = [](std::string_view value, encoding encoding) {
    return all_items(
        value, [encoding](std::string_view name) { return !has_bare_initial(name, encoding); });
  };
  for_each_value_with(value_sign::comma, in, name_tags, [&](const known_pair& tag) {
    if (!is_proper_in(tag.value, in.how.encoding))
      out.add(rule::player_name_initial_period, in.what.value_span_of(*tag.pair), tag.value);
    else if (!is_proper_in(tag.value, encoding::utf8))
      out.note_in_modern(rule::player_name_initial_period);
  });
}

/// By the alphabet, or in the order of ASCII, which is what the order is for (8.1.1.5).
bool are_sorted(const std::vector<std::string_view>& names) {
  const auto comes_before = [&](std::string_view a, std::string_view b) {
    return std::ranges::lexicographical_compare(a, b, {}, text::lower, text::lower);
  };
  return std::is_sorted(names.begin(), names.end()) ||
         std::is_sorted(names.begin(), names.end(), comes_before);
}

bool is_letter(char c) {
  const auto lower = text::lower(c);
  return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Whether the colons may be no separators: of `R. J. - MC: 100`, or of an address.
bool has_doubtful_colon(std::string_view players) {
  constexpr std::string_view beside_none = " \t\v/0123456789";
  const auto is_no_name = [&](std::string_view item) {
    return std::none_of(item.begin(), item.end(), is_letter);
  };
  const auto items = items_of(players);
  if (items.size() > 1 && std::any_of(items.begin(), items.end(), is_no_name)) return true;
  for (auto at = players.find(':'); at != players.npos; at = players.find(':', at + 1))
    if (beside_none.find(players[at - 1]) != beside_none.npos ||
        beside_none.find(players[at + 1]) != beside_none.npos)
      return true;
  return false;
}

/// What is wrong with a list of names is certain only if there is a list (D144).
grade grade_of_list(std::string_view players) {
  return has_doubtful_colon(players) ? everywhere(severity::info) : usual;
}

void player_names_not_alphabetical(const check_context& in, findings& out) {
  for_each_value_with(value_sign::colon, in, player_tags, [&](const known_pair& tag) {
    auto names = items_of(tag.value);
    std::erase(names, "");
    std::transform(names.begin(), names.end(), names.begin(), without_blanks_around);
    if (!are_sorted(names))
      out.add(rule::player_names_not_alphabetical, in.what.value_span_of(*tag.pair), tag.value,
              grade_of_list(tag.value));
  });
}

// ---- the tags about players ---------------------------------------------------------------------

/// The tags about the player or players of one side.
struct side_tags {
  tag_name players;
  tag_set about;
};

constexpr side_tags sides_at_board[] = {
    {tag_name::white,
     {tag_name::white_title, tag_name::white_elo, tag_name::white_uscf, tag_name::white_na,
      tag_name::white_type}},
    {tag_name::black,
     {tag_name::black_title, tag_name::black_elo, tag_name::black_uscf, tag_name::black_na,
      tag_name::black_type}},
};

/// The colon of `://` separates nothing.
std::ptrdiff_t count_items(const known_pair& tag) {
  if (!tag.has(value_sign::colon)) return 1;
  const auto value = tag.value;
  auto count = std::count(value.begin(), value.end(), ':') + 1;
  for (auto at = value.find("://"); at != value.npos; at = value.find("://", at + 1)) --count;
  return count;
}

std::string counted(std::ptrdiff_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

void player_field_count_mismatch(const check_context& in, findings& out) {
  if (!in.named.has(value_sign::colon)) return;
  for (const auto& side : sides_at_board) {
    if (!in.named.names.meets(side.about)) continue;
    const auto* players = find_value(in, side.players);
    if (players == nullptr) continue;
    const auto due = count_items(*players);
    for_each_value(in, side.about, [&](const known_pair& tag) {
      const auto given = count_items(tag);
      if (given == due) return;
      auto& finding =
          out.say(rule::player_field_count_mismatch, in.what.value_span_of(*tag.pair),
                  fmt::format("{} has {}, but {} names {}", tag.name, counted(given, "item"),
                              players->name, counted(due, "player")),
                  grade_of_list(players->value));
      finding.related.push_back({in.what.value_span_of(*players->pair), "the players"});
    });
  }
}

bool is_plausible(std::string_view rating) {
  if (!is_unsigned(rating)) return true;  // which is no matter of size
  constexpr unsigned greatest = 4000;
  unsigned value = 0;
  for (const char digit : rating)
    value = std::min(value * 10 + static_cast<unsigned>(digit - '0'), greatest + 1);
  return value >= 100 && value <= greatest;
}

void title_value(const check_context& in, findings& out) {
  check_form(in, out, rule::title_value, title_tags, parse::are_titles);
}

/// For ratings of FIDE no value is wrong too, not only empty (D45).
void elo_format(const check_context& in, findings& out) {
  check_form(in, out, rule::elo_format, elo_tags, parse::are_ratings);
  refuse_empty(in, out, rule::elo_format, elo_tags,
               "the rating is empty; of a player without one it is written `-`");
}

void uscf_format(const check_context& in, findings& out) {
  check_form(in, out, rule::uscf_format, uscf_tags, parse::are_ratings);
}

void rating_implausible(const check_context& in, findings& out) {
  for_each_value(in, rating_tags, [&](const known_pair& tag) {
    if (!all_items(tag.value, is_plausible))
      out.add(rule::rating_implausible, in.what.value_span_of(*tag.pair), tag.value);
  });
}

void type_value(const check_context& in, findings& out) {
  check_form(in, out, rule::type_value, type_tags, parse::are_types);
}

}  // namespace

std::span<const detector> people_detectors() {
  static constexpr detector table[] = {
      {rule::player_name_comma_space, player_name_comma_space},
      {rule::player_name_initial_period, player_name_initial_period},
      {rule::player_names_not_alphabetical, player_names_not_alphabetical},
      {rule::player_field_count_mismatch, player_field_count_mismatch},
      {rule::title_value, title_value},
      {rule::elo_format, elo_format},
      {rule::uscf_format, uscf_format},
      {rule::rating_implausible, rating_implausible},
      {rule::type_value, type_value},
  };
  return table;
}

}  // namespace strictpgn::rules
