// What is put right has no finding that it had not before, says the same where only safe fixes
// were carried out, has as many games in any case, and stays as it is when nothing was put right.
// With the piece letters of another language translated it has the same size and as many games.
#include "strictpgn/fix.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "expect.hpp"
#include "fix/fix_account.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace strictpgn;
  using fuzz::expect, fuzz::expect_no_fault;
  const auto text = fuzz::text_of(data, size);
  const auto options = fuzz::options_for(text);
  fix_options chosen{.least = severity::info};
  if (size / 10 % 2 != 0) chosen.most = applicability::all;
  const tests::account before(text, options, chosen);
  const auto fixed = apply_fixes(text, options, chosen);
  const tests::account after(fixed.text, options, chosen);
  expect_no_fault(tests::surplus(before.findings, after.findings));
  if (fixed.fixed == 0) expect(fixed.text == text, "nothing changes when nothing is put right");
  expect(before.games == after.games, "there are as many games");
  if (chosen.most == applicability::safe) expect_no_fault(tests::difference(before, after));
  const auto& language = piece_languages()[size % piece_languages().size()];
  const auto translated = translate_pieces(text, language, options);
  expect(translated.text.size() == text.size(), "letters are replaced one by one");
  expect((translated.text == text) == (translated.translated == 0), "what changes is counted");
  expect(tests::account(translated.text, options, chosen).games == before.games,
         "there are as many games in another language");
  return 0;
}
