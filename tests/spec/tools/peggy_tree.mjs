// A plugin for peggy: each rule gives what it has read, as { name, begin, end, parts }.
const code = `
  const parts = [];
  const gather = (result) => {
    if (Array.isArray(result)) result.forEach(gather);
    else if (result !== null && typeof result === 'object') parts.push(result);
  };
  gather(result);
  return { name: NAME, begin: range().start, end: range().end, parts };`;

/// Makes of `rule = expression` a rule with an action.
function wrapped(rule) {
  const { location } = rule.expression;
  const label = { type: 'labeled', label: 'result', labelLocation: location, expression: rule.expression, location };
  const action = { type: 'action', expression: label, code: code.replace('NAME', JSON.stringify(rule.name)),
    codeLocation: location, location };
  return { ...rule, expression: action };
}

export const withTree = {
  use(config) {
    config.passes.transform.unshift((grammar) => { grammar.rules = grammar.rules.map(wrapped); });
  },
};
