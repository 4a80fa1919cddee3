#include "parse/expected.hpp"

#include <algorithm>
#include <tao/pegtl/parse.hpp>

#include "grammar/pgn.hpp"
#include "parse/actions.hpp"

namespace strictpgn::parse {

namespace {

/// What a token is called when it is missing; empty for productions that nobody should expect.
template <typename Rule>
inline constexpr std::string_view display_name = "";
// clang-format off
template <> inline constexpr std::string_view display_name<g::standard_move> = "a move";
template <> inline constexpr std::string_view display_name<g::move_number> = "a move number";
template <> inline constexpr std::string_view display_name<g::nag> = "a numeric annotation glyph";
template <> inline constexpr std::string_view display_name<g::comment_element> = "a comment";
template <> inline constexpr std::string_view display_name<g::rav_close> = "`)`";
template <> inline constexpr std::string_view display_name<g::game_termination> = "a termination marker";
template <> inline constexpr std::string_view display_name<g::tag_name> = "a tag name";
template <> inline constexpr std::string_view display_name<g::plain_value> = "a quoted value";
template <> inline constexpr std::string_view display_name<g::tag_close> = "`]`";
// clang-format on

constexpr std::string_view marker_name = display_name<g::game_termination>;
constexpr std::string_view value_name = display_name<g::plain_value>;
constexpr std::string_view bracket_name = display_name<g::tag_close>;
constexpr std::string_view close_name = display_name<g::rav_close>;

/// The builder of the second pass: it also knows where to listen, and what it has heard.
class listener : public builder {
 public:
  listener(const limits& bounds, const char* text, const std::vector<std::size_t>& places)
      : builder(bounds), text_(text), places_(places), heard_(places.size()) {}

  void start(const char* at) { started_.push_back(at); }
  void succeed() { started_.pop_back(); }

  /// Each name is one constant: where two begin at the same place, they are one.
  void fail(std::string_view name) {
    const auto is_it = [name](std::string_view other) { return other.data() == name.data(); };
    const auto place = static_cast<std::size_t>(started_.back() - text_);
    started_.pop_back();
    const auto [first, last] = std::equal_range(places_.begin(), places_.end(), place);
    for (auto at = first; at != last; ++at) {
      auto& names = heard_[static_cast<std::size_t>(at - places_.begin())];
      if (std::ranges::none_of(names, is_it)) names.push_back(name);
    }
  }

  std::vector<std::vector<std::string>> take() {
    std::vector<std::vector<std::string>> all;
    all.reserve(heard_.size());
    for (auto& names : heard_) {
      // No marker ends a game inside a variation.
      if (std::find(names.begin(), names.end(), close_name) != names.end())
        std::erase(names, marker_name);
      // A bracket is looked for, but does not fit, where the value is due.
      if (std::find(names.begin(), names.end(), value_name) != names.end())
        std::erase(names, bracket_name);
      all.emplace_back(names.begin(), names.end());
    }
    return all;
  }

 private:
  const char* text_;
  const std::vector<std::size_t>& places_;
  std::vector<const char*> started_;
  std::vector<std::vector<std::string_view>> heard_;
};

template <typename Rule>
struct listening : tao::pegtl::normal<Rule> {
  template <typename Input>
  static void start(const Input& in, listener& to) {
    if constexpr (!display_name<Rule>.empty()) to.start(in.current());
  }
  template <typename Input>
  static void success(const Input&, listener& to) {
    if constexpr (!display_name<Rule>.empty()) to.succeed();
  }
  template <typename Input>
  static void failure(const Input&, listener& to) {
    if constexpr (!display_name<Rule>.empty()) to.fail(display_name<Rule>);
  }
};

template <typename Rule>
void listen(window_input& in, listener& to) {
  tao::pegtl::parse<Rule, action, listening>(in, to);
}

}  // namespace

std::vector<std::vector<std::string>> expected_tokens(step which, std::string_view text,
                                                      const limits& bounds,
                                                      const std::vector<std::size_t>& places) {
  window_input in(text.data(), text.data() + text.size());
  listener heard(bounds, text.data(), places);
  heard.begin(text.data());
  if (which == step::start)
    listen<g::file_start>(in, heard);
  else if (which == step::opening)
    listen<g::opening_unit>(in, heard);
  else
    listen<g::unit>(in, heard);
  return heard.take();
}

}  // namespace strictpgn::parse
