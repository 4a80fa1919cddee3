#include <iostream>
#include <strictpgn/reader.hpp>

int main(int, char** argv) {
  auto in = strictpgn::reader::file(argv[1]);
  while (in.next())
    for (const auto& finding : in.current().findings)
      std::cout << locate(in.current().source, finding.where.begin).line << ": "
                << name_of(finding.id) << ": " << finding.message << '\n';
  return in.totals().errors == 0 ? 0 : 1;
}
