#include "lab/differential/self_test.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "lab/differential/claims.hpp"
#include "lab/differential/mismatch.hpp"
#include "lab/differential/self_test_text.hpp"
#include "lab/differential/target_patterns.hpp"
#include "strictpgn/epd.hpp"

namespace strictpgn::differential {
namespace {

nlohmann::json texts_for(const criteria& criteria) {
  return nlohmann::json::parse(self_test_text()).at(std::string(name_of(criteria.input)));
}

/// A record of the dialect that is wanted: the texts have castling rights as FEN has them.
std::string in_dialect(const std::string& text, const criteria& criteria) {
  if (criteria.dialect != fen_dialect::shredder) return text;
  auto in = records_of(text, {criteria, criteria.input});
  if (!in.next() || !in.current().given) return text;
  const auto& step = in.current();
  return (step.epd == nullptr ? write_fen(*step.given, criteria.dialect)
                              : write_epd(*step.epd, criteria.dialect)) +
         '\n';
}

/// A complaint with the words of the target as they are, but for their length.
std::string exact_complaint(mismatch found, const answer& theirs) {
  if (found.what == outcome::crash || found.what == outcome::rejects_valid)
    found.message = shortened(theirs.message);
  return complaint_of(found);
}

/// "two games: silent-loss: games".
std::optional<std::string> misread(const std::string& title, const std::string& text,
                                   const criteria& criteria, target& target, answer& theirs) {
  const auto ours = judge(text, criteria);
  if (!ours.is_valid() || !target.takes(text, ours)) return std::nullopt;
  theirs = target.ask(text);
  const auto found = compare(text, criteria, ours, theirs, {});
  if (!found) return std::nullopt;
  return fmt::format("{}: {}{}{}", title, exact_complaint(*found, theirs),
                     theirs.otherwise.empty() ? "" : ": ", theirs.otherwise);
}

/// Who does not claim what a text is about has to accept it: that is how a false word comes out.
void ask_bad(const nlohmann::json& about, target& target, self_test_result& into) {
  const auto theirs = target.ask(about.at("text").get<std::string>());
  const auto title = about.at("title").get<std::string>();
  const bool refuses = theirs.how == ending::answered && (!theirs.accepts || theirs.warns);
  const auto claim = claim_named(about.value("claim", ""));
  if (!claim || !theirs.unclaimed.contains(*claim)) {
    into.bad.push_back(title);
    into.refuses_any_bad |= refuses;
  } else if (refuses) {
    into.disowned.push_back(
        fmt::format("says that it does not claim {}, and refuses {}", name_of(*claim), title));
  }
}

}  // namespace

answer ask_plain_text(target& target, const criteria& criteria) {
  return target.ask(in_dialect(texts_for(criteria).at("good").front().at("text"), criteria));
}

self_test_result run_self_test(target& target, const criteria& criteria) {
  const auto texts = texts_for(criteria);
  self_test_result result;
  bool is_first = true;
  for (const auto& each : texts.at("good")) {
    answer theirs;
    if (const auto wrong = misread(each.at("title"), in_dialect(each.at("text"), criteria),
                                   criteria, target, theirs))
      result.misread.push_back(*wrong);
    if (is_first) result.plain = theirs;
    is_first = false;
    if (!result.plain.accepts) return result;
  }
  for (const auto& each : texts.at("bad")) ask_bad(each, target, result);
  return result;
}

}  // namespace strictpgn::differential
