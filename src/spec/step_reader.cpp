#include "spec/step_reader.hpp"

#include <stdexcept>
#include <string>

namespace strictpgn::spec {
namespace {

node_id found(const graph& in, std::string_view production) {
  if (const auto id = in.find(production)) return *id;
  throw std::invalid_argument("no production " + std::string(production));
}

}  // namespace

step_reader::step_reader(interpreter& by, std::string_view text)
    : by_(by),
      whole_(by.of().find("file_without_game")),
      start_(found(by.of(), "file_start")),
      opening_(found(by.of(), "opening_unit")),
      unit_(found(by.of(), "unit")) {
  by_.begin(text);
}

void step_reader::go_on(std::string_view rest, bool is_complete) {
  by_.begin(rest);
  at_ = 0;
  is_complete_ = is_complete;
  needs_more_ = false;
}

bool step_reader::next(derivation& result) {
  while (opening_steps_ != 2) {
    const bool fits = read_opening_step(result);
    if (needs_more_) return false;
    ++opening_steps_;
    if (fits) return true;
  }
  return read(unit_, result);
}

bool step_reader::read_opening_step(derivation& result) {
  if (opening_steps_ == 1) return read(opening_, result);
  if (whole_ && read(*whole_, result)) return true;
  return !needs_more_ && read(start_, result);
}

bool step_reader::read(node_id production, derivation& result) {
  const bool fits = by_.derive(production, at_, result);
  needs_more_ = !is_complete_ && by_.has_met_end();
  if (!fits || needs_more_) return false;
  at_ = result.front().end;
  return true;
}

}  // namespace strictpgn::spec
