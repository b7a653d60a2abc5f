import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type BenchOptions, numberFlag } from '#bench/support/args'
import { ace, freePort } from '#bench/support/child_server'
import { percentile } from '#bench/support/percentiles'
import { secondsOf } from '#bench/support/processor_time'
import { progress } from '#bench/support/progress'
import { bytesIn } from '#bench/support/sizes'
import { SyntheticPeople } from '#bench/support/synthetic_people'
import type { BenchReport } from '#bench/support/table'
import { temporaryFolder } from '#bench/support/temporary_folder'
import { writePeople } from './scale/records.js'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const COLUMNS = [
  { key: 'what', label: 'what' },
  { key: 'seconds', label: 'seconds', align: 'right' as const },
  { key: 'processor', label: 'processor seconds', align: 'right' as const },
  { key: 'goal', label: 'goal' },
  { key: 'result', label: 'result' },
]

export const flags = {
  runs: 'runs of each command; the table shows the median; default 5',
  people: 'people in the index of the last start; default 1000000',
  clone: 'also measures the first start of a bare clone, which downloads all packages',
}

/** Measures how long commands and a warm `npm start` take, and the size of the dependencies. */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const [runs, people] = [numberFlag(flags, 'runs', 5, 1), numberFlag(flags, 'people', 1_000_000, 1)]
  const directory = temporaryFolder('start')
  const env = { ...process.env, DATA_DIR: join(directory, 'data'), DEMO: '0', LOG_LEVEL: 'error' } as Env
  await ace(['workspace:create', 'Acme'], env)
  const rows = []
  for (const [args, limit] of COMMANDS) {
    progress(`node ace ${args.join(' ')}`)
    const times = await repeated(runs, () => ended(start('node', ['ace.js', ...args], env)))
    rows.push({
      ...row(`node ace ${args.join(' ')}`, times),
      ...judged(times.processor, limit, 'processor s'),
    })
  }
  progress('npm start')
  const warm = await repeated(runs, () => npmStart(env))
  rows.push({
    ...row('npm start to /health, no people', warm),
    processor: null,
    ...judged(warm.seconds, 2.5, 's'),
  })
  progress(`npm start with ${people.toLocaleString('en-US')} people`)
  await importPeople(directory, people, env)
  const full = await repeated(runs, () => npmStart(env))
  const label = `npm start to /health, ${people.toLocaleString('en-US')} people`
  rows.push({ ...row(label, full), processor: null, ...judged(full.seconds, 5, 's') })
  const size = bytesIn(join(ROOT, 'node_modules'), /^(?!.*\.cache)/) / 1e6
  const what = `node_modules, ${Math.round(size)} MB`
  rows.push({ what, seconds: null, processor: null, ...judged(size, 500, 'MB') })
  if (flags.clone !== undefined) rows.push(await firstStart(directory))
  return { title: 'Start of commands and of the service', columns: COLUMNS, rows }
}

type Env = Record<string, string>
type Times = { seconds: number; processor: number }

const COMMANDS: readonly [args: string[], limit: number][] = [
  [['key:list', '--help'], 0.5],
  [['key:list', '--workspace=acme'], 0.9],
  [['credits:show', '--workspace=acme'], 0.9],
  [['index:status'], 0.9],
]

const row = (what: string, { seconds, processor }: Times) => ({ what, seconds, processor })

const judged = (value: number, limit: number, unit: string) => ({
  goal: `< ${limit} ${unit}`,
  result: value < limit ? 'met' : 'MISSED',
})

/** Returns the medians of several runs. */
async function repeated(runs: number, once: () => Promise<unknown>): Promise<Times> {
  const times: Times[] = []
  for (let i = 0; i < runs; i++) {
    const began = performance.now()
    let seconds = 0
    const processor = await secondsOf(async () => {
      const stop = await once()
      seconds = (performance.now() - began) / 1000
      if (typeof stop === 'function') await stop()
    })
    times.push({ seconds, processor })
  }
  const median = (of: (one: Times) => number) =>
    percentile(
      times.map(of).sort((a, b) => a - b),
      0.5
    )
  return { seconds: median((one) => one.seconds), processor: median((one) => one.processor) }
}

function start(command: string, args: string[], env: Env, cwd = ROOT): ChildProcess {
  return spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 2], detached: true })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The command exited with ${code}.`))
    )
  })
}

/** Starts the service. Resolves when it is healthy with a function that stops it. */
async function npmStart(env: Env, cwd = ROOT): Promise<() => Promise<void>> {
  const port = String(await freePort())
  const child = start('npm', ['start'], { ...env, HOST: '127.0.0.1', PORT: port }, cwd)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    if (child.exitCode !== null) throw new Error('The service did not start.')
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null)
    if (response?.ok) break
    await sleep(10)
  }
  return async () => {
    process.kill(-child.pid!, 'SIGTERM')
    await gone
  }
}

/** Measures the first `npm start` of a bare clone of the last commit, without a cache of packages. */
async function firstStart(directory: string) {
  const clone = join(directory, 'clone')
  progress('npm start in a bare clone')
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  const env = { ...process.env, npm_config_cache: join(directory, 'npm'), LOG_LEVEL: 'error' } as Env
  const times = await repeated(1, () => npmStart(env, clone))
  return {
    ...row('first npm start of a bare clone to /health', times),
    processor: null,
    ...judged(times.seconds, 90, 's'),
  }
}

async function importPeople(directory: string, count: number, env: Env): Promise<void> {
  const file = join(directory, 'people.jsonl')
  writePeople(file, new SyntheticPeople(1), count)
  await ace(['people:import', file], env)
  await ace(['index:rebuild', 'people'], env)
}
