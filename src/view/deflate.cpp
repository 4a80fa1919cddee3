#include "view/deflate.hpp"

#include <zlib.h>

#include <new>

namespace strictpgn::view {

std::string deflate(std::span<const std::string_view> parts) {
  constexpr int greatest_window = 15;
  constexpr int greatest_memory = 9;
  z_stream stream{};
  // without the header and the checksum of zlib
  if (::deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -greatest_window, greatest_memory,
                     Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string out;
  const auto write = [&](std::string_view bytes, int flush) {
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    do {
      char piece[16 << 10];
      stream.next_out = reinterpret_cast<Bytef*>(piece);
      stream.avail_out = sizeof(piece);
      ::deflate(&stream, flush);
      out.append(piece, sizeof(piece) - stream.avail_out);
    } while (stream.avail_out == 0);
  };
  for (const auto part : parts) write(part, Z_BLOCK);
  write({}, Z_FINISH);
  ::deflateEnd(&stream);
  return out;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view letters =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const auto byte = [&](std::size_t place) {
      return place < bytes.size() ? static_cast<unsigned char>(bytes[place]) : 0U;
    };
    const auto group = byte(at) << 16 | byte(at + 1) << 8 | byte(at + 2);
    for (int shift = 18; shift >= 0; shift -= 6) out += letters[group >> shift & 63];
  }
  for (auto missing = (3 - bytes.size() % 3) % 3; missing > 0; --missing)
    out[out.size() - missing] = '=';
  return out;
}

}  // namespace strictpgn::view
