#include "lab/differential/command_target.hpp"

#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

namespace strictpgn::differential {
namespace {

/// Whatever the program has made of the file or its folder before, links to other files among it.
void write(const std::filesystem::path& file, std::string_view text) {
  namespace fs = std::filesystem;
  const auto folder = file.parent_path();
  if (!fs::is_directory(fs::symlink_status(folder))) fs::remove_all(folder);
  fs::create_directories(folder);
  fs::remove_all(file);
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush()) throw std::system_error(errno, std::generic_category(), file.string());
}

}  // namespace

std::string with_word(const std::string& command, const std::string& word) {
  std::string result = command;
  for (auto at = result.find("{}"); at != result.npos; at = result.find("{}", at + word.size()))
    result.replace(at, 2, word);
  return result;
}

std::string with_file(const std::string& command, const std::string& file) {
  return with_word(command, shell_word(file));
}

command_target::command_target(const std::string& command, const target_patterns& by,
                               const bounds& within, bool one_game, bool writes,
                               std::filesystem::path file, const std::atomic<bool>& stop)
    : command_(with_file(command, file.string())),
      file_(std::move(file)),
      takes_file_(command_ != command),
      by_(by),
      within_(within),
      one_game_(one_game),
      writes_(writes),
      stop_(stop) {}

answer command_target::ask(std::string_view text) {
  if (takes_file_) write(file_, text);
  subprocess at_work(command_, within_, stop_);
  if (!takes_file_) at_work.send(text);
  at_work.send_no_more();
  const auto end = subprocess::clock::now() + within_.time;
  const auto pause = at_work.go_on(end, [] { return false; });
  at_work.kill();
  answer result;
  if (pause == subprocess::pause::ended) {
    result = understand(at_work.status(), named_shortly(at_work.out()),
                        named_shortly(at_work.err()), by_);
    if (writes_) result.written = at_work.out();
    return result;
  }
  result.how = pause == subprocess::pause::late ? ending::hung : ending::flooded;
  result.out = named_shortly(at_work.out());
  result.err = named_shortly(at_work.err());
  return result;
}

/// Folders differ from one run to the next.
std::string command_target::named_shortly(std::string output) const {
  const auto name = file_.string();
  for (auto at = output.find(name); at != output.npos; at = output.find(name, at))
    output.replace(at, name.size(), file_.filename().string());
  return output;
}

}  // namespace strictpgn::differential
