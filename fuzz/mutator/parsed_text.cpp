#include "parsed_text.hpp"

#include <algorithm>

namespace strictpgn::fuzz {

using namespace spec;

namespace {

/// Most of a piece placement is enough to tell a record from a game.
bool is_record(std::string_view line) {
  constexpr auto many = 4;
  return std::ranges::count(line.substr(0, line.find(' ')), '/') >= many;
}

std::string_view kind_of(std::string_view record) {
  constexpr auto spaces_of_fen = 5;
  const bool is_fen =
      record.find(';') == record.npos && std::ranges::count(record, ' ') >= spaces_of_fen;
  return is_fen ? "fen" : "epd";
}

}  // namespace

stretch::stretch(std::string_view part, std::size_t begin, interpreter& by, std::string_view kind)
    : tree_(part, by, kind), begin_(begin) {
  for (std::size_t entry = 0; entry != tree_.size(); ++entry)
    if (!tree_.is_empty(entry)) places_[tree_.production(entry)].push_back(entry);
  for (const auto& [production, entries] : places_) productions_.push_back(production);
}

parsed_text::parsed_text(std::string_view text, interpreter& by)
    : text_(text), has_games_(!is_record(text.substr(0, text.find('\n')))) {
  if (has_games_)
    add_games(by);
  else
    add_records(by);
}

const stretch* parsed_text::any_with(node_id production, generate::rng& random) const {
  const auto first = random.below(stretches_.size());
  for (std::size_t passed = 0; passed != stretches_.size(); ++passed) {
    const auto& each = stretches_[(first + passed) % stretches_.size()];
    if (each.has(production)) return &each;
  }
  return nullptr;
}

void parsed_text::add_records(interpreter& by) {
  for (std::size_t begin = 0; begin < text_.size();) {
    const auto end = std::min(text_.find('\n', begin), text_.size());
    add(begin, end, by, kind_of(std::string_view(text_).substr(begin, end - begin)));
    begin = end + 1;
  }
}

void parsed_text::add_games(interpreter& by) {
  static const auto comment = import_grammar().find("brace_comment").value();
  add(0, text_.size(), by, "database");
  std::vector<span> comments;
  const auto& games = stretches_.front().tree();
  for (std::size_t entry = 0; entry != games.size(); ++entry)
    if (games.production(entry) == comment)
      comments.push_back({games.begin(entry) + 1, games.end(entry) - 1});
  for (const auto& each : comments) add(each.begin, each.end, by, "commands");
}

void parsed_text::add(std::size_t begin, std::size_t end, interpreter& by, std::string_view kind) {
  stretches_.emplace_back(std::string_view(text_).substr(begin, end - begin), begin, by, kind);
}

}  // namespace strictpgn::fuzz
