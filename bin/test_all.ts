/**
 * `npm test`: lint, types, unit, contract, reliability, functional and browser tests, one after the other, on every engine that is
 * there.
 * Ends with the totals alone on a line: `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { chromiumPath } from '../e2e/support/chromium.js'

type Step = { name: string; command: string[]; env?: Record<string, string>; leftOut?: string }
type Outcome = { name: string; passed: number; failed: number; seconds: number; note?: string }

const node = (script: string, ...args: string[]) => [
  process.execPath,
  '--import=@poppinss/ts-exec',
  script,
  ...args,
]
const postgres = process.env.TEST_DATABASE_URL
const steps: Step[] = [
  { name: 'lint', command: ['node_modules/.bin/biome', 'check', '--max-diagnostics=30', '.'] },
  { name: 'types', command: ['node_modules/.bin/tsc', '--noEmit'] },
  { name: 'types of the console', command: ['node_modules/.bin/tsc', '-p', 'console'] },
  { name: 'types of e2e', command: ['node_modules/.bin/tsc', '-p', 'e2e'] },
  { name: 'unit', command: node('bin/unit.ts', 'unit') },
  { name: 'contract', command: node('bin/unit.ts', 'contract') },
  { name: 'reliability', command: node('bin/unit.ts', 'reliability') },
  { name: 'functional on SQLite', command: node('bin/test.ts') },
  {
    name: 'functional on PostgreSQL',
    command: node('bin/test.ts'),
    env: { DATABASE_URL: postgres ?? '' },
    leftOut: postgres ? undefined : 'TEST_DATABASE_URL names no server',
  },
  {
    name: 'browser',
    command: ['node_modules/.bin/playwright', 'test', '--config=e2e/playwright.config.ts'],
    leftOut: chromiumPath() ? undefined : 'there is no Chromium, and CHROMIUM_PATH names none',
  },
]

const outcomes: Outcome[] = []
for (const step of steps) outcomes.push(await run(step))

console.log()
for (const { name, passed, failed, seconds, note } of outcomes)
  console.log(`${name.padEnd(26)} ${note ?? `${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`}`)
const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0)
const failed = sum((outcome) => outcome.failed)
console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Runs a step. One that counts no tests of its own counts as one, passed or failed by its exit code. */
async function run({ name, command, env, leftOut }: Step): Promise<Outcome> {
  if (leftOut) return { name, passed: 0, failed: 0, seconds: 0, note: `left out: ${leftOut}` }
  console.log(`\n=== ${name} ===`)
  const began = performance.now()
  const { code, output } = await execute(command, env)
  const seconds = (performance.now() - began) / 1000
  const totals = [...output.matchAll(/^Tests\s+(.*)$/gm)].at(-1)?.[1]
  const count = (word: string) => Number(totals?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  const [passed, failedTests] = totals ? [count('passed'), count('failed')] : [code === 0 ? 1 : 0, 0]
  return { name, passed, failed: Math.max(failedTests, code === 0 ? 0 : 1), seconds }
}

function execute(
  command: string[],
  env: Record<string, string> = {}
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      stream.on('data', (chunk) => {
        output += chunk
        target.write(chunk)
      })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
