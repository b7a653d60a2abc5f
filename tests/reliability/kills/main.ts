/**
 * `npm run test:kills` is the long form of the kill tests: 200 kills of the service and 200 of
 * workers on each engine. The engines are SQLite and, with TEST_DATABASE_URL, PostgreSQL. Prints a
 * line per kill and the totals. Exits with 1 if anything was lost, done twice or charged twice.
 * `--engine=sqlite` and `--of=service` or `--of=runs` run a part. KILLS_SEED=N repeats a run.
 */
import { parseArgs } from 'node:util'
import { killRuns } from './run_campaign.js'
import { killService } from './service_campaign.js'
import { type Engine, missing } from './support/database.js'

type Part = (
  engine: Engine
) => Promise<{ kills: object; points: Set<string>; done: string; violations: string[] }>

const seed = Number(process.env.KILLS_SEED ?? Math.floor(Math.random() * 2 ** 31))
const PARTS: Record<string, Part> = {
  service: async (engine) => {
    const kills = { firstStart: 15, everyWrite: 145, random: 40 }
    const report = await killService(engine, kills, seed, console.log)
    return {
      ...report,
      done: `${report.requests} requests, each with a key, ${report.cut} cut off at least once`,
    }
  },
  runs: async (engine) => {
    const report = await killRuns(engine, { everyWrite: 140, random: 60 }, seed, console.log)
    return { ...report, done: `${report.made} runs acknowledged` }
  },
}

const { values } = parseArgs({ options: { engine: { type: 'string' }, of: { type: 'string' } } })
const engines = (['sqlite', 'postgres'] as Engine[]).filter((engine) => (values.engine ?? engine) === engine)
for (const engine of engines)
  for (const [name, part] of Object.entries(PARTS)) {
    if ((values.of ?? name) !== name) continue
    const leftOut = missing(engine)
    if (leftOut) console.log(`${name} on ${engine}: left out, ${leftOut}`)
    else await run(name, engine, part)
  }

async function run(name: string, engine: Engine, part: Part): Promise<void> {
  const began = performance.now()
  const { kills, points, done, violations } = await part(engine)
  const total = Object.values(kills).reduce((sum, each) => sum + each, 0)
  console.log(`
${name} on ${engine}, seed ${seed}, ${((performance.now() - began) / 60_000).toFixed(1)} minutes
  kills: ${total} ${JSON.stringify(kills)}, at ${points.size} different moments of a write
  done: ${done}
  violations: ${[violations.length, ...violations].join('\n    ')}
  moments:\n    ${[...points].sort().join('\n    ')}`)
  if (violations.length > 0) process.exitCode = 1
}
