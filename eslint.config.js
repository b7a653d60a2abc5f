/**
 * ESLint for one thing: every regular expression over outside text takes time linear in the text. Biome does the rest.
 * A pattern is excepted by `// eslint-disable-next-line regexp/... -- where its input is bounded`, never without.
 */
import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

export default [
  {
    ignores: [
      'build/',
      'console/dist/',
      'console/src/api/schema.d.ts',
      'clients/*/dist/',
      'clients/*/src/generated/',
      'data/',
      'tmp/',
      '**/.adonisjs/',
    ],
  },
  // They read no text of others.
  { ignores: ['tests/', 'bench/', 'e2e/', 'docs/'] },
  {
    files: ['**/*.{ts,tsx,js}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignorePartial: false, ignoreSticky: false },
      ],
    },
  },
]
