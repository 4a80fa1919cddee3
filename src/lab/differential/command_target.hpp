// A program that is run anew for each text.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>

#include "lab/differential/answer.hpp"
#include "lab/differential/subprocess.hpp"
#include "lab/differential/target_patterns.hpp"

namespace strictpgn::differential {

class command_target : public target {
 public:
  /// `{}` in the command stands for the name of a file with the text, which is `file`; without it
  /// the text comes by stdin. With `one_game` it takes no others. Where it `writes`, stdout is PGN.
  /// The patterns must outlive the target.
  command_target(const std::string& command, const target_patterns& by, const bounds& within,
                 bool one_game, bool writes, std::filesystem::path file,
                 const std::atomic<bool>& stop);

  answer ask(std::string_view text) override;
  bool takes(std::string_view, const verdict& ours) override {
    return !one_game_ || ours.games <= 1;
  }
  void allow(std::chrono::milliseconds time) override { within_.time = time; }
  std::chrono::milliseconds allowed() const override { return within_.time; }

 private:
  std::string named_shortly(std::string output) const;

  std::string command_;  // the file in its place
  std::filesystem::path file_;
  bool takes_file_;
  const target_patterns& by_;
  bounds within_;
  bool one_game_;
  bool writes_;
  const std::atomic<bool>& stop_;
};

/// The command with a word of the shell in place of each `{}`.
std::string with_word(const std::string& command, const std::string& word);

/// The command with the name of a file, quoted for the shell, in place of each `{}`.
std::string with_file(const std::string& command, const std::string& file);

}  // namespace strictpgn::differential
