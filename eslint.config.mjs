import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Files whose default export Gatsby or a tool's configuration demands. */
const defaultExports = [
  'gatsby-*.ts',
  'gatsby-*.tsx',
  '**/*.d.ts',
  'src/pages/**',
  'src/templates/**',
  '*.config.*',
  'plugins/**',
  'src/build/stand-ins/**',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'public/',
      '.cache/',
      'dist/',
      'var/',
      'coverage/',
      'src/gatsby-types.d.ts',
      '.dependency-cruiser.cjs',
      'babel.config.json',
    ],
  },
  js.configs.recommended,
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: globals.node } },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'no-console': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/dashboard/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'gatsby',
          importNames: ['Link'],
          message: 'Use parts/link.tsx (docs/decisions/028-parts-of-the-dashboard.md).',
        },
      ],
    },
  },
  {
    // What visitors run also runs in browsers of 2020 (docs/decisions/013-weight.md): nothing here brings along what they lack.
    files: ['src/**/*.{ts,tsx}', 'contract/**/*.ts'],
    ignores: [
      'src/build/!(stand-ins)/**',
      'src/build/*.ts',
      'contract/mdx/**',
      'src/dashboard/**',
      'src/shell/for-machines.tsx',
      '**/*.test.*',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(at|replaceAll|findLast|findLastIndex|toSorted|toReversed|toSpliced|structuredClone)$/]',
          message: 'Browsers of 2020 lack it.',
        },
        {
          selector:
            'MemberExpression[object.name=/^(Object|AbortSignal|crypto|Promise|URL)$/][property.name=/^(hasOwn|groupBy|timeout|any|randomUUID|withResolvers|canParse)$/]',
          message: 'Browsers of 2020 lack it.',
        },
        {
          selector: 'CallExpression[callee.name="structuredClone"]',
          message: 'Browsers of 2020 lack it.',
        },
      ],
    },
  },
  {
    // The empty pattern is how a Playwright fixture says that it needs no other.
    files: ['tests/**/*.ts'],
    rules: { 'no-empty-pattern': 'off' },
  },
  { files: ['server/**/*.ts'], rules: { 'no-console': 'error' } },
  {
    files: defaultExports,
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Type-aware: a promise nobody waits for is how a write gets lost.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  prettier,
);
