// The built program run on a few inputs.
#pragma once

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "checkout.hpp"

namespace strictpgn::tests {

/// How a run of the program went.
struct outcome {
  int status = -1;
  std::string out;
  std::string err;
};

/// A folder of its own, gone after the test.
class workbench {
 public:
  workbench() {
    auto name = (std::filesystem::temp_directory_path() / "strictpgn-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
  }
  workbench(const workbench&) = delete;
  workbench& operator=(const workbench&) = delete;
  ~workbench() { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, std::string_view bytes) const {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
  }

  std::string read(const std::string& name) const {
    std::ifstream in(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  /// Runs the program with these arguments in the folder, by the shell, after the words `before`.
  outcome run(const std::string& arguments, const std::string& before = "") const {
    return run_shell(before + " '" + built_program() + "' " + arguments);
  }

  /// Runs commands of the shell in the folder.
  outcome run_shell(const std::string& commands) const {
    const auto command =
        "cd '" + folder_.string() + "' && { " + commands + "\n} >out.txt 2>err.txt </dev/null";
    const auto status = std::system(command.c_str());
    return {WEXITSTATUS(status), read("out.txt"), read("err.txt")};
  }

  const std::filesystem::path& folder() const { return folder_; }

  static std::string roster(const std::string& result) {
    return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
           "[Black \"?\"]\n[Result \"" +
           result + "\"]\n\n";
  }

 private:
  std::filesystem::path folder_;
};

}  // namespace strictpgn::tests
