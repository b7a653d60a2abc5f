/**
 * `npm run test:reliability` is the long form of the simulator: 1,000 seeds of 500 steps on SQLite
 * and, with TEST_DATABASE_URL, some on PostgreSQL. Prints each failing seed with the steps that led
 * to it, and the totals. Exits with 1 on a failure. `--seeds=N --steps=N --first=N` select other
 * seeds, `--postgres=N` the number on PostgreSQL, and `--processes=N` the number of parallel
 * processes.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { WITHOUT_POSTGRES } from '#tests/contract/support/test_sql'
import { campaign, type Seeds, simulateOnPostgres, simulateOnSqlite, story, type Totals } from './campaign.js'

type Share = Seeds & { engine: 'SQLite' | 'PostgreSQL' }

if (process.argv[2] === 'share') await workOff(JSON.parse(process.argv[3]))
else await lead()

async function lead(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { seeds: text, steps: text, first: text, postgres: text, processes: text },
  })
  const number = (value: string | undefined, otherwise: number) => (value ? Number(value) : otherwise)
  const [first, steps, processes] = [
    number(values.first, 1),
    number(values.steps, 500),
    number(values.processes, 2),
  ]
  await divide('SQLite', { first, steps, count: number(values.seeds, 1_000) }, processes)
  if (WITHOUT_POSTGRES) console.log(`PostgreSQL: skipped, ${WITHOUT_POSTGRES}`)
  else await divide('PostgreSQL', { first, steps, count: number(values.postgres, 20) }, processes)
}

/** Divides the seeds between processes and prints the combined totals. */
async function divide(engine: Share['engine'], seeds: Seeds, processes: number): Promise<void> {
  const began = performance.now()
  const shares = Array.from({ length: processes }, (_, n) =>
    inProcess({ ...seeds, engine, first: seeds.first + n, count: seeds.count - n, every: processes })
  )
  const totals = await Promise.all(shares)
  const sum = (of: (each: Totals) => number) => totals.reduce((total, each) => total + of(each), 0)
  const failed = totals.flatMap(({ failures }) => failures.map(({ seed }) => seed))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${engine}: ${sum(({ seeds }) => seeds)} seeds, ${sum(({ steps }) => steps)} steps, ${seconds} s, ${failed.length} failed ${failed}`
  )
  for (const what of Object.keys(totals[0].counts).sort())
    console.log(`  ${what}: ${sum(({ counts }) => counts[what] ?? 0)}`)
  if (failed.length > 0) process.exitCode = 1
}

function inProcess(share: Share): Promise<Totals> {
  const child = fork(fileURLToPath(import.meta.url), ['share', JSON.stringify(share)])
  return new Promise((resolve, reject) => {
    child.once('message', (totals) => resolve(totals as Totals))
    child.once('exit', (code) => reject(new Error(`a simulator process exited with ${code}`)))
  })
}

async function workOff({ engine, ...seeds }: Share): Promise<void> {
  const one = engine === 'SQLite' ? simulateOnSqlite : simulateOnPostgres
  process.send!(await campaign(seeds, one, (failure) => console.log(story(failure))))
  process.disconnect()
}
