#include "lab/differential/campaign_state.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "lab/differential/base64.hpp"
#include "strictpgn/catalogue.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

std::uint32_t hash_of(std::string_view bytes) {
  std::uint32_t hash = 0x811C9DC5;  // FNV-1a
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193;
  return hash;
}

/// Letters with single hyphens between them.
std::string slug(std::string_view text) {
  constexpr std::size_t longest = 72;
  std::string result;
  for (const char c : text) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (is_letter)
      result += c;
    else if (!result.empty() && result.back() != '-')
      result += '-';
    if (result.size() == longest) break;
  }
  if (result.ends_with('-')) result.pop_back();
  return result;
}

json json_of(const mismatch& from) {
  json result{{"outcome", name_of(from.what)}};
  if (from.broken) result["rule"] = name_of(*from.broken);
  result["message"] = from.message;
  return result;
}

mismatch mismatch_of(const json& from) {
  const auto what = outcome_named(from.at("outcome").get<std::string>());
  if (!what) throw bad_campaign_state("the state names an outcome that there is not");
  mismatch result{*what, {}, from.at("message")};
  if (from.contains("rule")) result.broken = find_rule(from.at("rule").get<std::string>());
  return result;
}

json json_of(const cluster& from) {
  json result{{"name", from.name}};
  result.update(json_of(from.what));
  result["shape"] = from.signature;
  result["finds"] = from.finds;
  result["seen"] = from.seen;
  result["bytes"] = from.bytes;
  result["seed"] = from.seed;
  result["origin"] = from.origin;
  result["whole"] = from.is_whole;
  result["tolerated"] = json::array();
  for (const auto each : from.tolerated) result["tolerated"].push_back(name_of(each));
  return result;
}

cluster cluster_of(const json& from) {
  cluster result;
  result.name = from.at("name");
  result.what = mismatch_of(from);
  result.signature = from.at("shape").get<std::vector<std::string>>();
  result.finds = from.at("finds");
  result.seen = from.at("seen");
  result.bytes = from.at("bytes");
  result.seed = from.at("seed");
  result.origin = from.at("origin");
  result.is_whole = from.at("whole");
  for (const auto& each : from.at("tolerated"))
    if (const auto id = find_rule(each.get<std::string>())) result.tolerated.push_back(*id);
  return result;
}

json json_of(const waiting& from) {
  auto result = json_of(from.what);
  result["seed"] = from.seed;
  result["origin"] = from.test.origin;
  if (from.test.broken) result["broken"] = name_of(*from.test.broken);
  result["text"] = base64(from.test.text);
  return result;
}

waiting waiting_of(const json& from) {
  waiting result{from.at("seed"), {}, mismatch_of(from)};
  result.test.origin = from.at("origin");
  if (from.contains("broken")) result.test.broken = find_rule(from.at("broken").get<std::string>());
  const auto text = from_base64(from.at("text").get<std::string>());
  if (!text) throw bad_campaign_state("the state holds a text that is no base64");
  result.test.text = *text;
  return result;
}

campaign_state campaign_state_of(const json& from) {
  campaign_state result;
  result.next_seed = from.at("next_seed");
  result.texts = from.at("texts");
  result.declined = from.at("declined");
  result.unclaimed = from.value("unclaimed", result.unclaimed);
  result.unsteady = from.at("unsteady");
  for (std::size_t at = 0; at != outcome_count; ++at)
    result.by_outcome[at] =
        from.at("finds").value(std::string(name_of(static_cast<outcome>(at))), 0);
  for (const auto& each : from.at("pending")) result.pending.push_back(waiting_of(each));
  for (const auto& [key, each] : from.at("met").items()) result.met[key] = each;
  for (const auto& [key, each] : from.at("complaints").items())
    result.complaints[key] = {each.at("seen"), each.at("stale"), each.at("stale_others")};
  for (const auto& each : from.at("clusters"))
    result.clusters.emplace(each.at("name").get<std::string>(), cluster_of(each));
  return result;
}

}  // namespace

std::string cluster_name(const mismatch& what, const std::vector<std::string>& signature) {
  const auto complaint = complaint_of(what);
  auto key = complaint;
  for (const auto& each : signature) key += '\n' + each;
  return fmt::format("{}-{:06x}", slug(complaint), hash_of(key) & 0xFFFFFF);
}

std::string write_campaign_state(const campaign_state& all, const std::string& run) {
  json result{{"format", 2},
              {"run", run},
              {"next_seed", all.next_seed},
              {"texts", all.texts},
              {"declined", all.declined},
              {"unclaimed", all.unclaimed},
              {"unsteady", all.unsteady}};
  for (std::size_t at = 0; at != outcome_count; ++at)
    result["finds"][std::string(name_of(static_cast<outcome>(at)))] = all.by_outcome[at];
  result["pending"] = json::array();
  for (const auto& each : all.pending) result["pending"].push_back(json_of(each));
  result["met"] = json::object();
  for (const auto& [key, count] : all.met) result["met"][key] = count;
  result["complaints"] = json::object();
  for (const auto& [key, each] : all.complaints)
    result["complaints"][key] = {
        {"seen", each.seen}, {"stale", each.stale}, {"stale_others", each.stale_others}};
  result["clusters"] = json::array();
  for (const auto& [key, each] : all.clusters) result["clusters"].push_back(json_of(each));
  return result.dump(1) + '\n';
}

campaign_state read_campaign_state(const std::string& text, const std::string& run) {
  const auto from = json::parse(text, nullptr, false);
  if (!from.is_object() || from.value("format", 0) != 2)
    throw bad_campaign_state("the state is not of this version");
  if (from.value("run", "") != run)
    throw bad_campaign_state(fmt::format("the state is of another run: {}", from.value("run", "")));
  try {
    return campaign_state_of(from);
  } catch (const json::exception& error) {
    throw bad_campaign_state(fmt::format("the state is damaged: {}", error.what()));
  }
}

}  // namespace strictpgn::differential
