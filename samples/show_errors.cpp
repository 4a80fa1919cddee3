// show_errors FILE: the errors of a file as pictures. Exit status 1 when there are any.
#include <exception>
#include <iostream>
#include <strictpgn/strictpgn.hpp>

int main(int argc, char** argv) try {
  if (argc != 2) return 2;
  auto in = strictpgn::reader::file(argv[1]);
  while (in.next())
    for (const auto& finding : in.current().findings)
      if (finding.level == strictpgn::severity::error)
        std::cout << render_text(finding, in.current().source, {.file = argv[1]});
  return in.totals().errors == 0 ? 0 : 1;
} catch (const std::exception& failure) {
  std::cerr << failure.what() << '\n';
  return 2;
}
