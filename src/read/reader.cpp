#include "strictpgn/reader.hpp"

#include <fstream>
#include <istream>

#include "read/session.hpp"
#include "strictpgn/rule.hpp"
#include "text/open.hpp"

namespace strictpgn {

/// The session, and the file it reads when the reader has opened it.
struct reader::state {
  state(std::string_view text, const options& options) : at(text, options) {}
  state(std::istream& in, const options& options) : at(text::read_from(in), options) {}
  state(std::unique_ptr<std::ifstream> opened, const options& options)
      : file(std::move(opened)), at(text::read_from(*file), options) {}

  std::unique_ptr<std::ifstream> file;
  read::session at;
};

reader::reader(std::unique_ptr<state> begun) : state_(std::move(begun)) {}
reader reader::text(std::string_view text, const options& options) {
  return reader(std::make_unique<state>(text, options));
}
reader reader::stream(std::istream& in, const options& options) {
  return reader(std::make_unique<state>(in, options));
}
reader reader::file(const std::filesystem::path& name, const options& options) {
  return reader(std::make_unique<state>(text::open(name), options));
}
reader::reader(reader&&) noexcept = default;
reader& reader::operator=(reader&&) noexcept = default;
reader::~reader() = default;

bool reader::next() { return state_->at.next(); }
const reading& reader::current() const { return state_->at.now(); }
const summary& reader::totals() const { return state_->at.totals(); }

namespace {

/// Keeps games and findings of a text that outlives them.
template <typename Kept>
void keep(const reading& read, std::uint64_t limit, Kept& kept) {
  if (read.game != nullptr) kept.games.push_back(*read.game);
  for (const auto& d : read.findings) {
    if (kept.diagnostics.size() < limit) {
      kept.diagnostics.push_back(d);
    } else if (kept.diagnostics.empty() || kept.diagnostics.back().id != rule::limit_diagnostics) {
      auto& said = kept.diagnostics.emplace_back();
      said.id = rule::limit_diagnostics;
      said.level = said.in_modern = severity::info;
      said.where = d.where;
      said.message = "more findings than the limit: the rest is counted, not kept";
      return;
    } else {
      return;
    }
  }
}

}  // namespace

checked check_database(std::string_view text, const options& options) {
  checked result;
  auto in = reader::text(text, options);
  while (in.next()) keep(in.current(), options.limits.diagnostics, result);
  result.totals = in.totals();
  return result;
}

parsed parse_database(std::string_view text, const options& options) {
  parsed result;
  auto how = options;
  how.depth = check_depth::syntax;
  read::session in(text, how);
  while (in.next()) keep(in.now(), options.limits.diagnostics, result);
  return result;
}

}  // namespace strictpgn
