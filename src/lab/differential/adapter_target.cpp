#include "lab/differential/adapter_target.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "lab/differential/base64.hpp"
#include "lab/differential/target_patterns.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

/// An adapter that does not keep to the protocol is as good as crashed.
void blame(answer& result, std::string_view why) {
  result.how = ending::crashed;
  result.message = fmt::format("protocol: {}", why);
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

/// Reads the line that it answered with.
void read_answer(answer& result, std::uint64_t id) {
  const auto said = json::parse(result.out, nullptr, false);
  if (!said.is_object()) return blame(result, "the answer is no JSON object");
  if (number_in(said, "id") != id) return blame(result, "the answer has another id");
  const auto verdict = string_in(said, "verdict");
  result.message = string_in(said, "message");
  result.games = number_in(said, "games");
  result.plies = number_in(said, "plies");
  if (verdict == "accepted")
    result.accepts = true;
  else if (verdict == "unsupported")
    result.how = ending::declined;
  else if (verdict == "crashed")
    result.how = ending::crashed;
  else if (verdict != "refused")
    blame(result, "no verdict that is accepted, refused, unsupported or crashed");
}

}  // namespace

adapter_target::adapter_target(std::string command, std::string level, const bounds& within,
                               const std::atomic<bool>& stop)
    : command_(std::move(command)), level_(std::move(level)), within_(within), stop_(stop) {}

adapter_target::~adapter_target() {
  if (at_work_ != nullptr) at_work_->kill();
}

answer adapter_target::start() {
  at_work_ = std::make_unique<subprocess>(command_, within_, stop_);
  return exchange("{\"do\":\"hello\",\"protocol\":1}\n");
}

answer adapter_target::exchange(const std::string& line) {
  at_work_->forget();
  at_work_->send(line);
  const auto end = subprocess::clock::now() + within_.time;
  const auto pause =
      at_work_->go_on(end, [&] { return at_work_->out().find('\n') != std::string::npos; });
  answer result;
  if (pause == subprocess::pause::ended) {
    result = understand(at_work_->status(), at_work_->out(), at_work_->err(), {});
    if (result.how != ending::crashed) {
      result.how = ending::crashed;
      result.message = fmt::format("{}: {}", result.status, telling_line(result.err));
    }
  } else {
    result.out = at_work_->out().substr(0, at_work_->out().find('\n'));
    result.err = at_work_->err();
    if (pause == subprocess::pause::late) result.how = ending::hung;
    if (pause == subprocess::pause::flooded) result.how = ending::flooded;
  }
  if (pause != subprocess::pause::enough) at_work_ = nullptr;
  return result;
}

answer adapter_target::ask(std::string_view text) {
  if (at_work_ == nullptr)
    if (auto greeting = start(); greeting.how != ending::answered) return greeting;
  const auto id = ++asked_;
  const json question{{"do", "run"},
                      {"id", id},
                      {"level", level_},
                      {"bytes", base64(text)},
                      {"want", {"verdict", "games", "plies"}}};
  auto result = exchange(question.dump() + '\n');
  if (result.how == ending::answered) read_answer(result, id);
  return result;
}

}  // namespace strictpgn::differential
