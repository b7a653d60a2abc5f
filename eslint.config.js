import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

export default [
  { ignores: ['build/', 'console/dist/', 'console/src/api/schema.d.ts', 'data/', 'tmp/', '**/.adonisjs/'] },
  {
    files: ['**/*.{ts,tsx,js}'],
    languageOptions: { parser },
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
