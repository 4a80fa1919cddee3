#include "report/sarif/location.hpp"

#include <fmt/format.h>

#include "report/sarif/utf16_column.hpp"

namespace strictpgn::report {
namespace {

bool is_unreserved(char c) {
  const bool is_alphanumeric =
      (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  return is_alphanumeric || std::string_view("-._~/").find(c) != std::string_view::npos;
}

json artifact_location(render_context& where, std::size_t artifact) {
  return {{"uri", uri_of(where.file)}, {"index", artifact}};
}

}  // namespace

std::string uri_of(std::string_view file) {
  std::string uri = file.starts_with('/') ? "file://" : "";
  for (const char c : file) {
    if (is_unreserved(c)) {
      uri += c;
    } else {
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return uri;
}

json sarif_region(const span& span, render_context& where) {
  json region;
  if (is_inside(span, where.lines.window())) {
    const auto first = utf16_column(span.begin, where);
    const auto last = utf16_column(span.end, where);
    region["startLine"] = where.lines.locate(span.begin).line;
    if (first) region["startColumn"] = *first;
    region["endLine"] = where.lines.locate(span.end).line;
    if (last) region["endColumn"] = *last;
  }
  region["byteOffset"] = span.begin;
  region["byteLength"] = span.size();
  return region;
}

json sarif_physical_location(const span& span, render_context& where, std::size_t artifact) {
  return {{"artifactLocation", artifact_location(where, artifact)},
          {"region", sarif_region(span, where)}};
}

json sarif_artifact_change(const std::vector<edit>& edits, render_context& where,
                           std::size_t artifact) {
  auto replacements = json::array();
  for (const auto& one : edits) {
    json replacement{{"deletedRegion", sarif_region(one.where, where)}};
    if (!one.text.empty())
      replacement["insertedContent"] = {{"text", decoded(one.text, where.encoding)}};
    replacements.push_back(std::move(replacement));
  }
  return {{"artifactLocation", artifact_location(where, artifact)},
          {"replacements", std::move(replacements)}};
}

}  // namespace strictpgn::report
