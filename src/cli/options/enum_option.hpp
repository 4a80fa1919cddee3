// Option values out of a short list.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/io/errors.hpp"
#include "cli/options/suggest.hpp"

namespace strictpgn::cli {

/// A value and its name on the command line.
template <class Value>
struct enum_option {
  std::string_view name;
  Value value;
};

/// The value of that name. Throws `usage_error` with the names there are.
template <class Value, std::size_t Count>
Value parse_enum_option(std::string_view option, std::string_view text,
                        const enum_option<Value> (&choices)[Count]) {
  std::vector<std::string> names;
  for (const auto& [name, value] : choices) {
    if (name == text) return value;
    names.emplace_back(name);
  }
  throw usage_error(fmt::format("{}: `{}` is none of {}{}", option, text, fmt::join(names, ", "),
                                did_you_mean(suggestion_for(text, names))));
}

}  // namespace strictpgn::cli
