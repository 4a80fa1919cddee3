// How the rules about players and their ratings are violated on purpose (PGN 8.1.1.5, 9.1).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_player_values[] = {
    {rule::player_name_comma_space, "White", "Tal,Mikhail"},
    {rule::player_name_initial_period, "White", "Fine, R"},
    {rule::player_names_not_alphabetical, "White", "Zed, A.:Abe, B."},
    {rule::player_field_count_mismatch, "WhiteElo", "2000", "White", "Abe, A.:Zed, B."},
    {rule::title_value, "WhiteTitle", "BOT"},
    {rule::title_value, "WhiteTitle", by_production{"title_tag"}},
    {rule::elo_format, "WhiteElo", "?"},
    {rule::elo_format, "BlackElo", "2400a"},
    {rule::elo_format, "BlackElo", by_production{"elo_tag"}},
    {rule::uscf_format, "BlackUSCF", "n/a"},
    {rule::uscf_format, "BlackUSCF", by_production{"uscf_tag"}},
    {rule::rating_implausible, "WhiteElo", "0"},
    {rule::rating_implausible, "WhiteElo", "9999"},
};
// clang-format on

}  // namespace

std::vector<violation> players_violations() { return with_values<bad_player_values>(); }

}  // namespace strictpgn::generate
