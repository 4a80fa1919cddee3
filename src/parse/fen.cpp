#include "parse/fen.hpp"

#include <tao/pegtl/memory_input.hpp>
#include <tao/pegtl/parse.hpp>

#include "parse/fen_actions.hpp"

namespace strictpgn::parse {

fen_fields parse_fen_fields(std::string_view text) {
  fen_builder builder;
  builder.fields.text = text;
  tao::pegtl::memory_input<tao::pegtl::tracking_mode::lazy> in(text.data(), text.size(), "");
  tao::pegtl::parse<grammar::fen_record, fen_action>(in, builder);
  return builder.fields;
}

}  // namespace strictpgn::parse
