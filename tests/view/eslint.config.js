// Rules of the page's script that its types do not tell.
export default [
  {
    languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'eqeqeq': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-console': 'error',
      'no-shadow': 'error',
      'no-throw-literal': 'error',
      'no-unsafe-optional-chaining': 'error',
      'no-unused-expressions': 'error',
      'no-use-before-define': ['error', { functions: false, classes: false, variables: false }],
      'consistent-return': 'off',
      'max-depth': ['error', 4],
      'max-params': ['error', 5],
      'max-len': ['error', { code: 100, comments: 120 }],
      'no-restricted-properties': ['error',
        { property: 'innerHTML', message: 'Text of an input never becomes markup.' },
        { property: 'outerHTML', message: 'Text of an input never becomes markup.' },
        { property: 'insertAdjacentHTML', message: 'Text of an input never becomes markup.' }],
    },
  },
];
