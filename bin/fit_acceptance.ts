/**
 * `node --import=./bin/typescript.js bin/fit_acceptance.ts SEEN UNSEEN TEXTS` refits the weights that judge
 * values, and rewrites weights_data.ts and form_weights_data.ts in domain/truth/acceptance. SEEN and UNSEEN
 * are written by `npm run -s bench:realweb:values`, TEXTS by `npm run -s bench:realweb:guesses`. UNSEEN has
 * values of sites that were not used to write the rules.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgedValues, readCells, readTexts } from '#bench/realweb/labelled_values'
import { BUCKETS, type FormWeights } from '#domain/truth/acceptance/form'
import type { PackedForm } from '#domain/truth/acceptance/form_weights_data'
import { fitAcceptance } from '#domain/truth/learning/fit_acceptance'

const FOLDER = join(import.meta.dirname, '../domain/truth/acceptance')

const [seenPath, unseenPath, textsPath] = process.argv.slice(2)
if (!textsPath) throw new Error('Name files of seen values, of unseen values and of candidates.')
const [seen, unseen] = [judgedValues(readCells(seenPath), false), judgedValues(readCells(unseenPath), true)]
const { table, forms } = fitAcceptance([...seen, ...unseen], readTexts(textsPath))
const counts = `${seen.length} values of real pages, and to ${unseen.length} of sites unseen by the rules`
write(
  'weights_data.ts',
  `Fitted by bin/fit_acceptance.ts to ${counts}.`,
  'ACCEPTANCE: AcceptanceWeights',
  table
)
write(
  'form_weights_data.ts',
  'Fitted by bin/fit_acceptance.ts. A group without weights has no judgement of form.',
  'FORM_WEIGHTS: Readonly<Record<string, PackedForm>>',
  Object.fromEntries([...forms].map(([group, weights]) => [group, packed(weights)]))
)
console.log('Wrote both files. Format them with `biome check --write`.')

function write(name: string, comment: string, declaration: string, data: object): void {
  const file = join(FOLDER, name)
  const source = readFileSync(file, 'utf8')
  const head = source.slice(0, source.indexOf('/** Fitted by'))
  writeFileSync(
    file,
    `${head}/** ${comment} */\nexport const ${declaration} = ${JSON.stringify(data, null, 2)}\n`
  )
}

function packed({ bias, weights }: FormWeights): PackedForm {
  const list = Array.from({ length: BUCKETS }, (_, i) => weights[i])
  const scale = Math.max(...list.map(Math.abs)) / 127
  const bytes = Int8Array.from(list, (weight) => Math.round(weight / scale))
  return { bias, scale, packed: Buffer.from(bytes.buffer).toString('base64') }
}
