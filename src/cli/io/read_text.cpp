#include "cli/io/read_text.hpp"

#include "cli/io/input.hpp"

namespace strictpgn::cli {

std::string read_text(const std::string& argument) {
  return text_of(input_named(argument, "<stdin>"));
}

}  // namespace strictpgn::cli
