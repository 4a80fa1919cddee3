// Makes calls of the C library meet what seldom happens, in a program that is started with this as
// LD_PRELOAD. Before the first call of the function FAULT_CALL the shell runs FAULT_COMMAND, whose
// $PPID is the program; with FAULT_ERRNO, a number, that call and all later ones of the function
// fail.
#include <dlfcn.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace {

/// Whether a call is to fail; `errno` is set then.
bool fails(std::string_view call) {
  static bool has_happened = false;
  const char* const wanted = std::getenv("FAULT_CALL");
  if (wanted == nullptr || call != wanted) return false;
  if (const char* const command = std::getenv("FAULT_COMMAND");
      command != nullptr && !std::exchange(has_happened, true)) {
    ::unsetenv("LD_PRELOAD");
    if (std::system(command) == -1) std::abort();
  }
  const char* const number = std::getenv("FAULT_ERRNO");
  if (number == nullptr) return false;
  errno = std::atoi(number);
  return true;
}

/// The function that this library stands before.
template <typename Function>
Function* real(const char* name, Function*) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

int fsync(int file) { return fails("fsync") ? -1 : real("fsync", &::fsync)(file); }

int fchmod(int file, mode_t mode) noexcept {
  return fails("fchmod") ? -1 : real("fchmod", &::fchmod)(file, mode);
}

int renameat(int from_folder, const char* from, int to_folder, const char* to) noexcept {
  return fails("renameat") ? -1 : real("renameat", &::renameat)(from_folder, from, to_folder, to);
}

/// To files, not to the standard streams.
ssize_t write(int file, const void* from, size_t size) {
  return file > STDERR_FILENO && fails("write") ? -1 : real("write", &::write)(file, from, size);
}

ssize_t pread(int file, void* to, size_t size, off_t offset) {
  return fails("pread") ? -1 : real("pread", &::pread)(file, to, size, offset);
}
}
