// threads FILE...: what the manual says of threads. Several of them read the same texts at once,
// each for itself and in another order, and then look at one game together; what they find is
// compared with what one thread finds. Under a sanitizer of threads (./dev tsan) nothing may be
// shared in secret.
#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <iterator>
#include <strictpgn/strictpgn.hpp>
#include <string>
#include <thread>
#include <vector>

namespace {

using namespace strictpgn;

std::string text_of_file(const char* name) {
  std::ifstream in(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string moves_of(const game_view& game) {
  std::string told;
  for (const auto& [node, before, after] : game.walk()) {
    told += std::string(node.san()) + ' ' + node.uci();
    if (after) told += ' ' + write_fen(*after, fen_dialect::xfen, en_passant_style::legal);
    for (const auto number : node.nags())
      if (const auto* known = find_nag(number)) told += ' ' + std::string(known->meaning);
    told += '\n';
  }
  return told;
}

std::string edited(const game_view& game) {
  auto copied = game_tree::from_view(game);
  if (!copied) return {};
  copied->add_comment(node_id::root, "seen by a thread");
  copied->set_tag("Annotator", "a thread");
  return write_pgn(*copied).text;
}

/// All that the library tells of a text, in one.
std::string told_of(const std::string& text) {
  std::string told;
  auto all = read_text(text);
  for (const auto& game : all) {
    told += moves_of(game) + edited(game);
    told += render_text(game.findings(), game.step().source) +
            render_json(game.findings(), game.step().source);
  }
  options how;
  how.format = profile::export_format;
  how.encoding = encoding::utf8;
  for (const auto& found : check_database(text, how).diagnostics) told += found.message + '\n';
  told += format_database(text).text;
  told += std::to_string(check_records(text, record_format::epd).diagnostics.size());
  return told;
}

/// Looks at what others look at, too.
std::string told_of_shared(const game_view& game, const game_tree& tree) {
  return moves_of(game) + write_pgn(tree).text + write_pgn(game.step()).text;
}

template <typename Work>
std::vector<std::string> at_once(std::size_t count, Work&& work) {
  std::vector<std::string> results(count);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < count; ++i)
    threads.emplace_back([&results, &work, i] { results[i] = work(i); });
  for (auto& one : threads) one.join();
  return results;
}

constexpr std::size_t thread_count = 4;

bool all_are(const std::vector<std::string>& results, const std::string& expected) {
  return std::ranges::all_of(results, [&](const auto& each) { return each == expected; });
}

/// Each thread begins with another text.
bool read_alike(const std::vector<std::string>& texts) {
  const auto all_from = [&](std::size_t first) {
    std::vector<std::string> told(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const auto at = (first * texts.size() / thread_count + i) % texts.size();
      told[at] = told_of(texts[at]);
    }
    std::string result;
    for (const auto& each : told) result += each;
    return result;
  };
  // the threads first, so that whatever is made once is made while they run
  const auto results = at_once(thread_count, all_from);
  return !results.front().empty() && all_are(results, all_from(0));
}

bool share_a_game(const std::string& text) {
  auto all = read_text(text);
  const auto& game = *all.begin();
  const auto tree = *game_tree::from_view(game);
  game.moves();  // as the manual asks
  const auto results =
      at_once(thread_count, [&](std::size_t) { return told_of_shared(game, tree); });
  return all_are(results, told_of_shared(game, tree));
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> texts;
  std::transform(argv + 1, argv + argc, std::back_inserter(texts), text_of_file);
  if (texts.empty()) return 2;
  if (!read_alike(texts)) return std::cerr << "threads read differently\n", 1;
  for (const auto& text : texts)
    if (!share_a_game(text)) return std::cerr << "threads see one game differently\n", 1;
}
