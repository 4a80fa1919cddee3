#include "lab/coverage/whole_text_reader.hpp"

namespace strictpgn::spec {

const interpreter& counting_interpreter() {
  static const interpreter made(import_grammar(), {.records_choices = true});
  return made;
}

void whole_text_reader::read_record(record_format format, std::string_view text) {
  read(*import_grammar().find_entry(format == record_format::fen ? "fen" : "epd"), text);
}

void whole_text_reader::read_comment(std::string_view text) {
  read(*import_grammar().find_entry("commands"), text);
}

void whole_text_reader::read(const entry_point& kind, std::string_view text) {
  by_.begin(text);
  by_.derive(kind.start, 0, made_);
  to_.add_text(kind);
  to_.add(kind, made_);
}

}  // namespace strictpgn::spec
