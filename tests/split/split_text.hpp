// A text taken apart in memory.
#pragma once

#include <algorithm>
#include <cstring>
#include <sstream>
#include <string>
#include <string_view>

#include "split/splitter.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::tests {

/// The two texts, and what they were made from.
struct split_result {
  std::string clean;
  std::string faulty;
  std::string pieces;  ///< all of the input that went anywhere, in the order in which it went
  split::split_totals totals;
};

/// Of that text, which the reader reads.
inline split_result split_games(std::string_view text, reader in, const options& reading,
                                split::split_options how) {
  split_result result;
  how.encoding = reading.encoding;
  how.format = reading.format;
  const auto bytes = [=](std::uint64_t offset, char* to, std::size_t size) {
    const auto part = text.substr(std::min<std::uint64_t>(offset, text.size()), size);
    if (!part.empty()) std::memcpy(to, part.data(), part.size());
    return part.size();
  };
  split::splitter parts(how, bytes, [&](const split::piece& piece) {
    auto& to = piece.to == split::part::clean ? result.clean : result.faulty;
    const auto taken = text.substr(piece.where.begin, piece.where.size());
    to.append(piece.inserted).append(taken);
    result.pieces += taken;
  });
  while (in.next()) parts.add(in.current());
  parts.finish(text.size());
  result.totals = parts.totals();
  return result;
}

inline split_result split_text(std::string_view text, const options& reading,
                               const split::split_options& how = {}) {
  return split_games(text, reader::text(text, reading), reading, how);
}

/// A part of it is read at a time.
inline split_result split_stream(const std::string& text, const options& reading,
                                 const split::split_options& how = {}) {
  std::istringstream in(text);
  return split_games(text, reader::stream(in, reading), reading, how);
}

/// How often the words stand in the text.
inline int count_of(std::string_view words, std::string_view text) {
  int count = 0;
  for (auto at = text.find(words); at != text.npos; at = text.find(words, at + 1)) ++count;
  return count;
}

}  // namespace strictpgn::tests
