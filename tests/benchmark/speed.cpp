// Time: megabytes a second, and nanoseconds for each SAN.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <sstream>
#include <string>

#include "passes.hpp"
#include "strictpgn/reader.hpp"
#include "units.hpp"

namespace {

namespace pass = strictpgn::benchmark;

/// Repeats a pass over a unit. The counter is inverted, so that it gives seconds for each SAN.
template <typename Pass>
void measure(benchmark::State& state, const std::string& text, Pass&& run) {
  for (auto _ : state) benchmark::DoNotOptimize(run());
  const auto sans = pass::count_sans(strictpgn::parse_database(text).games) *
                    static_cast<std::uint64_t>(state.iterations());
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
  using benchmark::Counter;
  state.counters["per_SAN"] =
      Counter(static_cast<double>(sans), Counter::kIsRate | Counter::kInvert);
}

void syntax_and_tree(benchmark::State& state, const std::string& text) {
  measure(state, text, [&] { return pass::parse(text); });
}

void whole_check(benchmark::State& state, const std::string& text) {
  measure(state, text, [&] { return pass::check(text); });
}

void read_alone(benchmark::State& state, const std::string& text) {
  measure(state, text, [&] { return pass::read(text); });
}

void walk_with_texts(benchmark::State& state, const std::string& text) {
  measure(state, text, [&] { return pass::walk(text); });
}

void resolver(benchmark::State& state, const std::string& text) {
  const auto games = strictpgn::parse_database(text).games;
  measure(state, text, [&] { return pass::resolve(games); });
}

void whole_check_of_stream(benchmark::State& state, const std::string& text) {
  measure(state, text, [&] {
    std::istringstream in(text);
    return pass::check(in);
  });
}

void add(const char* name, std::string_view unit, const std::string& text,
         void (*run)(benchmark::State&, const std::string&)) {
  benchmark::RegisterBenchmark(fmt::format("{}/{}", name, unit).c_str(), run, text)
      ->Unit(benchmark::kMillisecond);
}

void add_all(std::string_view unit) {
  const auto text = pass::read_unit(unit);
  add("syntax_and_tree", unit, text, syntax_and_tree);
  add("read_alone", unit, text, read_alone);
  add("walk_with_texts", unit, text, walk_with_texts);
  add("whole_check", unit, text, whole_check);
  add("resolver", unit, text, resolver);
  add("whole_check_of_stream", unit, text, whole_check_of_stream);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  for (const auto unit : pass::unit_names) add_all(unit);
  benchmark::RunSpecifiedBenchmarks();
}
