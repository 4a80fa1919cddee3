#include "cli/io/baseline.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string_view>

#include "cli/io/errors.hpp"
#include "report/json/json.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::cli {
namespace {

using nlohmann::json;

/// However it was named: `./games.pgn` and `games.pgn` are the same.
std::string key_of(const json& line) {
  const std::filesystem::path file(line.at("file").get<std::string>());
  return file.lexically_normal().string() + '\0' + line.at("rule").get<std::string>() + '\0' +
         line.at("message").get<std::string>();
}

/// Places do not matter. The text that `where` may have been at is not looked at: it may be gone.
json reported(const diagnostic& finding, report::render_context where) {
  where.lines = text::line_index(source_window{});
  std::string line;
  report::json_renderer(line).append(finding, where);
  return json::parse(line);
}

}  // namespace

std::string reported_message(const diagnostic& finding, const report::render_context& where) {
  return reported(finding, where).at("message").get<std::string>();
}

baseline::baseline(const std::string& report) {
  std::ifstream in(report, std::ios::binary);
  std::error_code ignored;
  if (!in || std::filesystem::is_directory(report, ignored))
    throw usage_error(fmt::format("--baseline: no such file: `{}`", report));
  std::uint64_t number = 0;
  for (std::string line; std::getline(in, line);) try {
      ++number;
      const auto found = json::parse(line);
      if (!found.contains("summary")) ++left_[key_of(found)];
    } catch (const json::exception&) {
      throw usage_error(
          fmt::format("--baseline: {}:{}: no finding of check --format json", report, number));
    }
}

std::vector<diagnostic> baseline::news_of(std::span<const diagnostic> findings,
                                          const report::render_context& where) {
  std::vector<diagnostic> news;
  for (const auto& finding : findings) {
    const auto known = left_.find(key_of(reported(finding, where)));
    if (known == left_.end() || known->second == 0) {
      news.push_back(finding);
    } else {
      --known->second;
      ++known_;
    }
  }
  return news;
}

}  // namespace strictpgn::cli
