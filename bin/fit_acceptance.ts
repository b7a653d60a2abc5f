/**
 * `node --import=./bin/typescript.js bin/fit_acceptance.ts TRAIN HELD` refits the weights that
 * judge values and rewrites domain/truth/acceptance/weights_data.ts. TRAIN and HELD are written by
 * `npm run -s bench:realweb:values`. HELD has other sites: it corrects the confidence.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitAcceptance, type LabelledValue } from '#domain/truth/learning/fit_acceptance'

const FILE = join(import.meta.dirname, '../domain/truth/acceptance/weights_data.ts')

const [train, held] = process.argv.slice(2)
if (!held) throw new Error('Name two files of labelled values with one JSON object per line.')
const valuesOf = (path: string): LabelledValue[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { item, values } = JSON.parse(line)
      return values.flatMap((value: LabelledValue) => (value.features ? [{ ...value, item }] : []))
    })
const [values, others] = [valuesOf(train), valuesOf(held)]
const table = fitAcceptance(values, others)
const source = readFileSync(FILE, 'utf8')
const start = source.indexOf('/**', source.indexOf('}'))
writeFileSync(
  FILE,
  `${source.slice(0, start)}/** Fitted by bin/fit_acceptance.ts to ${values.length} values of real pages, and corrected by ${others.length} values of other sites. */
export const ACCEPTANCE: AcceptanceWeights = ${JSON.stringify(table, null, 2)}
`
)
console.log(`Wrote ${FILE}. Format it with \`biome check --write\`.`)
