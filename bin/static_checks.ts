export type Check = { name: string; command: string[] }

const node = (script: string, ...args: string[]) => [
  process.execPath,
  '--import=./bin/typescript.js',
  script,
  ...args,
]
const bin = (name: string, ...args: string[]) => [`node_modules/.bin/${name}`, ...args]
const cached = (name: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/tsc/${name}.json`,
]

/** Slowest first, so that they overlap with the others. */
export const STATIC_CHECKS: Check[] = [
  { name: 'types', command: bin('tsc', '--noEmit', ...cached('service')) },
  {
    name: 'lint of patterns',
    command: bin('eslint', '--cache', '--cache-location', 'node_modules/.cache/', '.'),
  },
  { name: 'types of the console', command: bin('tsc', '-p', 'console', ...cached('console')) },
  { name: 'lint', command: bin('biome', 'check', '--max-diagnostics=30', '.') },
  { name: 'unused code', command: bin('knip', '--no-progress') },
  { name: 'types of the TypeScript client', command: bin('tsc', '--noEmit', '-p', 'clients/typescript') },
  { name: 'clients match the OpenAPI document', command: node('bin/clients.ts', '--check') },
  { name: 'types of e2e', command: bin('tsc', '-p', 'e2e', ...cached('e2e')) },
  { name: 'lint of the OpenAPI document', command: node('bin/lint_openapi.ts') },
  { name: 'lint of built patterns', command: node('bin/lint_built_patterns.ts') },
]
