#include "cli/io/gunzip.hpp"

#include <zlib.h>

#include <array>
#include <new>
#include <stdexcept>
#include <utility>

namespace strictpgn::cli {
namespace {

constexpr std::string_view gzip_mark = "\x1F\x8B";
constexpr int with_gzip_header = 16 + MAX_WBITS;

class inflater {
 public:
  explicit inflater(std::shared_ptr<byte_stream> from) : from_(std::move(from)) {
    if (::inflateInit2(&state_, with_gzip_header) != Z_OK) throw std::bad_alloc();
  }
  inflater(const inflater&) = delete;
  inflater& operator=(const inflater&) = delete;
  ~inflater() { ::inflateEnd(&state_); }

  std::size_t read(char* to, std::size_t size) {
    state_.next_out = reinterpret_cast<Bytef*>(to);
    state_.avail_out = static_cast<uInt>(size);
    while (state_.avail_out == size && begin_member()) inflate_some();
    return size - state_.avail_out;
  }

 private:
  /// False at the end. Members may be filled up with zeros, as tapes have it. What else follows the
  /// last one may have been a member that is damaged.
  bool begin_member() {
    if (!is_between_) return true;
    fill();
    if (has_any_) pass_zeros();
    if (state_.avail_in == 0 && from_->bad()) throw std::runtime_error(from_->failure());
    if (state_.avail_in == 0) return false;
    if (has_any_ && *state_.next_in != 0x1F)
      throw followed_by_others("what follows the packed text is not packed");
    has_any_ = true;
    is_between_ = false;
    return ::inflateReset(&state_) == Z_OK;
  }

  void pass_zeros() {
    for (; state_.avail_in != 0 && *state_.next_in == 0; fill()) {
      ++state_.next_in;
      --state_.avail_in;
    }
  }

  void inflate_some() {
    fill();
    if (state_.avail_in == 0)
      throw std::runtime_error(from_->bad() ? from_->failure() : "it ends too early");
    const auto status = ::inflate(&state_, Z_NO_FLUSH);
    is_between_ = status == Z_STREAM_END;
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
      throw std::runtime_error(state_.msg == nullptr ? "it cannot be unpacked" : state_.msg);
  }

  void fill() {
    if (state_.avail_in != 0) return;
    from_->read(bytes_.data(), static_cast<std::streamsize>(bytes_.size()));
    state_.next_in = reinterpret_cast<Bytef*>(bytes_.data());
    state_.avail_in = static_cast<uInt>(from_->gcount());
  }

  std::shared_ptr<byte_stream> from_;
  ::z_stream state_{};
  std::array<char, 64 << 10> bytes_{};
  bool is_between_ = true;
  bool has_any_ = false;
};

}  // namespace

bool is_gzip(std::string_view beginning) { return beginning.starts_with(gzip_mark); }

std::shared_ptr<byte_stream> gunzip(std::shared_ptr<byte_stream> packed) {
  const auto from = std::make_shared<inflater>(std::move(packed));
  return std::make_shared<byte_stream>(
      [from](char* to, std::size_t size) { return from->read(to, size); });
}

}  // namespace strictpgn::cli
