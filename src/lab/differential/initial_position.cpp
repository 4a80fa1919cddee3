#include "lab/differential/initial_position.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "strictpgn/reader.hpp"

namespace strictpgn::differential {
namespace {

constexpr std::string_view opening[] = {"e4",  "e5",  "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6",
                                        "O-O", "Be7", "Re1", "b5",  "Bb3", "d6", "c3",  "O-O"};

/// Bytes to stand in place of others.
struct replacement {
  std::uint64_t begin = 0, end = 0;
  std::string by{};
};

std::string with(std::string_view text, const std::vector<replacement>& all) {
  std::string result;
  std::uint64_t from = 0;
  for (const auto& each : all) {
    result += text.substr(from, each.begin - from);
    result += each.by;
    from = each.end;
  }
  return result += text.substr(from);
}

/// Without the tag pairs that give the position, each with the end of its line.
std::vector<replacement> without_position(std::string_view text, const game& what) {
  std::vector<replacement> result;
  for (const auto& each : what.tags) {
    if (what.name_of(each) != "FEN" && what.name_of(each) != "SetUp") continue;
    const auto where = what.span_of(each);
    result.push_back({where.begin, where.end + (text.substr(where.end).starts_with('\n') ? 1 : 0)});
  }
  return result;
}

bool is_black_first(const game& what) {
  const auto* const fen = what.find_tag("FEN");
  return what.value_of(*fen).find(" b ") != std::string::npos;
}

/// Writes the opening over the moves of the mainline.
class rewriter {
 public:
  explicit rewriter(const game& what) : what_(what), ply_(is_black_first(what) ? 1 : 0) {
    if (ply_ == 1) before_ = "1. " + std::string(opening[0]) + ' ';
  }

  /// False where there are more moves than the opening has.
  bool rewrite(std::vector<replacement>& into) {
    int depth = 0;
    for (std::size_t at = what_.first_in_movetext; at != what_.elements.size(); ++at) {
      const auto& each = what_.elements[at];
      if (each.kind == element_kind::variation_begin) ++depth;
      if (each.kind == element_kind::variation_end) --depth;
      if (depth != 0) continue;
      if (each.kind == element_kind::move_number) renumber(what_.span_of(each), into);
      if (each.kind != element_kind::move) continue;
      if (ply_ == std::size(opening)) return false;
      if (each.lead != 0) renumber(what_.number_span_of(each), into);
      replace(what_.span_of(each), std::string(opening[ply_++]), into);
    }
    return true;
  }

 private:
  void replace(const span& where, const std::string& by, std::vector<replacement>& into) {
    into.push_back({where.begin, where.end, before_ + by});
    before_.clear();
  }

  /// The periods stay as they are.
  void renumber(const span& where, std::vector<replacement>& into) {
    const auto token = what_.text.substr(where.begin - what_.offset, where.end - where.begin);
    const auto digits = std::min(token.find_first_not_of("0123456789"), token.size());
    replace({where.begin, where.begin + digits}, std::to_string(ply_ / 2 + 1), into);
  }

  const game& what_;
  std::size_t ply_;
  std::string before_;  // what stands before the next thing that is written
};

}  // namespace

std::vector<std::string> from_initial_position(std::string_view text) {
  const auto read = parse_database(text);
  if (read.games.size() != 1 || read.games.front().find_tag("FEN") == nullptr) return {};
  const auto& what = read.games.front();
  auto all = without_position(text, what);
  std::vector<std::string> result{with(text, all)};
  if (rewriter(what).rewrite(all)) result.push_back(with(text, all));
  return result;
}

}  // namespace strictpgn::differential
