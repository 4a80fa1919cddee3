// What lets a finding be recognised when the file around it changes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "report/render_context.hpp"
#include "strictpgn/diagnostic.hpp"
#include "strictpgn/reader.hpp"

namespace strictpgn::report {

/// Two ways to recognise a finding, each a hash and how often that hash came before in the file,
/// the count from 1: "f5e1c3a2b4d69780:1".
struct fingerprint {
  std::string by_line;  ///< its rule, the text of its line without white space, and the token
  std::string by_game;  ///< its rule, the tags that tell its game, the ply and the token
};

/// Makes the fingerprints of the findings of one file, which must come in text order. Holds a few
/// bytes for each finding.
class fingerprinter {
 public:
  void begin_step(const reading& step);
  fingerprint of(const diagnostic& finding, render_context& where);

 private:
  std::string counted(std::uint64_t hash);

  std::uint64_t game_ = 0;
  std::unordered_map<std::uint64_t, std::uint64_t> seen_;
};

}  // namespace strictpgn::report
