#include "lab/differential/record_texts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "lab/differential/plain_text.hpp"
#include "lab/differential/public_opcodes.hpp"
#include "lab/differential/verdict.hpp"
#include "lab/generate/generator.hpp"
#include "lab/generate/rng.hpp"
#include "lab/generate/simulation.hpp"
#include "lab/generate/tree.hpp"
#include "lab/generate/walker.hpp"
#include "parse/epd_opcode.hpp"
#include "rules/records.hpp"
#include "strictpgn/catalogue.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/san.hpp"

namespace strictpgn::differential {
namespace {

using generate::rng;

/// So many records are drawn for one that is as it should be.
constexpr int most_draws = 64;

// ---- positions ----------------------------------------------------------------------------------

/// On the way of a game, or at its end.
position played_on(const position& from, rng& random) {
  auto now = from;
  const auto plies = random.from(0, 60);
  const auto habit = generate::any_habit(random);
  const auto played = generate::play(from, plies, habit, random);
  for (const auto& each : played.moves) now.play(each.what);
  return now;
}

position any_position(fen_dialect dialect, rng& random) {
  if (dialect != fen_dialect::fen && random.chance(3, 4))
    return played_on(generate::chess960_array(random), random);
  switch (random.below(4)) {
    case 0:
      return generate::sparse_position(random);
    case 1:
      return generate::middle_position(random);
    case 2:
      return played_on(generate::sparse_position(random), random);
    default:
      return played_on(position::initial(), random);
  }
}

/// The first four fields.
std::string without_clocks(std::string fen) {
  fen.resize(fen.rfind(' ', fen.rfind(' ') - 1));
  return fen;
}

// ---- operations ---------------------------------------------------------------------------------

/// Moves that can be played one after the other, or in the same position.
std::vector<std::string> moves_of(const position& in, std::size_t most, bool is_line, rng& random) {
  std::vector<std::string> result;
  auto now = in;
  while (result.size() != most) {
    const auto moves = now.legal_moves();
    if (moves.size() == 0) break;
    const auto chosen = moves[random.below(moves.size())];
    auto san = write_san(now, chosen);
    if (is_line || std::ranges::count(result, san) == 0) result.push_back(std::move(san));
    if (is_line) now.play(chosen);
    if (!is_line && moves.size() < most) break;
  }
  if (!is_line) std::ranges::sort(result);
  return result;
}

std::string integer_for(const parse::opcode_info& takes, rng& random) {
  const auto greatest = std::min<std::int64_t>(takes.highest, 100'000);
  const auto count = static_cast<std::size_t>(greatest - takes.lowest + 1);
  if (random.chance(1, 4)) return std::to_string(takes.lowest);
  return std::to_string(takes.lowest + static_cast<std::int64_t>(random.below(count)));
}

/// Operations on a position, drawn by what the public list says of them and by the grammar.
class operation_writer {
 public:
  operation_writer(const position& on, generate::walker& grammar, rng& random)
      : on_(on), grammar_(grammar), random_(random) {}

  /// In the order of their opcodes, each once; with the space before each.
  std::string write() {
    std::set<std::string> opcodes;
    for (auto left = random_.from(0, 4); left > 0; --left) opcodes.insert(opcode());
    std::string result;
    for (const auto& each : opcodes) result += operation(each);
    return result;
  }

 private:
  std::string sentence(std::string_view production) {
    std::string text;
    grammar_.write(production, text, random_);
    return text;
  }

  /// Now and then one that is on no list.
  std::string opcode() {
    return random_.chance(1, 8) ? sentence("opcode") : std::string(random_.pick(public_opcodes));
  }

  std::string operation(const std::string& opcode) {
    auto result = ' ' + opcode;
    for (const auto& each : operands(opcode)) result += ' ' + each;
    return result + ';';
  }

  std::vector<std::string> operands(const std::string& opcode) {
    const auto* const takes = parse::find_opcode(opcode);
    if (opcode == "fmvn") return {std::to_string(on_.to_setup().fullmove_number)};
    if (opcode == "hmvc") return {std::to_string(on_.to_setup().halfmove_clock)};
    const auto most = takes == nullptr ? 3 : std::min<std::size_t>(takes->most, 3);
    const auto fewest = takes == nullptr ? 0 : takes->fewest;
    const auto count = std::max(fewest, random_.below(most + 1));
    if (takes != nullptr && takes->kind == parse::operand_kind::move)
      return moves_of(on_, count, opcode == "pv", random_);
    std::vector<std::string> result;
    while (result.size() != count) result.push_back(operand(takes));
    return result;
  }

  std::string operand(const parse::opcode_info* takes) {
    if (takes == nullptr || takes->kind == parse::operand_kind::anything)
      return sentence(random_.chance(1, 2) ? "epd_string" : "operand");
    return takes->kind == parse::operand_kind::integer ? integer_for(*takes, random_)
                                                       : sentence("epd_string");
  }

  const position& on_;
  generate::walker& grammar_;
  rng& random_;
};

// ---- records that break a rule ------------------------------------------------------------------

bool is_about_records(const rule_info& about) {
  return rules::is_about_fen(about.id) || rules::is_about_epd(about.id);
}

/// The FEN tag of the first game.
std::optional<std::string> fen_in(std::string_view text) {
  const auto read = parse_database(text);
  if (read.games.empty()) return std::nullopt;
  for (const auto& tag : read.games.front().tags)
    if (read.games.front().name_of(tag) == "FEN")
      return std::string(read.games.front().value_of(tag));
  return std::nullopt;
}

generate::request request_for(const criteria& criteria) {
  generate::request result;
  result.encoding = criteria.encoding;
  result.plies = 20;
  result.violates_any = true;
  return result;
}

}  // namespace

struct record_texts::state {
  explicit state(const criteria& criteria)
      : how(criteria),
        grammar(spec::import_grammar()),
        reader(grammar),
        sentences(grammar),
        games(request_for(criteria)) {
    const auto broken_by_games = games.rules();
    in_games.insert(broken_by_games.begin(), broken_by_games.end());
    for (const auto& each : catalogue())
      if (is_about_records(each) &&
          (has(catalogue_example(each.id, how), each.id) || make_otherwise(each.id, rng(1))))
        rules.push_back(each.id);
  }

  bool has(std::string_view text, rule broken) const {
    return !text.empty() && judge(text, how).has(broken);
  }

  // ---- sound records ----------------------------------------------------------------------------

  std::string draw(rng& random) {
    const auto now = any_position(how.dialect, random);
    auto fen = write_fen(now, how.dialect);
    if (how.input == input_kind::fen) return fen + '\n';
    return without_clocks(std::move(fen)) + operation_writer(now, sentences, random).write() + '\n';
  }

  /// What is drawn may by chance be what the rules do not allow, such as an opcode twice.
  std::string make_sound(rng random) {
    auto result = draw(random);
    for (auto left = most_draws; left != 0 && !judge(result, how).is_valid(); --left)
      result = draw(random);
    return result;
  }

  // ---- broken records ---------------------------------------------------------------------------

  /// As games break it that begin with a FEN.
  std::optional<std::string> from_game(rule broken, rng& random) {
    if (!in_games.contains(broken)) return std::nullopt;
    auto fen = fen_in(games.make(random.next(), broken).text);
    if (!fen) return std::nullopt;
    if (how.input == input_kind::fen) return *fen + '\n';
    if (std::ranges::count(*fen, ' ') < 5) return std::nullopt;
    return without_clocks(std::move(*fen)) + fmt::format(" id \"{}\";\n", random.below(1000));
  }

  /// A sound record with a sentence of one of its productions that deviates from the rule.
  std::optional<std::string> from_grammar(rule broken, rng& random) {
    if (std::ranges::find(grammar.nodes, broken, &spec::node::broken) == grammar.nodes.end())
      return std::nullopt;
    generate::walker deviating(grammar);
    for (spec::node_id id = 0; id < grammar.nodes.size(); ++id) {
      const auto& each = grammar[id];
      if (each.broken != broken && each.deviates != spec::deviance::recovery) continue;
      deviating.allow(id);
      deviating.on_weight(id, 64);
    }
    auto record = make_sound(random.split());
    record.pop_back();
    const generate::tree in(record, reader, entry_of(how.input));
    const auto entry = random.below(in.size());
    std::string sentence;
    deviating.write(grammar[in.production(entry)].name, sentence, random);
    return in.with(in.begin(entry), in.end(entry), sentence) + '\n';
  }

  std::optional<std::string> make_otherwise(rule broken, rng random) {
    for (auto left = most_draws; left != 0; --left) {
      auto found = random.chance(1, 2) ? from_game(broken, random) : from_grammar(broken, random);
      if (found && has(*found, broken)) return found;
    }
    return std::nullopt;
  }

  /// The example of the catalogue, of EPD often with another operation.
  std::string from_catalogue(rule broken, rng& random) const {
    auto example = catalogue_example(broken, how);
    if (example.empty() || how.input == input_kind::fen || random.chance(1, 2)) return example;
    auto longer = example;
    longer.pop_back();
    longer += fmt::format(" v9 \"{}\";\n", random.below(1000));
    return has(longer, broken) ? longer : example;
  }

  std::string make_broken(rule broken, rng random) {
    auto example = from_catalogue(broken, random);
    if (has(example, broken) && random.chance(1, 4)) return example;
    return make_otherwise(broken, random).value_or(example);
  }

  criteria how;
  const spec::graph& grammar;
  spec::interpreter reader;
  generate::walker sentences;
  generate::generator games;
  std::set<rule> in_games;
  std::vector<rule> rules;
};

record_texts::record_texts(const criteria& criteria) : state_(std::make_unique<state>(criteria)) {}
record_texts::~record_texts() = default;

std::string record_texts::make_sound(std::uint64_t seed) { return state_->make_sound(rng(seed)); }

std::string record_texts::make_broken(std::uint64_t seed, rule broken) {
  return state_->make_broken(broken, rng(seed));
}

const std::vector<rule>& record_texts::rules() const { return state_->rules; }

}  // namespace strictpgn::differential
