// Texts that one production reads to the end: records, and what stands in a comment.
#pragma once

#include <string_view>

#include "lab/coverage/coverage.hpp"
#include "spec/interpreter.hpp"
#include "strictpgn/records.hpp"

namespace strictpgn::spec {

/// Reads by `import_grammar()` and notes choices, which are counted, too. It is there to be copied.
const interpreter& counting_interpreter();

/// Reads them by `import_grammar()` and counts what they reach.
class whole_text_reader {
 public:
  explicit whole_text_reader(coverage& to) : to_(to) {}

  /// A record, without its line end.
  void read_record(record_format format, std::string_view text);
  /// A comment, without its delimiters.
  void read_comment(std::string_view text);

 private:
  void read(const entry_point& kind, std::string_view text);

  coverage& to_;
  interpreter by_ = counting_interpreter();
  derivation made_;
};

}  // namespace strictpgn::spec
