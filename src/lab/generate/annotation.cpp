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

std::string foreign_word(const request& asked, rng& random) {
  const auto word = random.pick(foreign_words);
  return asked.encoding == encoding::utf8 ? in_utf8(word) : std::string(word);
}

std::string any_word(const request& asked, bool is_plain, rng& random) {
  if (random.chance(1, 24)) return foreign_word(asked, random);
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

comment any_comment(const verbosity& how, const request& asked, rng& random) {
  static thread_local command_maker commands;
  comment made{words(random.from(1, random.chance(1, 6) ? 40 : 8), asked, how.is_plain, random)};
  if (how.is_plain) return made;
  if (random.chance(1, 3)) made.text = commands.make(random) + ' ' + made.text;
  if (random.chance(1, 40)) made.text.clear();
  if (asked.format == profile::import_format) {
    made.to_line_end = random.chance(1, 6);
    if (!made.to_line_end && random.chance(1, 12)) made.text += "\nand more";
    if (made.to_line_end && random.chance(1, 8)) made.text += " } of it";
  }
  if (made.to_line_end && made.text.size() > 200) made.text.resize(made.text.rfind(' ', 200));
  return made;
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

void add_variation(played_move& to, const verbosity& how, const request& asked, int depth,
                   rng& random) {
  const auto seeking = any_habit(random);
  const auto made = play(to.before, random.from(1, 9), seeking, random);
  if (made.moves.empty() || !is_new(to, made.moves[0].what)) return;
  to.variations.push_back(made);
  auto& added = to.variations.back();
  if (random.chance(1, 8)) added.before.push_back(any_comment(how, asked, random));
  annotate(added, how, asked, depth + 1, random);
}

}  // namespace

std::string words(int count, const request& asked, bool is_plain, rng& random) {
  std::string text;
  for (; count > 0; --count) {
    if (!text.empty()) text += ' ';
    text += any_word(asked, is_plain, random);
  }
  return text;
}

verbosity any_verbosity(const request& asked, rng& random) {
  if (asked.format == profile::reduced) return {};
  constexpr verbosity degrees[] = {{},
                                   {},
                                   {.nags = 3, .suffixes = 3},
                                   {.comments = 10},
                                   {.nags = 5, .suffixes = 5, .comments = 10, .variations = 6},
                                   {.nags = 1, .suffixes = 1, .comments = 2, .variations = 2},
                                   {.nags = 30, .suffixes = 30, .comments = 30, .variations = 12}};
  return random.pick(degrees);
}

void annotate(line& all, const verbosity& how, const request& asked, int depth, rng& random) {
  const auto falls = [&random](int percent) {
    return random.chance(static_cast<std::size_t>(percent), 100);
  };
  for (auto& each : all.moves) {
    if (falls(how.suffixes)) each.mark = static_cast<suffix>(random.from(1, 6));
    if (falls(how.nags)) add_nags(each, how.is_plain, random);
    if (falls(how.comments)) each.comments.push_back(any_comment(how, asked, random));
    if (depth >= asked.rav_depth) continue;
    if (falls(how.variations))
      for (auto left = random.from(1, 2); left != 0; --left)
        add_variation(each, how, asked, depth, random);
  }
}

}  // namespace strictpgn::generate
