#include "text/open.hpp"

#include <cerrno>
#include <system_error>

namespace strictpgn::text {

std::unique_ptr<std::ifstream> open(const std::filesystem::path& file) {
  if (std::filesystem::is_directory(file))
    throw std::system_error(std::make_error_code(std::errc::is_a_directory), file.string());
  errno = 0;
  auto in = std::make_unique<std::ifstream>(file, std::ios::binary);
  if (!*in)
    throw std::system_error(errno != 0 ? errno : EIO, std::generic_category(), file.string());
  return in;
}

window::read_function read_from(std::istream& in) {
  return [&in](char* to, std::size_t size) {
    in.read(to, static_cast<std::streamsize>(size));
    const auto count = static_cast<std::size_t>(in.gcount());
    if (count == 0 && in.bad()) throw std::ios_base::failure("the stream cannot be read");
    return count;
  };
}

}  // namespace strictpgn::text
