// The functions of fmt that its headers only declare, compiled for us alone: CMakeLists.txt gives
// fmt a namespace of ours, so that whoever links this library needs no fmt, and keeps the one that
// he has.
#include <fmt/format-inl.h>

FMT_BEGIN_NAMESPACE
namespace detail {

template auto thousands_sep_impl(locale_ref) -> thousands_sep_result<char>;
template auto decimal_point_impl(locale_ref) -> char;
template auto dragonbox::to_decimal(double) noexcept -> dragonbox::decimal_fp<double>;

}  // namespace detail
FMT_END_NAMESPACE
