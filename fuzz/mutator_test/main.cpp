// Loads the mutator the way AFL++ and libFuzzer do and lets it change seeds and hostile bytes:
// strictpgn_mutator_test LIBRARY FOLDER
#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/mutator/legal_play.hpp"
#include "random.hpp"
#include "strictpgn/reader.hpp"
#include "strictpgn/rule.hpp"

namespace {

namespace files = std::filesystem;
using byte = std::uint8_t;

void expect(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::exit(1);
}

/// The entry points, by the names and with the arguments that fuzzers give them.
class library {
 public:
  explicit library(const char* file) : handle_(dlopen(file, RTLD_NOW | RTLD_LOCAL)) {
    if (handle_ == nullptr) std::fprintf(stderr, "%s\n", dlerror());
    expect(handle_ != nullptr, "the library can be loaded");
    find(init, "afl_custom_init");
    find(fuzz, "afl_custom_fuzz");
    find(describe, "afl_custom_describe");
    find(learn, "afl_custom_queue_new_entry");
    find(deinit, "afl_custom_deinit");
    find(mutate, "LLVMFuzzerCustomMutator");
    find(cross, "LLVMFuzzerCustomCrossOver");
  }

  void* (*init)(void*, unsigned) = nullptr;
  std::size_t (*fuzz)(void*, byte*, std::size_t, byte**, byte*, std::size_t, std::size_t) = nullptr;
  const char* (*describe)(void*, std::size_t) = nullptr;
  byte (*learn)(void*, const byte*, const byte*) = nullptr;
  void (*deinit)(void*) = nullptr;
  std::size_t (*mutate)(byte*, std::size_t, std::size_t, unsigned) = nullptr;
  std::size_t (*cross)(const byte*, std::size_t, const byte*, std::size_t, byte*, std::size_t,
                       unsigned) = nullptr;

 private:
  template <typename Function>
  void find(Function& entry, const char* name) {
    entry = reinterpret_cast<Function>(dlsym(handle_, name));
    expect(entry != nullptr, name);
  }

  void* handle_;
};

using text = std::vector<byte>;

text bytes_of(std::string_view of) { return {of.begin(), of.end()}; }

std::vector<text> texts_in(const char* folder) {
  std::vector<files::path> names;
  for (const auto& entry : files::recursive_directory_iterator(folder))
    if (entry.is_regular_file()) names.push_back(entry.path());
  std::ranges::sort(names);
  std::vector<text> all;
  for (const auto& name : names) {
    std::ifstream in(name, std::ios::binary);
    all.push_back({std::istreambuf_iterator<char>(in), {}});
  }
  expect(!all.empty(), "there are seeds");
  return all;
}

/// What breaks who counts on grammar, on ends, or on there being something.
std::vector<text> hostile_texts() {
  std::vector<text> all{{}, {0}, {0xFF, 0xFE}, bytes_of("\n\n\n"), bytes_of("{{{{\"")};
  all.push_back(text(5'000, '('));
  all.push_back(text(5'000, '{'));
  all.push_back(text(5'000, '/'));
  all.push_back(text(5'000, '['));
  text any;
  for (unsigned at = 0; at != 4'096; ++at) any.push_back(static_cast<byte>(at * 2654435761U >> 13));
  all.push_back(any);
  return all;
}

constexpr unsigned rounds = strictpgn::tests::is_sanitized ? 20 : 60;  ///< with each text

/// What AFL++ gets from one process over all texts, one after the other.
std::vector<text> fuzzed(const library& by, const std::vector<text>& seeds, unsigned seed) {
  constexpr std::size_t most = 2'000;
  std::vector<text> result;
  void* const session = by.init(nullptr, seed);
  for (std::size_t at = 0; at != seeds.size(); ++at)
    for (std::size_t round = 0; round != rounds; ++round) {
      auto given = seeds[at], other = seeds[(at + round) % seeds.size()];
      byte* out = nullptr;
      const auto size =
          by.fuzz(session, given.data(), given.size(), &out, other.data(), other.size(), most);
      expect(size != 0 && size <= most, "a text is neither empty nor too long");
      result.emplace_back(out, out + size);
      constexpr std::size_t longest_name = 8;
      expect(std::string_view(by.describe(session, longest_name)).size() <= longest_name,
             "a description keeps to its limit");
    }
  by.deinit(session);
  return result;
}

text mutated(const library& by, const text& given, std::size_t most, unsigned seed) {
  text buffer = given;
  buffer.resize(std::max(most, given.size()));
  const auto size = by.mutate(buffer.data(), given.size(), buffer.size(), seed);
  expect(size != 0 && size <= buffer.size(), "a mutant is neither empty nor too long");
  buffer.resize(size);
  return buffer;
}

text crossed(const library& by, const text& one, const text& other, unsigned seed) {
  text buffer(1'000);
  const auto size = by.cross(one.data(), one.size(), other.data(), other.size(), buffer.data(),
                             buffer.size(), seed);
  expect(size != 0 && size <= buffer.size(), "a cross is neither empty nor too long");
  buffer.resize(size);
  return buffer;
}

void try_afl(const library& by, const std::vector<text>& seeds) {
  const auto seed = strictpgn::tests::seed();
  const auto result = fuzzed(by, seeds, seed);
  expect(result == fuzzed(by, seeds, seed), "the same seed makes the same texts");
  expect(result != fuzzed(by, seeds, seed + 1), "another seed makes other texts");
  const std::set<text> different(result.begin(), result.end());
  expect(different.size() > result.size() / 2, "most texts are different");
}

/// Parts of what AFL++ has put into its queue come back in mutants of another text.
void try_queue(const library& by, const char* folder) {
  const auto file =
      (files::path(folder) / ("mutator_" + std::to_string(getpid()) + ".pgn")).string();
  std::ofstream(file) << "1. e4 {zebra} *\n";
  void* const session = by.init(nullptr, strictpgn::tests::seed());
  const auto* const name = reinterpret_cast<const byte*>(file.c_str());
  expect(by.learn(session, name, nullptr) == 0, "a file of the queue stays as it is");
  files::remove(file);
  by.learn(session, name, nullptr);  // one that is gone is nothing
  bool comes_back = false;
  for (unsigned round = 0; round != 1'000 && !comes_back; ++round) {
    auto given = bytes_of("1. d4 {horse} 1-0\n");
    byte* out = nullptr;
    const auto size = by.fuzz(session, given.data(), given.size(), &out, nullptr, 0, 2'000);
    const std::string_view made(reinterpret_cast<const char*>(out), size);
    comes_back = made.find("zebra") != made.npos;
  }
  by.deinit(session);
  expect(comes_back, "what the queue has is spliced");
}

/// Where all moves are legal they stay so.
void try_legal_play() {
  using namespace strictpgn;
  constexpr std::string_view played =
      "[Event \"?\"]\n[Result \"1-0\"]\n\n1. e4 {a} e5 2. Nf3 (2. d4 exd4 (2... d6)) Nc6 1-0\n\n"
      "[Event \"?\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... Kd7 8.e4\n";
  fuzz::legal_player player;
  std::set<std::string> labels;
  for (unsigned seed = 0; seed != 300; ++seed) {
    generate::rng random(strictpgn::tests::seed() + seed);
    const auto made = player.play(played, random);
    expect(made.has_value(), "a game can be played on");
    labels.insert(made->label);
    const auto found = check_database(made->text).totals;
    expect(found.by_rule[rule::move_illegal] == 0, "a move is legal");
    expect(found.by_rule[rule::san_ambiguous] == 0, "a move is told from others");
    expect(found.by_rule[rule::san_missing_check] == 0, "a check is told");
    expect(found.by_rule[rule::fen_tag_invalid] == 0, "a position is possible");
    expect(found.by_rule[rule::rav_stray_close] == 0, "a variation has two ends");
    expect(found.plies >= 1, "there are moves");
  }
  expect(labels == std::set<std::string>{"legal_game", "legal_line", "legal_variation"},
         "moves, variations and games are played");
  generate::rng random(1);
  for (int round = 0; round != 50; ++round) {
    const auto made = player.play("[FEN \"x\"]\n\n1. e4 *\n", random);
    expect(!made || made->label == "legal_game", "nothing is played from no position");
  }
}

void try_libfuzzer(const library& by, const std::vector<text>& seeds) {
  for (std::size_t at = 0; at != seeds.size(); ++at)
    for (unsigned round = 0; round != rounds; ++round) {
      const auto seed = strictpgn::tests::seed() + round;
      const auto& other = seeds[(at + round) % seeds.size()];
      const auto result = mutated(by, seeds[at], seeds[at].size() + 300, seed);
      const auto cross = crossed(by, seeds[at], other, seed);
      if (!other.empty()) mutated(by, other, 0, seed);  // no more than there is
      expect(result == mutated(by, seeds[at], seeds[at].size() + 300, seed),
             "a seed makes one mutant");
      expect(cross == crossed(by, seeds[at], other, seed), "a seed makes one cross");
    }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 2;
  std::printf("random texts from STRICTPGN_SEED=%u\n", strictpgn::tests::seed());
  const library by(arguments[1]);
  auto texts = texts_in(arguments[2]);
  for (auto& one : hostile_texts()) texts.push_back(std::move(one));
  try_afl(by, texts);
  try_queue(by, files::temp_directory_path().c_str());
  try_legal_play();
  try_libfuzzer(by, texts);
  std::printf("%zu texts\n", texts.size());
  return 0;
}
