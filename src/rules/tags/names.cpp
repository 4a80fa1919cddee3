#include "rules/tags/names.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "text/ascii.hpp"

namespace strictpgn::rules {

namespace {

// clang-format off
constexpr known_tag known_tags[known_tag_count] = {
    // id                          name              standard players integer
    {tag_name::event,            "Event",           true},                 // 8.1.1
    {tag_name::site,             "Site",            true},
    {tag_name::date,             "Date",            true},
    {tag_name::round,            "Round",           true},
    {tag_name::white,            "White",           true, true},
    {tag_name::black,            "Black",           true, true},
    {tag_name::result,           "Result",          true},
    {tag_name::white_title,      "WhiteTitle",      true, true},           // 9.1
    {tag_name::black_title,      "BlackTitle",      true, true},
    {tag_name::white_elo,        "WhiteElo",        true, true, true},
    {tag_name::black_elo,        "BlackElo",        true, true, true},
    {tag_name::white_uscf,       "WhiteUSCF",       true, true, true},
    {tag_name::black_uscf,       "BlackUSCF",       true, true, true},
    {tag_name::white_na,         "WhiteNA",         true, true},
    {tag_name::black_na,         "BlackNA",         true, true},
    {tag_name::white_type,       "WhiteType",       true, true},
    {tag_name::black_type,       "BlackType",       true, true},
    {tag_name::event_date,       "EventDate",       true},                 // 9.2
    {tag_name::event_sponsor,    "EventSponsor",    true},
    {tag_name::section,          "Section",         true},
    {tag_name::stage,            "Stage",           true},
    {tag_name::board,            "Board",           true, false, true},
    {tag_name::opening,          "Opening",         true},                 // 9.3
    {tag_name::variation,        "Variation",       true},
    {tag_name::sub_variation,    "SubVariation",    true},
    {tag_name::eco,              "ECO",             true},                 // 9.4
    {tag_name::nic,              "NIC",             true},
    {tag_name::time,             "Time",            true},                 // 9.5
    {tag_name::utc_time,         "UTCTime",         true},
    {tag_name::utc_date,         "UTCDate",         true},
    {tag_name::time_control,     "TimeControl",     true},                 // 9.6
    {tag_name::set_up,           "SetUp",           true},                 // 9.7
    {tag_name::fen,              "FEN",             true},
    {tag_name::termination,      "Termination",     true},                 // 9.8
    {tag_name::annotator,        "Annotator",       true, true},           // 9.9
    {tag_name::mode,             "Mode",            true},
    {tag_name::ply_count,        "PlyCount",        true, false, true},
    {tag_name::clock,            "Clock",           true},                 // supplement 5, 6
    {tag_name::white_clock,      "WhiteClock",      true},
    {tag_name::black_clock,      "BlackClock",      true},
    {tag_name::variant,          "Variant"},                               // practice
    {tag_name::white_fide_id,    "WhiteFideId"},
    {tag_name::black_fide_id,    "BlackFideId"},
    {tag_name::white_team,       "WhiteTeam"},
    {tag_name::black_team,       "BlackTeam"},
    {tag_name::white_rating_diff, "WhiteRatingDiff"},
    {tag_name::black_rating_diff, "BlackRatingDiff"},
    {tag_name::event_rounds,     "EventRounds"},
    {tag_name::event_type,       "EventType"},
    {tag_name::event_country,    "EventCountry"},
    {tag_name::source_date,      "SourceDate"},
};
// clang-format on

constexpr bool in_order_of_ids() {
  for (std::size_t row = 0; row < known_tag_count; ++row)
    if (static_cast<std::size_t>(known_tags[row].id) != row) return false;
  return true;
}
static_assert(in_order_of_ids());

// The known names by hash, each in the next free slot: found with one comparison, mostly.
constexpr std::size_t slots = 256;
constexpr std::uint8_t free_slot = 0xFF;

constexpr std::size_t slot_of(std::string_view name) {
  const auto at = [name](std::size_t index) { return static_cast<std::uint8_t>(name[index]); };
  return (name.size() * 29 + at(0) * std::size_t{7} + at(name.size() / 2) * std::size_t{3} +
          at(name.size() - 1)) %
         slots;
}

constexpr std::array<std::uint8_t, slots> make_index() {
  std::array<std::uint8_t, slots> index{};
  index.fill(free_slot);
  for (std::size_t row = 0; row < std::size(known_tags); ++row) {
    auto slot = slot_of(known_tags[row].name);
    while (index[slot] != free_slot) slot = (slot + 1) % slots;
    index[slot] = static_cast<std::uint8_t>(row);
  }
  return index;
}

constexpr auto row_by_slot = make_index();

bool is_same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return text::lower(x) == text::lower(y); });
}

/// Of two names of one length. Names are short: a call of `memcmp` costs more than they do.
bool is_same_name(std::string_view a, std::string_view b) {
  const auto has_same = [&]<std::size_t Size>(std::integral_constant<std::size_t, Size>) {
    const auto last = a.size() - Size;
    return std::memcmp(a.data(), b.data(), Size) == 0 &&
           std::memcmp(a.data() + last, b.data() + last, Size) == 0;
  };
  if (a.size() > 16 || a.size() < 4) return a == b;
  return a.size() < 8 ? has_same(std::integral_constant<std::size_t, 4>{})
                      : has_same(std::integral_constant<std::size_t, 8>{});
}

}  // namespace

const known_tag* find_known_tag(std::string_view name) {
  if (name.empty()) return nullptr;
  for (auto slot = slot_of(name); row_by_slot[slot] != free_slot; slot = (slot + 1) % slots)
    if (const auto& row = known_tags[row_by_slot[slot]];
        row.name.size() == name.size() && is_same_name(row.name, name))
      return &row;
  return nullptr;
}

const known_tag& known_tag_at(std::size_t row) { return known_tags[row]; }

std::string_view same_but_for_case(std::string_view name) {
  if (find_known_tag(name) != nullptr) return {};
  for (const auto& row : known_tags)
    if (row.is_standard && is_same_word(row.name, name)) return row.name;
  return {};
}

namespace {

/// The place of a name among those known. Mostly a game has the tags of the game before, in the
/// same order: the name of that place is asked for first.
std::size_t row_of(std::string_view name, std::size_t likely) {
  if (likely < known_tag_count && known_tags[likely].name.size() == name.size() &&
      is_same_name(known_tags[likely].name, name)) [[likely]]
    return likely;
  const auto* known = find_known_tag(name);
  return known == nullptr ? known_tag_count : static_cast<std::size_t>(known - known_tags);
}

void look_up(const game& what, const tag_pair& tag, known_pair& pair) {
  pair.pair = &tag;
  pair.name = what.name_of(tag);
  pair.value = what.raw_value_of(tag);
  pair.next = 0;
  pair.signs = outer_signs(pair.value);
  pair.row = static_cast<std::uint8_t>(row_of(pair.name, pair.row));
}

/// Puts them to the pairs, and all signs to the places.
void find_inner_signs(const game& what, std::vector<known_pair>& pairs, tag_places& places) {
  if (pairs.empty()) return;
  const auto begin = what.tags.front().begin;
  const auto section = what.text.substr(begin, what.tags.back().end - begin);
  auto pair = pairs.begin();
  for_each_inner_sign(section, [&](value_sign sign, std::size_t place) {
    const char* const at = section.data() + place;
    while (pair != pairs.end() && pair->value.data() + pair->value.size() <= at) ++pair;
    if (pair == pairs.end() || pair->value.data() > at) return;
    pair->signs.add(sign);
    places.signs.add(sign);
  });
}

void find_names(const std::vector<known_pair>& pairs, tag_places& places) {
  places.names = {};
  places.has_repeated = places.has_others = false;
  for (std::uint32_t at = 0; at < pairs.size(); ++at) {
    const auto& pair = pairs[at];
    if (!pair.is_known()) {
      places.has_others = true;
      continue;
    }
    const auto name = known_tags[pair.row].id;
    places.has_repeated |= places.names.has(name);
    places.names.add(name);
    places.first[pair.row] = at;
  }
}

/// Leads from each pair to the next of its name, and to the first.
void link_repeated(std::vector<known_pair>& pairs, tag_places& places) {
  tag_set later;
  for (auto at = static_cast<std::uint32_t>(pairs.size()); at-- > 0;) {
    auto& pair = pairs[at];
    if (!pair.is_known()) continue;
    const auto name = known_tags[pair.row].id;
    auto& first = places.first[pair.row];
    if (later.has(name)) pair.next = first;
    first = at;
    later.add(name);
  }
}

}  // namespace

void look_up_tags(const game& what, std::vector<known_pair>& pairs, tag_places& places) {
  bool has_same_names = pairs.size() == what.tags.size() && !places.has_repeated;
  pairs.resize(what.tags.size());
  value_signs signs;
  std::size_t longest_name = 0;
  std::size_t longest_value = 0;
  for (std::size_t at = 0; at < pairs.size(); ++at) {
    auto& pair = pairs[at];
    const auto row_before = pair.row;
    look_up(what, what.tags[at], pair);
    has_same_names &= pair.row == row_before;
    signs.add(pair.signs);
    longest_name = std::max(longest_name, pair.name.size());
    longest_value = std::max(longest_value, pair.value.size());
  }
  places.signs = signs;
  places.longest_name = longest_name;
  places.longest_value = longest_value;
  find_inner_signs(what, pairs, places);
  if (has_same_names) return;
  find_names(pairs, places);
  if (places.has_repeated) link_repeated(pairs, places);
}

}  // namespace strictpgn::rules
