// Text inside markup.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace strictpgn::spec {

/// For HTML and SVG, between tags and in attributes.
std::string escaped(std::string_view text);

/// A sentence of the grammar's files for HTML: what stands between backquotes is code.
std::string prose(std::string_view text);

/// A stretch of ABNF.
struct abnf_token {
  enum kind { name, comment_mark, other };
  std::string_view text;
  kind what;
};

/// All of it, in order. Names inside comments are names; what is quoted, and numbers, are not.
std::vector<abnf_token> tokens_of_abnf(std::string_view text);

}  // namespace strictpgn::spec
