// How the rules about dates are violated on purpose (PGN 8.1.1.3, 9.2.1, 9.5.3).
#include "lab/generate/bad_value.hpp"
#include "lab/generate/violation.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::generate {
namespace {

// clang-format off
constexpr bad_value bad_date_values[] = {
    {rule::date_format, "Date", "1992-8-31"},
    {rule::date_format, "Date", "31.08.1992"},
    {rule::date_format, "Date", "1992"},
    {rule::date_format, "Date", ""},
    {rule::date_format, "Date", by_production{"date_tag"}},
    {rule::date_impossible, "Date", "2001.02.30"},
    {rule::date_day_without_month, "Date", "1999.??.12"},
    {rule::date_before_eventdate, "Date", "2000.01.01", "EventDate", "2000.02.01"},
    {rule::date_utcdate_gap, "UTCDate", "2000.01.05", "Date", "2000.01.01"},
    {rule::eventdate_format, "EventDate", "2020"},
    {rule::eventdate_format, "EventDate", by_production{"event_date_tag"}},
    {rule::utcdate_format, "UTCDate", "2020-01-01"},
    {rule::utcdate_format, "UTCDate", by_production{"utc_date_tag"}},
};
// clang-format on

}  // namespace

std::vector<violation> dates_violations() {
  return with_values<bad_date_values>({
      {rule::date_partial_field,
       [](mutable_game& on) {
         on.set_tag("Date", on.bad_value("any_year", rule::date_partial_field) + ".??.??");
         return true;
       }},
      {rule::date_impossible,
       [](mutable_game& on) {
         on.set_tag("Date", "2001." + on.bad_value("any_month", rule::date_impossible) + ".??");
         return true;
       }},
      {rule::date_incomplete,
       [](mutable_game& on) {
         on.set_tag("Date", on.random.pick({"1993.??.??", "1993.05.??"}));
         return true;
       },
       {},
       profile::archival},
  });
}

std::vector<unmade_rule> dates_unmade_rules() {
  return {{rule::date_file_name_mismatch, "it is about the names of files"}};
}

}  // namespace strictpgn::generate
