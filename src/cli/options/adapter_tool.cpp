#include "cli/options/adapter_tool.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/io/errors.hpp"
#include "cli/io/read_text.hpp"
#include "lab/differential/subprocess.hpp"

namespace strictpgn::cli {
namespace {

using json = nlohmann::json;

adapter_tool tool_of(const json& row, const std::filesystem::path& folder) {
  adapter_tool result{row.at("name"), row.value("version", ""), row.value("home", ""),
                      row.value("install", "")};
  result.command = row.at("command").get<std::vector<std::string>>();
  if (result.command.empty()) throw usage_error("--adapters: a command is empty");
  result.folder = folder;
  return result;
}

/// Whether a name is that of something in the folder that it is relative to.
bool lies_inside(const std::filesystem::path& name) {
  return name.is_relative() && !name.lexically_normal().string().starts_with("..");
}

}  // namespace

std::string adapter_tool::shell_command() const {
  return shell_command_in(std::filesystem::absolute(folder).lexically_normal().string());
}

std::string adapter_tool::shell_command_in(const std::string& copy) const {
  auto result = fmt::format("cd {} && exec", differential::shell_word(copy));
  for (const auto& each : command) result += ' ' + differential::shell_word(each);
  return result;
}

std::vector<std::string> adapter_tool::files() const {
  std::vector<std::string> wanted = command;
  if (command.front() == "node")
    wanted.insert(wanted.end(), {"protocol.mjs", "package.json", "package-lock.json"});
  else
    wanted.insert(wanted.end(), {"protocol.py", "requirements.txt"});
  std::erase_if(wanted, [&](const auto& each) {
    return !lies_inside(each) || !std::filesystem::is_regular_file(folder / each);
  });
  return wanted;
}

std::optional<adapter_tool> find_adapter_tool(const std::string& name,
                                              const std::filesystem::path& folder) {
  const auto file = folder / "tools.json";
  if (!std::filesystem::is_regular_file(file)) return std::nullopt;
  try {
    const auto content = json::parse(read_text(file.string()));
    for (const auto& row : content.at("tools"))
      if (row.at("name") == name) return tool_of(row, folder);
  } catch (const json::exception& error) {
    throw usage_error(fmt::format("--adapters: `{}`: {}", file.string(), error.what()));
  }
  return std::nullopt;
}

}  // namespace strictpgn::cli
