#include "lab/differential/adapter_target.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "lab/differential/target_patterns.hpp"

namespace strictpgn::differential {
namespace {

using json = nlohmann::ordered_json;

/// An adapter that does not keep to the protocol is as good as crashed.
void blame(answer& made, std::string_view why) {
  made.how = ending::crashed;
  made.message = fmt::format("protocol: {}", why);
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
void read_answer(answer& made, std::uint64_t id) {
  const auto said = json::parse(made.out, nullptr, false);
  if (!said.is_object()) return blame(made, "the answer is no JSON object");
  if (number_in(said, "id") != id) return blame(made, "the answer has another id");
  const auto verdict = string_in(said, "verdict");
  made.message = string_in(said, "message");
  made.games = number_in(said, "games");
  made.plies = number_in(said, "plies");
  if (verdict == "accepted")
    made.accepts = true;
  else if (verdict == "unsupported")
    made.how = ending::declined;
  else if (verdict == "crashed")
    made.how = ending::crashed;
  else if (verdict != "refused")
    blame(made, "no verdict that is accepted, refused, unsupported or crashed");
}

}  // namespace

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string made;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    for (std::size_t i = 0; i != 3; ++i)
      three = three << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i != 4; ++i)
      made += at + i > bytes.size() ? '=' : digits[three >> (18 - 6 * i) & 63];
  }
  return made;
}

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
  const auto how =
      at_work_->go_on(end, [&] { return at_work_->out().find('\n') != std::string::npos; });
  answer made;
  if (how == subprocess::pause::ended) {
    made = understand(at_work_->status(), at_work_->out(), at_work_->err(), {});
    if (made.how != ending::crashed) {
      made.how = ending::crashed;
      made.message = fmt::format("{}: {}", made.status, telling_line(made.err));
    }
  } else {
    made.out = at_work_->out().substr(0, at_work_->out().find('\n'));
    made.err = at_work_->err();
    if (how == subprocess::pause::late) made.how = ending::hung;
    if (how == subprocess::pause::flooded) made.how = ending::flooded;
  }
  if (how != subprocess::pause::enough) at_work_ = nullptr;
  return made;
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
  auto made = exchange(question.dump() + '\n');
  if (made.how == ending::answered) read_answer(made, id);
  return made;
}

}  // namespace strictpgn::differential
