/**
 * `npm run test:kills`: the long form of the kill tests, 200 kills of the service on each engine, SQLite and, where TEST_DATABASE_URL
 * names a server, PostgreSQL. Prints a line for each kill and the figures at the end; exits 1 when anything was lost, done
 * twice or charged twice. `--engine=sqlite` runs one; KILLS_SEED=N repeats the choices of a run.
 */
import { parseArgs } from 'node:util'
import { type Engine, missing } from './support/database.js'
import { killService, type Kills } from './service_campaign.js'

const KILLS: Kills = { firstStart: 15, everyWrite: 145, random: 40 }

const { values } = parseArgs({ options: { engine: { type: 'string' } } })
const engines: Engine[] = values.engine ? [values.engine as Engine] : ['sqlite', 'postgres']
const seed = Number(process.env.KILLS_SEED ?? Math.floor(Math.random() * 2 ** 31))

for (const engine of engines) {
  const leftOut = missing(engine)
  if (leftOut) {
    console.log(`${engine}: left out, ${leftOut}`)
    continue
  }
  const began = performance.now()
  const report = await killService(engine, KILLS, seed, console.log)
  const { firstStart, everyWrite, random } = report.kills
  console.log(`
The service on ${engine}, seed ${seed}, ${((performance.now() - began) / 60_000).toFixed(1)} minutes
  kills: ${firstStart + everyWrite + random} (${firstStart} in the first start, ${everyWrite} write by write, ${random} under load)
  deaths at ${report.points.size} different moments of a statement
  requests: ${report.wishes} under a key each, ${report.cut} of them cut off at least once
  violations: ${report.violations.length}${report.violations.map((each) => `\n    ${each}`).join('')}
  ${[...report.points].sort().join('\n  ')}`)
  if (report.violations.length > 0) process.exitCode = 1
}
