// Programs under test, started and tried.
#pragma once

#include <memory>
#include <string>

#include "cli/io/temp_dir.hpp"
#include "cli/options/target_options.hpp"
#include "lab/differential/answer.hpp"
#include "lab/differential/criteria.hpp"

namespace strictpgn::cli {

/// Makes as many targets of a program as are wanted. It must outlive them.
class recruiter {
 public:
  /// Throws `usage_error` where an option cannot be followed.
  recruiter(const target_options& options, asked_program program);

  const asked_program& program() const { return program_; }

  /// A target that is told by what texts are judged. Each worker has a number of its own.
  std::unique_ptr<differential::target> recruit(unsigned worker,
                                                const differential::criteria& how) const;

 private:
  asked_program program_;
  differential::target_patterns patterns_;
  differential::bounds within_;
  bool one_game_;
  temp_dir scratch_;
};

/// The self-test of the conformance runner. Throws `usage_error` where a plain text is refused, and
/// complains of all else: a target that refuses nothing tells nothing. `name` is that of the
/// program where there are several.
void try_out(differential::target& target, const differential::criteria& how,
             const std::string& name = "");

}  // namespace strictpgn::cli
