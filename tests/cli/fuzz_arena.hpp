// A program under test, and what fuzz finds in it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "workbench.hpp"

namespace strictpgn::tests {

/// An adapter that answers with the words of a shell script, which has the text in `$text`
/// and says `$said`; `hello` is what else it says of itself.
inline std::string adapter_that(const std::string& hello, const std::string& says) {
  return "while read line; do\n"
         "  case $line in\n"
         "    *hello*) echo '{\"name\":\"a\"" +
         hello +
         "}' ;;\n"
         "    *) id=$(echo \"$line\" | sed 's/.*\"id\":\\([0-9]*\\).*/\\1/')\n"
         "       text=$(echo \"$line\" | sed 's/.*\"bytes\":\"\\([^\"]*\\)\".*/\\1/' |\n"
         "         base64 -d | tr -d '\\0')\n" +
         says +
         "\n       echo \"{\\\"id\\\":$id,$said}\" ;;\n"
         "  esac\n"
         "done\n";
}

/// A bench with a target on it.
struct fuzz_arena : workbench {
  fuzz_arena() { write("plain.pgn", roster("1-0") + "1. e4 e5 2. Nf3 {a} (2. d4) Nc6 1-0\n"); }

  /// The target is a script that reads the file named by its first argument.
  outcome fuzz(const std::string& script, const std::string& options) const {
    write("target.sh", script);
    return run("fuzz --out finds --jobs 2 --target 'sh target.sh {}' " + options);
  }

  /// What the folder of finds says of each cluster.
  std::vector<nlohmann::json> finds(const std::string& in = "finds") const {
    std::vector<nlohmann::json> all;
    const auto state = nlohmann::json::parse(read(in + "/state.json"));
    for (const auto& each : state.at("clusters")) {
      BOOST_TEST(each.at("seen") >= each.at("finds"));
      all.push_back(nlohmann::json::parse(
          read(in + "/finds/" + each.at("name").get<std::string>() + "/find.json")));
    }
    return all;
  }

  std::string text_of(const nlohmann::json& find) const {
    return read("finds/finds/" + find.at("cluster").get<std::string>() + "/smallest.pgn");
  }

  std::string smallest_of(const std::vector<nlohmann::json>& all) const {
    std::string least(10'000, ' ');
    for (const auto& each : all)
      if (text_of(each).size() < least.size()) least = text_of(each);
    return least;
  }

  nlohmann::json state() const { return nlohmann::json::parse(read("finds/state.json")); }
};

}  // namespace strictpgn::tests
