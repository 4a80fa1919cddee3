#include "check/tag_names.hpp"

#include <algorithm>

namespace strictpgn::check {

namespace {

// clang-format off
constexpr known_tag known_tags[known_tag_count] = {
    // name             standard players integer
    {"Event",            true},                                                     // 8.1.1, in the order of the roster
    {"Site",             true},
    {"Date",             true},
    {"Round",            true},
    {"White",            true,   true},
    {"Black",            true,   true},
    {"Result",           true},
    {"WhiteTitle",       true,   true},                                             // 9.1
    {"BlackTitle",       true,   true},
    {"WhiteElo",         true,   true,   true},
    {"BlackElo",         true,   true,   true},
    {"WhiteUSCF",        true,   true,   true},
    {"BlackUSCF",        true,   true,   true},
    {"WhiteNA",          true,   true},
    {"BlackNA",          true,   true},
    {"WhiteType",        true,   true},
    {"BlackType",        true,   true},
    {"EventDate",        true},                                                     // 9.2
    {"EventSponsor",     true},
    {"Section",          true},
    {"Stage",            true},
    {"Board",            true,   false,  true},
    {"Opening",          true},                                                     // 9.3
    {"Variation",        true},
    {"SubVariation",     true},
    {"ECO",              true},                                                     // 9.4
    {"NIC",              true},
    {"Time",             true},                                                     // 9.5
    {"UTCTime",          true},
    {"UTCDate",          true},
    {"TimeControl",      true},                                                     // 9.6
    {"SetUp",            true},                                                     // 9.7
    {"FEN",              true},
    {"Termination",      true},                                                     // 9.8
    {"Annotator",        true},                                                     // 9.9
    {"Mode",             true},
    {"PlyCount",         true,   false,  true},
    {"Clock",            true},                                                     // supplement 5, 6
    {"WhiteClock",       true},
    {"BlackClock",       true},
    {"Variant"}, {"WhiteFideId"}, {"BlackFideId"}, {"WhiteTeam"}, {"BlackTeam"},    // practice
    {"WhiteRatingDiff"}, {"BlackRatingDiff"}, {"EventRounds"}, {"EventType"}, {"EventCountry"}, {"SourceDate"},
};
// clang-format on

// The known names by hash, each in the next free slot: found with one comparison, mostly.
constexpr std::size_t slots = 256;
constexpr std::uint8_t free_slot = 0xFF;

constexpr std::size_t slot_of(std::string_view name) {
  const auto at = [name](std::size_t index) { return static_cast<std::uint8_t>(name[index]); };
  return (name.size() * 29 + at(0) * 7u + at(name.size() / 2) * 3u + at(name.size() - 1)) % slots;
}

constexpr std::array<std::uint8_t, slots> make_index() {
  std::array<std::uint8_t, slots> index{};
  index.fill(free_slot);
  for (std::uint8_t row = 0; row < std::size(known_tags); ++row) {
    auto slot = slot_of(known_tags[row].name);
    while (index[slot] != free_slot) slot = (slot + 1) % slots;
    index[slot] = row;
  }
  return index;
}

constexpr auto by_name = make_index();

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

const known_tag* find_known_tag(std::string_view name) {
  if (name.empty()) return nullptr;
  for (auto slot = slot_of(name); by_name[slot] != free_slot; slot = (slot + 1) % slots)
    if (const auto& row = known_tags[by_name[slot]]; row.name == name) return &row;
  return nullptr;
}

std::string_view same_but_for_case(std::string_view name) {
  if (find_known_tag(name) != nullptr) return {};
  for (const auto& row : known_tags)
    if (row.is_standard && is_same_word(row.name, name)) return row.name;
  return {};
}

void look_up_tags(const game& what, std::vector<known_pair>& pairs) {
  pairs.clear();
  for (const auto& tag : what.tags) {
    const auto name = what.name_of(tag);
    const auto* known = find_known_tag(name);
    const auto row =
        known == nullptr ? known_tag_count : static_cast<std::size_t>(known - known_tags);
    pairs.push_back({&tag, name, what.raw_value_of(tag), known, row});
  }
}

}  // namespace strictpgn::check
