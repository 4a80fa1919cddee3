#include "cli/io/output_dir.hpp"

#include <fmt/format.h>

#include <system_error>
#include <utility>

#include "cli/io/atomic_file.hpp"
#include "cli/io/errors.hpp"
#include "cli/io/read_text.hpp"
#include "lab/differential/recorded_find.hpp"

namespace strictpgn::cli {
namespace {

constexpr const char* state_file = "state.json";

}  // namespace

output_dir::output_dir(std::filesystem::path where, std::string run, differential::page_setting by,
                       std::optional<adapter_tool> tool, const std::set<std::string>& known)
    : where_(std::move(where)),
      run_(std::move(run)),
      by_(std::move(by)),
      tool_(std::move(tool)),
      known_(known) {}

differential::campaign_state output_dir::load(std::uint64_t first_seed) const {
  const auto file = where_ / state_file;
  if (!std::filesystem::exists(file)) {
    differential::campaign_state result;
    result.next_seed = first_seed;
    return result;
  }
  try {
    return differential::read_campaign_state(read_text(file.string()), run_);
  } catch (const differential::bad_campaign_state& error) {
    throw usage_error(fmt::format("--out: `{}`: {}", file.string(), error.what()));
  }
}

void output_dir::save(const differential::campaign_state& all) const {
  write_file(where_ / "index.md", differential::render_index(all, known_, by_));
  write_file(where_ / state_file, differential::write_campaign_state(all, run_));
}

void output_dir::publish(const differential::cluster& cluster,
                         const differential::example& shown) const {
  const auto folder = folder_of(cluster.name);
  const std::string suffix(name_of(by_.how.input));
  write_file(folder / example_file(by_.how.input), shown.text);
  write_file(folder / ("smallest." + suffix), shown.smallest);
  write_file(folder / ("original." + suffix), shown.original);
  write_file(folder / "report.md", differential::render_report(cluster, shown, by_));
  write_file(folder / differential::find_file, differential::render_json(cluster, shown, by_));
  write_script(folder);
}

/// The adapter of a tool is copied, so that the folder can be sent to somebody who has nothing of
/// ours.
void output_dir::write_script(const std::filesystem::path& folder) const {
  const auto file = folder / differential::script_file;
  if (!tool_) return write_file(file, differential::render_script(by_));
  std::filesystem::create_directories(folder / "adapter");
  for (const auto& name : tool_->files())
    write_file(folder / "adapter" / name, read_text((tool_->folder / name).string()));
  write_file(file,
             differential::render_script(by_, tool_->shell_command_in("adapter"), tool_->install));
}

void output_dir::withdraw(const std::string& cluster) const {
  std::error_code ignored;  // what is left over harms nobody: the index does not name it
  std::filesystem::remove_all(folder_of(cluster), ignored);
}

}  // namespace strictpgn::cli
