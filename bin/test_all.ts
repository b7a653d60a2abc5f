/**
 * `npm test`: runs lint, types, and all tests on every available engine. Functional tests run on
 * the engines embedded in a data folder and on those of a large installation. The reliability tests
 * mostly wait, so they run at the same time. They share no port, data folder, table or key with the
 * functional tests. The last line is the total: `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { chromiumPath } from '../e2e/support/chromium.js'
import { STATIC_CHECKS } from './static_checks.js'

type Step = { name: string; command: string[]; env?: Record<string, string>; skipped?: string }
type Outcome = {
  name: string
  passed: number
  failed: number
  seconds: number
  failures: string[]
  note?: string
}

/** CI may show only the end of the output, so the end repeats failures, up to these limits. */
const [MAX_FAILURES, MAX_ERROR_LINES] = [20, 40]

const node = (script: string, ...args: string[]) => [
  process.execPath,
  '--import=./bin/typescript.js',
  script,
  ...args,
]
/** The engines of a large installation: the setting and the test server of each. */
const engines = [
  { engine: 'PostgreSQL', setting: 'DATABASE_URL', url: process.env.TEST_DATABASE_URL },
  { engine: 'Redis', setting: 'REDIS_URL', url: besideReliability(process.env.TEST_REDIS_URL) },
  { engine: 'OpenSearch', setting: 'OPENSEARCH_URL', url: process.env.TEST_OPENSEARCH_URL },
]
const available = engines.filter(({ url }) => url)
const before: Step[] = [
  ...STATIC_CHECKS,
  { name: 'unit', command: node('bin/unit.ts', 'unit') },
  { name: 'contract', command: node('bin/unit.ts', 'contract') },
]
const reliability: Step[] = [{ name: 'reliability', command: node('bin/unit.ts', 'reliability') }]
const functional: Step[] = [
  { name: 'functional on SQLite', command: node('bin/test.ts') },
  ...(available.length > 0 ? [functionalOn(available)] : []),
  ...engines
    .filter(({ url }) => !url)
    .map(({ engine, setting }) => ({
      name: `functional on ${engine}`,
      command: [],
      skipped: `TEST_${setting} is not set`,
    })),
]
const browser: Step[] = [
  {
    name: 'browser',
    command: ['node_modules/.bin/playwright', 'test', '--config=e2e/playwright.config.ts'],
    skipped: chromiumPath() ? undefined : 'Chromium was not found and CHROMIUM_PATH is not set',
  },
]

const schemathesis: Step[] = [
  {
    name: 'schemathesis',
    command: node(
      'tests/schemathesis/main.ts',
      ...['--examples=3', '--seed=1', '--phases=examples,coverage,fuzzing']
    ),
    skipped: hasSchemathesis() ? undefined : 'schemathesis was not found and SCHEMATHESIS is not set',
  },
]

const outcomes = [
  ...(await inTurn(before)),
  ...(await Promise.all([inTurn(reliability), inTurn(functional)])).flat(),
  ...(await inTurn([...schemathesis, ...browser])),
]

console.log()
const width = Math.max(...outcomes.map(({ name }) => name.length)) + 2
for (const { name, passed, failed, seconds, note } of outcomes)
  console.log(`${name.padEnd(width)}${note ?? `${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`}`)
for (const { name, failures } of outcomes)
  if (failures.length > 0) console.log(`\nFailed: ${name}\n${failures.join('\n')}`)
const sum = (pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0)
const failed = sum((outcome) => outcome.failed)
console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function hasSchemathesis(): boolean {
  return (
    spawnSync(process.env.SCHEMATHESIS || 'schemathesis', ['--version'], { stdio: 'ignore' }).status === 0
  )
}

/** Selects another Redis database than the reliability tests use. */
function besideReliability(url: string | undefined): string | undefined {
  return url && new URL('/1', url).href
}

/**
 * Returns a step that runs the functional tests on the given engines. Leaves out tests that start
 * processes, because these choose their own engines.
 */
function functionalOn(chosen: typeof engines): Step {
  const env = Object.fromEntries(chosen.map(({ setting, url }) => [setting, url!]))
  return {
    name: `functional on ${chosen.map(({ engine }) => engine).join(', ')}`,
    command: node('bin/test.ts'),
    env: { ...env, OWN_PROCESSES: '0' },
  }
}

async function inTurn(steps: Step[]): Promise<Outcome[]> {
  const ended: Outcome[] = []
  for (const step of steps) ended.push(await run(step))
  return ended
}

/** Runs a step. A step without a test count counts as one test, by its exit code. */
async function run({ name, command, env, skipped }: Step): Promise<Outcome> {
  if (skipped) return { name, passed: 0, failed: 0, seconds: 0, failures: [], note: `skipped: ${skipped}` }
  console.log(`\n=== ${name} ===`)
  const began = performance.now()
  const { code, output } = await execute(name, command, env)
  const seconds = (performance.now() - began) / 1000
  const totals = [...output.matchAll(/^Tests +(\S.*)$/gm)].at(-1)?.[1]
  const count = (word: string) => Number(totals?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  const [passed, failedTests] = totals ? [count('passed'), count('failed')] : [code === 0 ? 1 : 0, 0]
  const failed = Math.max(failedTests, code === 0 ? 0 : 1)
  return { name, passed, failed, seconds, failures: failed > 0 ? failuresIn(output) : [] }
}

/** Returns the lines that name failed tests, then the first lines of the runner's error list. */
function failuresIn(output: string): string[] {
  const lines = output.split('\n')
  const errors = lines.findIndex((line) => /^ERRORS\s*$/.test(line.trim()))
  const named = lines.filter((line) => /^\s*(?:✖|✘|×)\s/.test(line)).slice(0, MAX_FAILURES)
  return [...named, ...(errors < 0 ? [] : lines.slice(errors + 1, errors + 1 + MAX_ERROR_LINES))]
}

/** Prefixes each line with the name of its step, because two steps may run in parallel. */
function execute(
  name: string,
  command: string[],
  env: Record<string, string> = {}
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        output += `${line}\n`
        console.log(`${name} | ${line}`)
      })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
