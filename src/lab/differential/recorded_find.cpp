#include "lab/differential/recorded_find.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "strictpgn/catalogue.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

mismatch recorded_mismatch(const json& from) {
  const auto name = from.at("outcome").get<std::string>();
  const auto what = outcome_named(name);
  if (!what) throw bad_find(fmt::format("there is no outcome `{}`", name));
  mismatch result{*what, {}, from.at("message")};
  if (!from.contains("rule")) return result;
  const auto broken = from.at("rule").get<std::string>();
  result.broken = find_rule(broken);
  if (!result.broken) throw bad_find(fmt::format("there is no rule `{}`", broken));
  return result;
}

profile profile_named(const std::string& name) {
  for (const auto each :
       {profile::import_format, profile::export_format, profile::archival, profile::reduced})
    if (name_of(each) == name) return each;
  throw bad_find(fmt::format("there is no profile `{}`", name));
}

/// The value of a name; the usual one where an older find has none.
template <typename Value>
Value value_in(const json& from, const char* key, Value usual,
               std::optional<Value> (&named)(std::string_view)) {
  if (!from.contains(key)) return usual;
  const auto name = from.at(key).get<std::string>();
  const auto found = named(name);
  if (!found) throw bad_find(fmt::format("there is no {} `{}`", key, name));
  return *found;
}

criteria criteria_of(const json& from) {
  criteria result;
  result.input = value_in(from, "input", input_kind::pgn, input_named);
  result.dialect = value_in(from, "dialect", fen_dialect::fen, dialect_named);
  result.format = profile_named(from.at("profile").get<std::string>());
  if (from.at("encoding") == "utf8") result.encoding = encoding::utf8;
  result.is_round_trip = from.value("round_trip", false);
  result.fixes = false;
  return result;
}

}  // namespace

recorded_find read_find(std::string_view text_of_json) {
  const auto from = json::parse(text_of_json, nullptr, false);
  if (!from.is_object()) throw bad_find("it is no JSON object");
  if (from.value("format", json(0)) != 2) throw bad_find("it is not of this version");
  try {
    return {from.at("cluster"), {}, recorded_mismatch(from), criteria_of(from)};
  } catch (const json::exception& error) {
    throw bad_find(fmt::format("it is damaged: {}", error.what()));
  }
}

}  // namespace strictpgn::differential
