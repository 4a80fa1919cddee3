// What is put right has no finding that it had not before, says the same where only safe remedies
// were carried out, has as many games in any case, and stays as it is when nothing was put right.
#include "strictpgn/fix.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fix/fix_account.hpp"
#include "hold.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strictpgn;
  using fuzz::hold, fuzz::hold_no_fault;
  const auto text = fuzz::text_of(data, size);
  const auto how = fuzz::options_for(text);
  fixing which{.least = severity::info};
  if (size / 10 % 2 != 0) which.most = fixability::all;
  const tests::account before(text, how, which);
  const auto fixed = apply_fixes(text, how, which);
  const tests::account after(fixed.text, how, which);
  hold_no_fault(tests::surplus(before.findings, after.findings));
  if (fixed.fixed == 0) hold(fixed.text == text, "nothing changes when nothing is put right");
  hold(before.games == after.games, "there are as many games");
  if (which.most == fixability::safe) hold_no_fault(tests::difference(before, after));
  return 0;
}
