/** The steps of `npm test` and of `npm run test:long`. */
import { spawnSync } from 'node:child_process'
import { chromiumPath } from '../e2e/support/chromium.js'
import { isLongForm } from '#tests/support/long_form'
import { STATIC_CHECKS } from './static_checks.js'

export type Step = {
  /** Steps with the same name are shards: their results are added up. */
  name: string
  command: string[]
  env?: Record<string, string>
  /** The reason why the step does not run. */
  skipped?: string
  /** The step waits for processes half of the time, so it runs beside the others. */
  waits?: boolean
  /** The arguments that limit the step to some test files. Without it, the step is never repeated. */
  repeat?: (files: string[]) => string[]
}

const node = (script: string, ...args: string[]) => [
  process.execPath,
  '--import=./bin/typescript.js',
  script,
  ...args,
]

const ofFiles = (files: string[]) => [`--files=${files.join(',')}`]

/** The engines of a large installation: the setting and the test server of each. */
const ENGINES = [
  { engine: 'PostgreSQL', setting: 'DATABASE_URL', url: process.env.TEST_DATABASE_URL },
  { engine: 'Redis', setting: 'REDIS_URL', url: process.env.TEST_REDIS_URL },
  { engine: 'OpenSearch', setting: 'OPENSEARCH_URL', url: process.env.TEST_OPENSEARCH_URL },
]

/** Campaigns that print no tests. Each counts as one. */
const LONG_CAMPAIGNS: Step[] = [
  { name: 'simulator', command: node('tests/reliability/simulator/main.ts', '--processes=1') },
  { name: 'kills', command: node('tests/reliability/kills/main.ts') },
]

const BROWSER: Step = {
  name: 'browser',
  command: ['node_modules/.bin/playwright', 'test', '--config=e2e/playwright.config.ts'],
  repeat: (files) => files,
  skipped: chromiumPath() ? undefined : 'Chromium was not found and CHROMIUM_PATH is not set',
}

/**
 * In the order of their start: first the steps that wait, then the longest ones, so that no long
 * step is left alone at the end.
 */
export const STEPS: Step[] = [
  ...shards(2, {
    name: 'reliability',
    command: node('bin/unit.ts', 'reliability'),
    waits: true,
    repeat: ofFiles,
  }),
  ...shards(2, {
    name: 'own processes',
    command: node('bin/test.ts'),
    env: { OWN_PROCESSES: 'only' },
    waits: true,
    repeat: ofFiles,
  }),
  BROWSER,
  ...functionalOnEngines(),
  ...shards(2, {
    name: 'functional on SQLite',
    command: node('bin/test.ts'),
    env: { OWN_PROCESSES: '0' },
    repeat: ofFiles,
  }),
  ...STATIC_CHECKS,
  ...shards(2, { name: 'contract', command: node('bin/unit.ts', 'contract'), repeat: ofFiles }),
  {
    name: 'schemathesis',
    command: node(
      'tests/schemathesis/main.ts',
      ...(isLongForm ? [] : ['--examples=3', '--seed=1', '--phases=examples,coverage,fuzzing'])
    ),
    skipped: hasSchemathesis() ? undefined : 'schemathesis was not found and SCHEMATHESIS is not set',
  },
  ...shards(2, { name: 'unit', command: node('bin/unit.ts', 'unit'), repeat: ofFiles }),
  ...(isLongForm ? LONG_CAMPAIGNS : []),
]

/** Leaves out tests that start processes, because these choose their own engines. */
function functionalOnEngines(): Step[] {
  const available = ENGINES.filter(({ url }) => url)
  const missing = ENGINES.filter(({ url }) => !url).map(({ engine, setting }) => ({
    name: `functional on ${engine}`,
    command: [],
    skipped: `TEST_${setting} is not set`,
  }))
  if (available.length === 0) return missing
  const name = `functional on ${available.map(({ engine }) => engine).join(', ')}`
  const env = Object.fromEntries(available.map(({ setting, url }) => [setting, url!]))
  const command = node('bin/test.ts')
  const steps = shards(4, { name, command, env: { ...env, OWN_PROCESSES: '0' }, repeat: ofFiles })
  return [...steps.map(withOwnRedis), ...missing]
}

/** Returns the step with a Redis database that no other step uses. Other steps use the given one. */
function withOwnRedis(step: Step, i: number): Step {
  const { REDIS_URL: url, ...env } = step.env!
  if (!url) return step
  const given = Number(new URL(url).pathname.slice(1))
  return { ...step, env: { ...env, REDIS_URL: new URL(`/${given + i + 1}`, url).href } }
}

function shards(count: number, step: Step): Step[] {
  return Array.from({ length: count }, (_, i) => ({
    ...step,
    env: { ...step.env, SHARD: `${i + 1}/${count}` },
  }))
}

function hasSchemathesis(): boolean {
  return (
    spawnSync(process.env.SCHEMATHESIS || 'schemathesis', ['--version'], { stdio: 'ignore' }).status === 0
  )
}
