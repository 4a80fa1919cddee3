// The tree of any text: every byte belongs to something in it, everything lies inside what it
// belongs to, and derivation and tree say so alike.
#include "lab/generate/tree.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "expect.hpp"
#include "parse/parse_unit_faults.hpp"
#include "strictpgn/commands.hpp"
#include "strictpgn/reader.hpp"

namespace {

using namespace strictpgn;
using fuzz::expect;

bool is_inside(const span& inner, const span& outer) {
  return outer.begin <= inner.begin && inner.begin <= inner.end && inner.end <= outer.end;
}

/// The units follow each other, and each holds all that it has read.
void look_at_units(std::string_view text) {
  const auto all = tests::read_units(text);
  expect(all.rest.empty(), "all of the text is read");
  std::size_t at = 0;
  for (const auto& read : all.units) {
    expect(read.unit.offset == at, "a unit begins where the last one ended");
    fuzz::expect_no_fault(tests::fault_of_unit(read));
    at += read.whole.size();
  }
  expect(at == text.size(), "the units are the text");
}

void look_at_commands(const game& in, const element& comment) {
  const auto where = in.span_of(comment);
  for (const auto& found : commands_of(in, comment)) {
    expect(is_inside(found.where, where), "a command lies in its comment");
    for (const auto& operand : found.operands)
      expect(is_inside(operand.where, found.where), "an operand lies in its command");
  }
}

void look_at_elements(const game& in, std::string_view text) {
  const span whole{in.offset, in.offset + in.text.size()};
  for (const auto& e : in.elements) {
    const auto where = in.span_of(e);
    expect(is_inside(where, whole), "an element lies in its game");
    expect(text.substr(where.begin, where.size()) == in.text_of(e), "an element is its bytes");
    if (e.kind == element_kind::move) {
      const auto number = in.number_span_of(e), suffix = in.suffix_span_of(e);
      expect(is_inside(number, whole) && number.end <= where.begin, "a number is before its move");
      expect(is_inside(suffix, whole) && where.end <= suffix.begin, "a suffix is after its move");
    }
    if (e.kind == element_kind::comment || e.kind == element_kind::line_comment)
      look_at_commands(in, e);
  }
}

void look_at_tags(const game& in, std::string_view text) {
  const span whole{in.offset, in.offset + in.text.size()};
  for (const auto& tag : in.tags) {
    const auto where = in.span_of(tag), name = in.name_span_of(tag), value = in.value_span_of(tag);
    expect(is_inside(where, whole), "a tag pair lies in its game");
    expect(is_inside(name, where), "a tag name lies in its pair");
    expect(is_inside(value, where), "a tag value lies in its pair");
    expect(text.substr(name.begin, name.size()) == in.name_of(tag), "a name is its bytes");
    expect(in.value_of(tag).size() <= in.raw_value_of(tag).size(), "no value grows");
  }
  expect(is_inside(in.marker_span(), whole), "a marker lies in its game");
}

/// The leaves of the derivation are the text, in order, and nothing reaches out of its parent.
void look_at_derivation(std::string_view text) {
  static spec::interpreter by(spec::import_grammar());
  const generate::tree all(text, by);
  expect(all.begin(0) == 0 && all.end(0) == text.size(), "all of the text is derived");
  for (std::size_t entry = 1; entry < all.size(); ++entry) {
    const auto parent = all.parent(entry);
    expect(is_inside({all.begin(entry), all.end(entry)}, {all.begin(parent), all.end(parent)}),
           "a production lies in its parent");
    const auto next = all.next(entry);
    expect(next >= all.next(parent) || all.end(entry) <= all.begin(next),
           "a production ends before the next one");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text_of(data, size);
  look_at_units(text);
  for (const auto& each : parse_database(text).games) {
    look_at_elements(each, text);
    look_at_tags(each, text);
  }
  look_at_derivation(text);
  return 0;
}
