/**
 * `node --import=./bin/typescript.js bin/fit_recall.ts SETS` learns the priors of the estimate of
 * completeness and rewrites domain/completeness/learned_priors_data.ts. Learns from generated lists
 * and from SETS: Sets over generated worlds, one JSON object per line, which
 * tests/functional/sets/recall_world.spec.ts writes with RECALL_DUMP.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { learnPriors, listCase } from '#bench/completeness/learn'
import { isWhole, worldCase, worldSets } from '#bench/completeness/world_sets'
import { generateList, SEEN_STYLES } from '#bench/completeness/worlds'

const FILE = join(import.meta.dirname, '../domain/completeness/learned_priors_data.ts')
const FIRST_SEED = 1_000
const LISTS_PER_STYLE = 25
const ROUNDS = 4

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name a file of Sets with one JSON object per line.')
const lists = SEEN_STYLES.flatMap((style) =>
  Array.from({ length: LISTS_PER_STYLE }, (_, i) => listCase(generateList(style, FIRST_SEED + i)))
)
const sets = worldSets(path).filter(isWhole)
// Both kinds of lists count the same.
const weight = lists.length / sets.length
const cases = [...lists, ...sets.map((one) => worldCase(one, weight))]
const priors = learnPriors(cases, ROUNDS, (text) => console.log(text))
const rounded = JSON.parse(JSON.stringify(priors), (_, value) =>
  typeof value === 'number' ? Number(value.toFixed(3)) : value
)
writeFileSync(
  FILE,
  `import type { Priors } from './learned_priors.js'

/** Learned by bin/fit_recall.ts from ${lists.length} generated lists and ${sets.length} Sets over generated worlds. */
export const PRIORS: Priors = ${JSON.stringify(rounded, null, 2)}
`
)
console.log(`Wrote ${FILE}. Format it with \`biome check --write\`.`)
