// Games in export format, one after the other.
#pragma once

#include "strictpgn/write.hpp"

namespace strictpgn::write {

/// `write_pgn` in place of what `out` held, of which the memory is used again.
void rewrite_pgn(written& out, const reading& step, profile format, encoding encoding,
                 nag_form nags, const annotation_set& wanted);

}  // namespace strictpgn::write
