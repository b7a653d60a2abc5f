/**
 * `node --import=./bin/typescript.js bin/fit_guesses.ts EXAMPLES` refits the learned reader and
 * rewrites domain/guesses/weights_data.ts. `npm run -s bench:realweb:guesses` writes EXAMPLES. For
 * each field, it prints how many guesses are right on sites that the weights have not seen, for
 * rows that the rules leave empty: the threshold, then right/all.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUCKETS } from '#domain/guesses/features'
import type { GuessField } from '#domain/guesses/fields'
import { likeliest, type Weights } from '#domain/guesses/guess'
import { fitGuesses, type GuessExample } from '#domain/guesses/learning/fit_guesses'
import type { PackedWeights } from '#domain/guesses/weights_data'

type Example = Omit<GuessExample, 'candidates'> & {
  field: GuessField
  /** The number of rows that the rules leave empty. */
  empty: number
  candidates: (GuessExample['candidates'][number] & { value: string })[]
}

const FILE = join(import.meta.dirname, '../domain/guesses/weights_data.ts')
const FOLDS = 5
const SHOWN = [0.9, 0.8, 0.7, 0.6, 0.5]
/**
 * Chosen so that nine of ten guesses are right, on folds of train and on dev. Fields that do not
 * reach this, such as location and industry, have no threshold and no weights.
 */
const THRESHOLDS: Partial<Record<GuessField, number>> = {
  title: 0.9,
  company: 0.6,
  specialty: 0.6,
  headquarters: 0.8,
  chief: 0.6,
}

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name a file of examples with one JSON object per line.')
const examples = readFileSync(path, 'utf8').split('\n').filter(Boolean).map(readExample)

const fitted: Partial<Record<GuessField, PackedWeights>> = {}
for (const [field, ofField] of Map.groupBy(examples, (one) => one.field)) {
  report(field, ofField)
  const threshold = THRESHOLDS[field]
  if (threshold !== undefined) fitted[field] = packed(fitGuesses(ofField), threshold)
}
const source = readFileSync(FILE, 'utf8')
const start = source.indexOf('/** Fitted by')
writeFileSync(
  FILE,
  `${source.slice(0, start)}/** Fitted by bin/fit_guesses.ts. A field without weights has no guesses. */
export const GUESS_WEIGHTS: Partial<Record<GuessField, PackedWeights>> = ${JSON.stringify(fitted, null, 2)}
`
)
console.log(`Wrote ${FILE}. Format it with \`biome check --write\`.`)

function readExample(line: string): Example {
  const { candidates, ...example } = JSON.parse(line)
  return {
    ...example,
    candidates: candidates.map((one: { features: string }) => {
      const bytes = Buffer.from(one.features, 'base64')
      const features = Uint16Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16LE(2 * i))
      return { ...one, features }
    }),
  }
}

/** Fits weights without each fold in turn, and prints how good the guesses on that fold are. */
function report(field: GuessField, ofField: readonly Example[]): void {
  const guesses = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitGuesses(ofField.filter(({ site }) => foldOf(site) !== fold))
    return ofField.flatMap((one) => {
      const best =
        foldOf(one.site) === fold && one.empty > 0 ? likeliest(field, one.candidates, weights) : null
      return best ? [{ ...best, empty: one.empty }] : []
    })
  })
  const counts = SHOWN.map((threshold) => {
    const given = guesses.filter(({ probability }) => probability >= threshold)
    const count = (list: typeof given) => list.reduce((sum, { empty }) => sum + empty, 0)
    return `${threshold} ${count(given.filter(({ candidate }) => candidate.isRight))}/${count(given)}`
  })
  console.log(field.padEnd(12), counts.join('  '))
}

function foldOf(site: string): number {
  return createHash('sha256').update(site).digest().readUInt32BE(0) % FOLDS
}

function packed({ weights, bias }: Weights, threshold: number): PackedWeights {
  const list = Array.from({ length: BUCKETS }, (_, i) => weights[i])
  const scale = Math.max(...list.map(Math.abs)) / 127
  const bytes = Buffer.from(Int8Array.from(list, (weight) => Math.round(weight / scale)).buffer)
  return { threshold, bias, scale, packed: bytes.toString('base64') }
}
