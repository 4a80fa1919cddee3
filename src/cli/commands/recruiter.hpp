// Programs under test, started and tried.
#pragma once

#include <filesystem>
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

  /// The self-test of the conformance runner. Throws `usage_error` where a plain text is not
  /// accepted, and complains of all else: a target that refuses nothing tells nothing.
  void try_out(differential::target& target, const differential::criteria& how,
               bool is_one_of_many = false) const;

 private:
  /// What may help where it cannot be asked; begins with a semicolon.
  std::string advice(const differential::answer& plain) const;

  asked_program program_;
  std::filesystem::path tools_;  // the list of programs that adapters exist for
  differential::target_patterns patterns_;
  differential::bounds within_;
  bool one_game_;
  temp_dir scratch_;
};

}  // namespace strictpgn::cli
