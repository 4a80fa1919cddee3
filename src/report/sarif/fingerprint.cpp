#include "report/sarif/fingerprint.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace strictpgn::report {
namespace {

/// Bytes of a line or a token that count: neither has a bound of its own.
constexpr std::size_t longest = 256;

/// FNV-1a: the same on every machine, unlike std::hash.
class hash {
 public:
  /// Adds a text and its end, so that "ab", "c" and "a", "bc" differ.
  hash& add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<unsigned char>(c));
    add_byte(0xFF);
    return *this;
  }
  hash& add(std::uint64_t number) {
    for (int shift = 0; shift < 64; shift += 8) add_byte(number >> shift & 0xFFU);
    return *this;
  }
  std::uint64_t value() const { return value_; }

 private:
  void add_byte(std::uint64_t byte) { value_ = (value_ ^ byte) * 0x00000100000001B3ULL; }

  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

/// The tags that say which game it is (8.1.1); not the Result, which findings are about too often.
std::uint64_t identity_of(const game& game) {
  hash identity;
  for (const auto* name : {"Event", "Site", "Date", "Round", "White", "Black"}) {
    const auto* const tag = game.find_tag(name);
    identity.add(tag == nullptr ? std::string() : game.value_of(*tag));
  }
  return identity.value();
}

std::string_view token_of(const diagnostic& finding, const source_window& window) {
  if (!is_inside(finding.where, window)) return {};
  const auto text = window.text.substr(finding.where.begin - window.offset, finding.where.size());
  return text.substr(0, longest);
}

std::string line_of(const diagnostic& finding, render_context& where) {
  const auto rest = where.lines.window().text.substr(where.lines.line_begin(finding.where.begin));
  std::string line;
  for (const char c : rest.substr(0, longest)) {
    if (c == '\n' || c == '\r') break;
    if (c != ' ' && c != '\t') line += c;
  }
  return line;
}

}  // namespace

void fingerprinter::begin_step(const reading& step) {
  game_ = step.game == nullptr ? 0 : identity_of(*step.game);
}

fingerprint fingerprinter::of(const diagnostic& finding, render_context& where) {
  const auto token = token_of(finding, where.lines.window());
  hash by_line;
  by_line.add(name_of(finding.id)).add(line_of(finding, where)).add(token);
  hash by_game;
  by_game.add(name_of(finding.id)).add(game_).add(finding.ply).add(token);
  return {counted(by_line.value()), counted(by_game.value())};
}

std::string fingerprinter::counted(std::uint64_t hash) {
  return fmt::format("{:016x}:{}", hash, ++seen_[hash]);
}

}  // namespace strictpgn::report
