// Does not compile: MISFIT is a rule that the grammar graph cannot hold.
#include "spec/lowering.hpp"
#include "strictpgn/rule.hpp"

namespace strictpgn::grammar {

using namespace tao::pegtl;

/// A rule that is code.
struct custom_rule {
  using rule_t = custom_rule;
  using subs_t = empty_list;
};

template <typename Rule>
struct nameless_deviation : deviation<rule::encoding_bom>, seq<Rule> {};

struct misfit : MISFIT {};

}  // namespace strictpgn::grammar

strictpgn::spec::node_id lower_misfit(strictpgn::spec::lowerer& through) {
  return through.lower<strictpgn::grammar::misfit>();
}
