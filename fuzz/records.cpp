// FEN and EPD: what is read is written and read again as it was, in every dialect; from a position
// that can be played each legal move leads to another such position, and its SAN back to it.
#include "strictpgn/records.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "chess/chess_shape.hpp"
#include "expect.hpp"
#include "read/sniff.hpp"
#include "rules/fen/reading.hpp"
#include "strictpgn/epd.hpp"
#include "strictpgn/fen_conversion.hpp"
#include "text/file_kind.hpp"

namespace {

using namespace strictpgn;
using fuzz::expect;

constexpr fen_dialect dialects[] = {fen_dialect::fen, fen_dialect::orthodox, fen_dialect::xfen,
                                    fen_dialect::shredder, fen_dialect::chess960};

// ---- files --------------------------------------------------------------------------------------

std::vector<diagnostic> findings_of(record_reader in, std::string_view text) {
  std::vector<diagnostic> all;
  while (in.next()) {
    const auto& step = in.current();
    expect(text.substr(step.offset).starts_with(step.text), "a record is where it says");
    for (const auto& found : step.findings) {
      expect(found.where.begin <= found.where.end && found.where.end <= text.size(),
             "a finding lies in the input");
      all.push_back(found);
    }
  }
  const auto most = text::is_utf16(text) ? read::first_look_size : text.size();
  expect(in.totals().bytes == std::min(text.size(), most), "all bytes that are read are counted");
  return all;
}

void look_at_file(std::string_view text, record_format format) {
  auto options = fuzz::options_for(text);
  const auto dialect = dialects[text.size() % std::size(dialects)];
  const auto whole = findings_of(record_reader::text(text, format, dialect, options), text);
  options.window_size = 1 + text.size() % 97;
  std::istringstream stream{std::string(text)};
  expect(findings_of(record_reader::stream(stream, format, dialect, options), text) == whole,
         "text and stream have the same findings");
}

// ---- records ------------------------------------------------------------------------------------

void expect_round_trip(const setup& given, fen_dialect dialect) {
  if (!is_expressible(given, dialect)) return;
  const auto text = write_fen(given, dialect);
  expect(parse_fen(text, dialect).given == given, "a setup is written and read again as it was");
  for (const auto other : {fen_dialect::fen, fen_dialect::xfen, fen_dialect::shredder}) {
    const auto there = convert_fen(text, dialect, other);
    expect(there.has_value() == is_expressible(given, other), "what can be expressed is converted");
    if (there)
      expect(convert_fen(*there, other, dialect) == text, "what is converted is converted back");
  }
}

/// By which castling is written that was read by another.
fen_dialect dialect_to_write(fen_dialect read) {
  return read == fen_dialect::fen || read == fen_dialect::shredder ? read : fen_dialect::xfen;
}

/// What can be played comes back; of what cannot, the board may hold anything.
void look_at_fen(std::string_view line, fen_dialect dialect) {
  const auto read = rules::read_fen(line, dialect);
  for (const auto& one : read.faults)
    expect(one.where.begin <= one.where.end && one.where.end <= line.size(),
           "a fault lies in the record");
  expect(!read.playable || read.given, "what can be played was given");
  if (!read.playable) return;
  expect_round_trip(*read.given, dialect_to_write(dialect));
  if (read.faults.empty() && dialect == fen_dialect::fen)
    expect(write_fen(*read.given) == line, "a record without faults comes back byte for byte");
}

void look_at_epd(std::string_view line) {
  const auto read = parse_epd(line, fen_dialect::xfen);
  for (const auto& one : read.findings)
    expect(one.where.begin <= one.where.end && one.where.end <= line.size(),
           "a finding lies in the record");
  const auto text = write_epd(read.record, fen_dialect::xfen);
  expect(text.empty() != read.record.given.has_value(), "what has a position is written");
  if (text.empty()) return;
  const auto again = parse_epd(text, fen_dialect::xfen).record;
  expect(write_epd(again, fen_dialect::xfen) == text, "what is written is written again as it is");
}

// ---- positions ----------------------------------------------------------------------------------

void look_at_move(const position& before, move legal) {
  const auto san = write_san(before, legal);
  const auto found = resolve(before, testing::shape_of(san));
  expect(found.kind == resolution_kind::unique && found.played == legal,
         "a legal move is written and resolved to itself");
  auto after = before;
  after.play(legal);
  expect(find_faults(after.to_setup()).empty(), "a legal move leads to a position without faults");
  const auto result = make_position(after.to_setup());
  const auto* again = std::get_if<position>(&result);
  expect(again != nullptr && *again == after, "a position is made from what it says");
}

/// A few moves on, each time by another one of the legal moves.
void play_on(position at, std::size_t choice) {
  constexpr int few = 3;
  for (int ply = 0; ply != few; ++ply) {
    const auto moves = at.legal_moves();
    expect(moves.empty() != at.has_legal_move(), "there is a legal move where there are some");
    for (const auto legal : moves) look_at_move(at, legal);
    if (moves.empty()) return;
    at.play(moves[choice++ % moves.size()]);
  }
}

void look_at_record(std::string_view line) {
  for (const auto dialect : dialects) look_at_fen(line, dialect);
  look_at_epd(line);
  const auto read = parse_fen(line, fen_dialect::chess960);
  if (read.playable) play_on(*read.playable, line.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto text = fuzz::text_of(data, size);
  look_at_file(text, record_format::fen);
  look_at_file(text, record_format::epd);
  for (std::size_t begin = 0; begin < size;) {
    const auto end = std::min(text.find('\n', begin), size);
    look_at_record(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return 0;
}
