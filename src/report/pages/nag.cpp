#include "report/pages/nag.hpp"

#include <fmt/format.h>

#include "strictpgn/nag.hpp"

namespace strictpgn::report {
namespace {

constexpr std::string_view reserved = "reserved: no meaning that programs agree on";

std::string_view name_of(nag_kind kind) {
  constexpr std::string_view names[] = {"placeholder", "move", "position", "time", "practice"};
  return names[static_cast<int>(kind)];
}

std::string_view words_for(nag_kind kind) {
  constexpr std::string_view words[] = {"", "the move just played", "the position after the move",
                                        "the time left", ""};
  return words[static_cast<int>(kind)];
}

std::string words_for_symbol(const nag_info& one) {
  if (one.ascii.empty() || one.ascii == one.symbol) return std::string(one.symbol);
  return fmt::format("{}, in ASCII {}", one.symbol, one.ascii);
}

std::string words_for_writing(unsigned number) {
  if (number == 0 || number > greatest_suffix_nag) return {};
  return fmt::format("a suffix of the move in import format, ${} in export format", number);
}

std::string words_for_section(unsigned number) {
  if (is_standard_nag(number)) return "PGN 10";
  const bool has_meaning = find_nag(number) != nullptr;
  return fmt::format("none: PGN 10 reserves $140 to $255 (nag-reserved){}",
                     has_meaning ? "; this is what programs mean by it" : "");
}

}  // namespace

std::vector<nag_fact> facts_of_nag(unsigned number) {
  const auto* one = find_nag(number);
  std::vector<nag_fact> facts{{"meaning", std::string(one != nullptr ? one->meaning : reserved)}};
  if (one != nullptr) {
    facts.push_back({"name", std::string(one->name)});
    facts.push_back({"symbol", words_for_symbol(*one)});
    facts.push_back({"written", words_for_writing(number)});
    facts.push_back({"about", std::string(words_for(one->kind))});
  }
  facts.push_back({"section", words_for_section(number)});
  std::erase_if(facts, [](const nag_fact& fact) { return fact.text.empty(); });
  return facts;
}

std::string nag_markdown(unsigned number) {
  const auto facts = facts_of_nag(number);
  auto page = fmt::format("# ${}\n\n{}\n\n", number, facts.front().text);
  for (std::size_t at = 1; at < facts.size(); ++at)
    page += fmt::format("- {}: {}\n", facts[at].title, facts[at].text);
  return page;
}

void render_nag_json(std::string& out, unsigned number) {
  const auto* known = find_nag(number);
  const auto one = known != nullptr ? *known : nag_info{};
  json line;
  line["nag"] = number;
  line["name"] = one.name;
  line["meaning"] = one.meaning;
  line["symbol"] = one.symbol;
  line["ascii"] = one.ascii;
  line["kind"] = known != nullptr ? name_of(one.kind) : "reserved";
  line["side"] = one.side ? strictpgn::name_of(*one.side) : "";
  line["section"] = is_standard_nag(number) ? "PGN 10" : "";
  append_json(out, line);
  out += '\n';
}

void add_nag_meaning(json& to, unsigned number) {
  const auto* one = find_nag(number);
  if (one == nullptr) return;
  to["meaning"] = one->meaning;
  if (!one->symbol.empty()) to["symbol"] = one->symbol;
  if (one->kind == nag_kind::practice) to["practice"] = true;
}

}  // namespace strictpgn::report
