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

bool step_reader::next(derivation& result) {
  if (steps_ == 0 && ++steps_ != 0) {
    if (whole_ && read(*whole_, result)) return true;
    if (read(start_, result)) return true;
  }
  if (steps_ == 1 && ++steps_ != 0 && read(opening_, result)) return true;
  return read(unit_, result);
}

bool step_reader::read(node_id production, derivation& result) {
  if (!by_.derive(production, at_, result)) return false;
  at_ = result.front().end;
  return true;
}

}  // namespace strictpgn::spec
