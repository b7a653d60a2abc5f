/**
 * `node --import=./bin/typescript.js bin/fit_names.ts NAMES PHRASES` refits the model that tells names
 * of people from other capitalised phrases, and rewrites domain/people/names/data/name_weights_data.ts.
 * NAMES has a name per line. PHRASES has lines of JSON: `text`, and `weight`, and `isOpen` if the
 * phrase may be a name. `npm run -s bench:realweb:phrases` writes phrases of real pages. A tenth of
 * the lines is held back: the command prints how many names and phrases each threshold rejects.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitNameLikeness, type NameExample } from '#domain/people/names/learning/fit_name_likeness'
import { nameLikeness, type NameWeights } from '#domain/people/names/name_likeness'

const FILE = join(import.meta.dirname, '../domain/people/names/data/name_weights_data.ts')
/** Chosen so that at most three in a thousand held-back names are rejected. */
const THRESHOLD = -2
const SHOWN = [-2.5, -2, -1.5, -1, -0.5]
/** An open phrase with these log odds is taken for a name and left out. */
const LIKELY = 1.5
const HELD_BACK = 0.1
const MAX_BYTE = 127

type Phrase = NameExample & { isOpen: boolean }

const [names, phrases] = process.argv.slice(2)
if (!names || !phrases) throw new Error('Name a file of names and a file of phrases.')
const lines = (path: string) => [...new Set(readFileSync(path, 'utf8').split('\n').filter(Boolean))]
const all: Phrase[] = [
  ...lines(names).map((text) => ({ text, isName: true, weight: 1, isOpen: false })),
  ...lines(phrases).map((line): Phrase => ({ isOpen: false, weight: 1, ...JSON.parse(line), isName: false })),
]
const [heldBack, others] = [all.filter(isHeldBack), all.filter((one) => !isHeldBack(one))]
const first = fitNameLikeness(others, seeded())
const kept = others.filter(({ isOpen, text }) => !isOpen || nameLikeness(text, first) < LIKELY)
const fitted = fitNameLikeness(kept, seeded())
for (const threshold of SHOWN) {
  const rejected = (isName: boolean) => {
    const some = heldBack.filter((one) => one.isName === isName)
    return `${some.filter(({ text }) => nameLikeness(text, fitted) < threshold).length} of ${some.length}`
  }
  console.log(`below ${threshold}: ${rejected(true)} names, ${rejected(false)} phrases`)
}
writeFileSync(
  FILE,
  `/** The weights of one model: one signed byte per bucket in base64, times \`scale\`. Written by bin/fit_names.ts. */
export const NAME_WEIGHTS = ${JSON.stringify({ threshold: THRESHOLD, ...packed(fitted) }, null, 2)}
`
)
console.log(`Wrote ${FILE}. Format it with \`biome check --write\`.`)

function isHeldBack({ text }: NameExample): boolean {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32 < HELD_BACK
}

function packed({ bias, weights }: NameWeights) {
  const largest = Array.from(weights).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = largest / MAX_BYTE
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { bias, scale, packed: Buffer.from(bytes.buffer).toString('base64') }
}

/** Returns a generator of numbers from 0 up to 1, the same in each run (mulberry32). */
function seeded(): () => number {
  let state = 20_261_128
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
