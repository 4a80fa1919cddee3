#include "lab/generate/annotation.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "lab/generate/simulation.hpp"
#include "lab/generate/walker.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::generate {
namespace {

constexpr std::string_view vocabulary[] = {
    "White",   "Black",  "is",    "better",  "the",      "only",   "move",   "a",
    "novelty", "after",  "which", "loses",   "wins",     "pawn",   "piece",  "attack",
    "with",    "and",    "now",   "threat",  "mate",     "in",     "three",  "draws",
    "holds",   "bishop", "open",  "file",    "diagonal", "weak",   "square", "passed",
    "king",    "safe",   "time",  "trouble", "book",     "theory", "see",    "also"};

/// Letters that ISO 8859-1 has and ASCII has not, alone between letters of ASCII.
constexpr std::string_view foreign_words[] = {"Gr\xFCnfeld",   "caf\xE9",    "Malm\xF6",
                                              "Caro-Kann\xE9", "\xC5lekhin", "Gar\xE7on"};

constexpr std::string_view odd_words[] = {"{",  ";",    "%",     "(1.", "e4)", "[",      "]",
                                          "$1", "1-0",  "\"x\"", "\\",  "<>",  "1/2",    "[%",
                                          "*",  "[%x]", "O-O",   "(=)", "!!!", "[Event", "0-0"};

std::string in_utf8(std::string_view latin1) {
  std::string text;
  for (const char c : latin1) {
    const auto value = static_cast<unsigned char>(c);
    if (value < 0x80) {
      text += c;
    } else {
      text += static_cast<char>(0xC0 | value >> 6);
      text += static_cast<char>(0x80 | (value & 0x3F));
    }
  }
  return text;
}

std::string foreign_word(const request& request, rng& random) {
  const auto word = random.pick(foreign_words);
  return request.encoding == encoding::utf8 ? in_utf8(word) : std::string(word);
}

std::string any_word(const request& request, bool is_plain, rng& random) {
  if (random.chance(1, 24)) return foreign_word(request, random);
  if (!is_plain && random.chance(1, 16)) return std::string(random.pick(odd_words));
  return std::string(random.pick(vocabulary));
}

/// The operands of commands are those of the grammar.
class command_maker {
 public:
  command_maker() : walk_(spec::import_grammar()) {
    walk_.allow("time_fraction");
    walk_.on_more("clock_time", [] { return false; });
    walk_.on_more("search_depth", [this] { return ++digits_ % 2 == 1; });
  }

  std::string make(rng& random) {
    constexpr std::pair<std::string_view, std::string_view> known[] = {
        {"clk", "clock_time"},      {"emt", "lenient_time"},   {"egt", "clock_time"},
        {"mct", "mechanical_time"}, {"eval", "evaluation"},    {"csl", "colored_square"},
        {"cal", "colored_arrow"},   {"foo", "quoted_operand"}, {"x1", "pawn_value"}};
    const auto [name, operand] = random.pick(known);
    std::string text = "[%" + std::string(name) + ' ';
    const auto begin = text.size();
    walk_.write(operand, text, random);
    std::erase_if(text, [](char c) { return c == '}'; });
    if (text.size() > begin + 60) text.resize(begin + 60);
    return text + ']';
  }

 private:
  walker walk_;
  int digits_ = 0;
};

comment any_comment(const verbosity& verbosity, const request& request, rng& random) {
  static thread_local command_maker commands;
  comment result{
      words(random.from(1, random.chance(1, 6) ? 40 : 8), request, verbosity.is_plain, random)};
  if (verbosity.is_plain) return result;
  if (random.chance(1, 3)) result.text = commands.make(random) + ' ' + result.text;
  if (random.chance(1, 40)) result.text.clear();
  if (request.format == profile::import_format) {
    result.to_line_end = random.chance(1, 6);
    if (!result.to_line_end && random.chance(1, 12)) result.text += "\nand more";
    if (result.to_line_end && random.chance(1, 8)) result.text += " } of it";
  }
  if (result.to_line_end && result.text.size() > 200)
    result.text.resize(result.text.rfind(' ', 200));
  return result;
}

void add_nags(played_move& to, bool is_plain, rng& random) {
  for (auto left = random.from(1, 2); left != 0; --left) {
    const auto nag = !is_plain && random.chance(1, 8) ? random.from(0, 255) : random.from(7, 139);
    if (std::ranges::find(to.nags, nag) == to.nags.end()) to.nags.push_back(nag);
  }
  std::ranges::sort(to.nags);
}

/// Other first moves than the one played and those of the variations before.
bool is_new(const played_move& at, move first) {
  if (first == at.what) return false;
  return std::ranges::none_of(at.variations,
                              [first](const line& each) { return each.moves[0].what == first; });
}

void add_variation(played_move& to, const verbosity& verbosity, const request& request, int depth,
                   rng& random) {
  const auto seeking = any_habit(random);
  const auto result = play(to.before, random.from(1, 9), seeking, random);
  if (result.moves.empty() || !is_new(to, result.moves[0].what)) return;
  to.variations.push_back(result);
  auto& added = to.variations.back();
  if (random.chance(1, 8)) added.before.push_back(any_comment(verbosity, request, random));
  annotate(added, verbosity, request, depth + 1, random);
}

}  // namespace

std::string words(int count, const request& request, bool is_plain, rng& random) {
  std::string text;
  for (; count > 0; --count) {
    if (!text.empty()) text += ' ';
    text += any_word(request, is_plain, random);
  }
  return text;
}

verbosity any_verbosity(const request& request, rng& random) {
  if (request.format == profile::reduced) return {};
  constexpr verbosity degrees[] = {{},
                                   {},
                                   {.nags = 3, .suffixes = 3},
                                   {.comments = 10},
                                   {.nags = 5, .suffixes = 5, .comments = 10, .variations = 6},
                                   {.nags = 1, .suffixes = 1, .comments = 2, .variations = 2},
                                   {.nags = 30, .suffixes = 30, .comments = 30, .variations = 12}};
  return random.pick(degrees);
}

void annotate(line& all, const verbosity& verbosity, const request& request, int depth,
              rng& random) {
  const auto falls = [&random](int percent) {
    return random.chance(static_cast<std::size_t>(percent), 100);
  };
  for (auto& each : all.moves) {
    if (falls(verbosity.suffixes)) each.mark = static_cast<suffix>(random.from(1, 6));
    if (falls(verbosity.nags)) add_nags(each, verbosity.is_plain, random);
    if (falls(verbosity.comments)) each.comments.push_back(any_comment(verbosity, request, random));
    if (depth >= request.rav_depth) continue;
    if (falls(verbosity.variations))
      for (auto left = random.from(1, 2); left != 0; --left)
        add_variation(each, verbosity, request, depth, random);
  }
}

}  // namespace strictpgn::generate
