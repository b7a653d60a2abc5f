/**
 * `node --import=./bin/typescript.js bin/fit_readings.ts VOTES` refits the accuracy of readings and
 * rewrites domain/truth/reconcile/readings_data.ts. VOTES is written by
 * `npm run -s bench:realweb:votes`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitReadings, type LabelledVote } from '#domain/truth/learning/fit_readings'

const FILE = join(import.meta.dirname, '../domain/truth/reconcile/readings_data.ts')

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name a file of labelled votes with one JSON object per line.')
const votes: LabelledVote[] = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .flatMap((line) => {
    const { id, column, votes } = JSON.parse(line)
    return votes.map((vote: object) => ({ ...vote, id, column }))
  })
const { readings, count } = fitReadings(votes)
const source = readFileSync(FILE, 'utf8')
const start = source.indexOf('/** The share of claims')
writeFileSync(
  FILE,
  `${source.slice(0, start)}/** The share of claims that say what their page says. Fitted to ${count} claims of real pages by bin/fit_readings.ts. */
export const READINGS: Readings = ${JSON.stringify(readings, null, 2)}
`
)
console.log(`Wrote ${FILE}. Format it with \`biome check --write\`.`)
