#include "strictpgn/reader.hpp"

#include <fstream>
#include <istream>

#include "read/session.hpp"
#include "text/open.hpp"

namespace strictpgn {

/// The session, and the file it reads when the reader has opened it.
struct reader::state {
  state(std::string_view text, const options& how) : at(text, how) {}
  state(std::istream& in, const options& how) : at(text::read_from(in), how) {}
  state(std::unique_ptr<std::ifstream> opened, const options& how)
      : file(std::move(opened)), at(text::read_from(*file), how) {}

  std::unique_ptr<std::ifstream> file;
  read::session at;
};

reader::reader(std::unique_ptr<state> begun) : state_(std::move(begun)) {}
reader reader::text(std::string_view text, const options& how) {
  return reader(std::make_unique<state>(text, how));
}
reader reader::stream(std::istream& in, const options& how) {
  return reader(std::make_unique<state>(in, how));
}
reader reader::file(const std::filesystem::path& name, const options& how) {
  return reader(std::make_unique<state>(text::open(name), how));
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
      auto& told = kept.diagnostics.emplace_back();
      told.id = rule::limit_diagnostics;
      told.level = told.in_modern = severity::info;
      told.where = d.where;
      told.message = "more findings than the limit: the rest is counted, not kept";
      return;
    } else {
      return;
    }
  }
}

}  // namespace

checked check_database(std::string_view text, const options& how) {
  checked result;
  auto in = reader::text(text, how);
  while (in.next()) keep(in.current(), how.limits.diagnostics, result);
  result.totals = in.totals();
  return result;
}

parsed parse_database(std::string_view text, const options& how) {
  parsed result;
  read::session in(text, how, read::depth::syntax);
  while (in.next()) keep(in.now(), how.limits.diagnostics, result);
  return result;
}

}  // namespace strictpgn
