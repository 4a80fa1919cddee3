#include "lab/differential/adapter_target.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "lab/differential/base64.hpp"
#include "lab/differential/target_patterns.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

constexpr std::string_view protocol_broken = "protocol: ";

/// An adapter that does not keep to the protocol is as good as crashed. Always false.
bool blame(answer& result, std::string_view why) {
  result.how = ending::crashed;
  result.message = fmt::format("{}{}", protocol_broken, why);
  return false;
}

std::optional<std::uint64_t> number_in(const json& from, const char* name) {
  const auto found = from.find(name);
  if (found == from.end() || !found->is_number_unsigned()) return std::nullopt;
  return found->get<std::uint64_t>();
}

std::string string_in(const json& from, const char* name) {
  const auto found = from.find(name);
  return found != from.end() && found->is_string() ? found->get<std::string>() : "";
}

bool flag_in(const json& from, const char* name, bool usual) {
  const auto found = from.find(name);
  return found != from.end() && found->is_boolean() ? found->get<bool>() : usual;
}

const json& list_in(const json& from, const char* name) {
  static const json none = json::array();
  const auto found = from.find(name);
  return found != from.end() && found->is_array() ? *found : none;
}

told_line line_in(const json& elements) {
  told_line line(1);
  for (const auto& each : elements) {
    if (!each.is_object()) continue;
    if (each.contains("san") || each.contains("destination"))
      line.push_back({string_in(each, "san"), string_in(each, "origin"),
                      string_in(each, "destination"), string_in(each, "promotion"),
                      string_in(each, "fen")});
    else if (const auto nag = number_in(each, "nag"))
      line.back().nags.insert(static_cast<std::int64_t>(*nag));
    else if (each.contains("rav"))
      line.back().variations.push_back(line_in(list_in(each, "rav")));
    else
      line.back().comment +=
          without_blanks(string_in(each, "comment") + string_in(each, "line_comment"));
    constexpr std::string_view suffixes[] = {"!", "?", "!!", "??", "!?", "?!"};
    const auto suffix = string_in(each, "suffix");
    const auto* const found = std::ranges::find(suffixes, suffix);
    if (found != std::end(suffixes)) line.back().nags.insert(found - suffixes + 1);
  }
  return line;
}

told_game game_in(const json& from) {
  told_game result;
  for (const auto& each : list_in(from, "tags")) {
    if (!each.is_array() || each.size() != 2 || !each[0].is_string()) continue;
    const auto name = each[0].get<std::string>();
    if (each[1].is_string()) {
      result.tags.emplace_back(name, each[1].get<std::string>());
    } else if (each[1].is_number_unsigned()) {
      result.tags.emplace_back(name, each[1].dump());
      result.numbers.insert(name);
    }
  }
  result.moves = line_in(list_in(from, "movetext"));
  result.termination = string_in(from, "termination");
  return result;
}

void read_tree(answer& result, const json& said) {
  const auto found = said.find("tree");
  if (found == said.end() || !found->is_array()) return;
  result.tree.emplace();
  for (const auto& each : *found)
    if (each.is_object()) result.tree->push_back(game_in(each));
}

told_operation operation_in(const json& from) {
  told_operation result;
  for (const auto& each : from)
    if (each.is_string()) result.push_back(each.get<std::string>());
  return result;
}

told_record record_in(const json& from) {
  told_record result{string_in(from, "fen")};
  if (!from.contains("operations")) return result;
  result.operations.emplace();
  for (const auto& each : list_in(from, "operations"))
    if (each.is_array()) result.operations->push_back(operation_in(each));
  return result;
}

void read_records(answer& result, const json& said) {
  const auto found = said.find("records");
  if (found == said.end() || !found->is_array()) return;
  result.records.emplace();
  for (const auto& each : *found)
    if (each.is_object()) result.records->push_back(record_in(each));
}

/// A misspelt word is told: what it was meant to take out would be held against the target.
void read_unclaimed(adapter_about& result, const json& said) {
  const auto found = said.find("unclaimed");
  if (found == said.end()) return;
  if (!found->is_array()) result.nonsense = "`unclaimed` is no list";
  for (const auto& each : list_in(said, "unclaimed"))
    if (const auto known = each.is_string() ? claim_named(each.get<std::string>()) : std::nullopt)
      result.unclaimed.insert(*known);
    else if (result.nonsense.empty())
      result.nonsense =
          fmt::format("`unclaimed` has {}, which is none of {}", each.dump(), claim_names());
}

/// The words of a list take the place of what is usual, if there is one.
void read_words(std::set<std::string, std::less<>>& words, const json& said, const char* name) {
  if (said.contains(name)) words.clear();
  for (const auto& each : list_in(said, name))
    if (each.is_string()) words.insert(each.get<std::string>());
}

/// Reads the line that it answered to the greeting.
adapter_about read_about(const std::string& line) {
  const auto said = json::parse(line, nullptr, false);
  if (!said.is_object()) return {};
  adapter_about result{string_in(said, "name"), string_in(said, "version")};
  for (const auto& each : list_in(said, "emits"))
    if (each.is_string()) result.emits.insert(each.get<std::string>());
  read_words(result.inputs, said, "inputs");
  read_words(result.levels, said, "levels");
  read_words(result.encodings, said, "encodings");
  result.one_game = flag_in(said, "one_game", false);
  result.chess960 = flag_in(said, "chess960", true);
  read_unclaimed(result, said);
  return result;
}

/// Reads the line that it answered with; gives whether it keeps to the protocol.
bool read_answer(answer& result, std::uint64_t id) {
  const bool is_line = result.out.find('\n') == result.out.npos;
  const auto said = json::parse(result.out, nullptr, false);
  if (!is_line || !said.is_object())
    return blame(result, "the answer is not one JSON object in a line");
  if (number_in(said, "id") != id) return blame(result, "the answer has another id");
  const auto verdict = string_in(said, "verdict");
  result.message = string_in(said, "message");
  result.games = number_in(said, "games");
  result.plies = number_in(said, "plies");
  result.warns = flag_in(said, "warned", false);
  read_tree(result, said);
  read_records(result, said);
  if (said.contains("written")) result.written = from_base64(string_in(said, "written"));
  if (verdict == "accepted")
    result.accepts = true;
  else if (verdict == "unsupported")
    result.how = ending::declined;
  else if (verdict == "crashed")
    result.how = ending::crashed;
  else if (verdict != "refused")
    return blame(result, "no verdict that is accepted, refused, unsupported or crashed");
  return true;
}

std::string_view word_for(encoding which) { return which == encoding::utf8 ? "utf8" : "latin1"; }

/// The parts of an answer that are compared.
json wanted_of(const criteria& criteria) {
  if (criteria.is_of_records()) return {"verdict", "records"};
  json result{"verdict", "games", "plies", "tree"};
  if (criteria.is_round_trip) result.push_back("written");
  return result;
}

}  // namespace

std::string adapter_question(std::string_view text, const criteria& criteria, std::uint64_t id) {
  const json question{{"do", "run"},
                      {"id", id},
                      {"level", name_of(criteria.format)},
                      {"input", name_of(criteria.input)},
                      {"encoding", word_for(criteria.encoding)},
                      {"dialect", name_of(criteria.dialect)},
                      {"rules", json::object()},
                      {"bytes", base64(text)},
                      {"want", wanted_of(criteria)}};
  return question.dump() + '\n';
}

adapter_target::adapter_target(std::string command, const criteria& criteria, const bounds& within,
                               const std::atomic<bool>& stop, bool one_game)
    : command_(std::move(command)),
      criteria_(criteria),
      within_(within),
      time_to_start_(within.time),
      one_game_(one_game),
      stop_(stop) {}

/// What it claims it says when it is started; one that cannot be is asked, which tells why.
bool adapter_target::takes(std::string_view text, const verdict& ours) {
  if (at_work_ == nullptr) start();
  if ((one_game_ || about_.one_game) && ours.games > 1) return false;
  if (about_.chess960) return true;
  if (ours.has(rule::chess960_castling_undeclared)) return false;
  return criteria_.is_of_records() ? criteria_.dialect == fen_dialect::fen
                                   : text.find("960") == text.npos && !has_castling_files(text);
}

adapter_target::~adapter_target() {
  if (at_work_ != nullptr) at_work_->kill();
}

answer adapter_target::start() {
  at_work_ = std::make_unique<subprocess>(command_, within_, stop_);
  asked_of_process_ = 0;
  auto greeting = exchange("{\"do\":\"hello\",\"protocol\":1}\n", time_to_start_);
  if (greeting.how != ending::answered) return greeting;
  about_ = read_about(greeting.out.substr(0, greeting.out.find('\n')));
  if (about_.nonsense.empty()) return greeting;
  at_work_ = nullptr;
  blame(greeting, about_.nonsense);
  return greeting;
}

answer adapter_target::exchange(const std::string& line, std::chrono::milliseconds time) {
  at_work_->forget();
  at_work_->send(line);
  const auto end = subprocess::clock::now() + time;
  const auto pause =
      at_work_->go_on(end, [&] { return at_work_->out().find('\n') != std::string::npos; });
  answer result;
  if (pause == subprocess::pause::ended) {
    result = understand(at_work_->status(), at_work_->out(), at_work_->err(), {});
    if (result.how != ending::crashed) {  // to exit is none, and no answer either
      result.how = ending::crashed;
      result.accepts = false;
      const auto said = telling_line(result.err);
      result.message = joined(result.status, said.empty() ? "no answer" : said);
    }
  } else {
    result.out = at_work_->out();
    if (result.out.ends_with('\n')) result.out.pop_back();
    result.err = at_work_->err();
    if (pause == subprocess::pause::late) result.how = ending::hung;
    if (pause == subprocess::pause::flooded) result.how = ending::flooded;
  }
  if (pause != subprocess::pause::enough) at_work_ = nullptr;
  return result;
}

std::optional<answer> adapter_target::refusal_to_read() const {
  if (!about_.inputs.contains(name_of(criteria_.input))) return declined("");
  if (!about_.levels.contains(name_of(criteria_.format)))
    return declined(fmt::format("its levels: {}", fmt::join(about_.levels, ", ")));
  if (!about_.encodings.contains(word_for(criteria_.encoding)))
    return declined(fmt::format("its encodings: {}", fmt::join(about_.encodings, ", ")));
  return std::nullopt;
}

/// It does not claim to read such texts at all.
answer adapter_target::declined(std::string why) {
  answer result;
  result.how = ending::declined;
  result.message = std::move(why);
  return result;
}

answer adapter_target::ask(std::string_view text) {
  if (at_work_ == nullptr)
    if (auto greeting = start(); greeting.how != ending::answered) return greeting;
  if (auto refusal = refusal_to_read()) return *refusal;
  if (about_.unclaimed.contains(claim::castling_files) && has_castling_files(text)) {
    auto result = declined("it does not claim to read castling rights by letters of files");
    result.excused = claim::castling_files;
    return result;
  }
  const bool is_new = asked_of_process_ == 0;
  auto result = question(text);
  // What was said too late of an earlier text is no answer to this one: a new process tells.
  const bool is_nonsense = at_work_ == nullptr && result.how == ending::crashed &&
                           result.message.starts_with(protocol_broken);
  if (!is_nonsense || is_new) return result;
  if (auto greeting = start(); greeting.how != ending::answered) return greeting;
  return question(text);
}

answer adapter_target::question(std::string_view text) {
  const auto id = ++asked_;
  ++asked_of_process_;
  auto result = exchange(adapter_question(text, criteria_, id), within_.time);
  result.parts = about_.emits;
  result.unclaimed = about_.unclaimed;
  if (result.how == ending::answered && !read_answer(result, id)) at_work_ = nullptr;
  return result;
}

}  // namespace strictpgn::differential
