import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fitIdentity, type LabelledFeatures } from '#domain/truth/identity/fit'
import type { Features } from '#domain/truth/identity/feature_names'
import { probabilityOf } from '#domain/truth/identity/identify'
import { IDENTITY_WEIGHTS, type IdentityWeights } from '#domain/truth/identity/weights_data'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'
import { FIXED_WEIGHTS, STRENGTH } from '#domain/truth/identity/fit_options'

/**
 * `npm run -s bench:realweb:identity EXAMPLES` prints how well identity weights tell whether a mention is
 * about a row: the current weights, and weights that were fitted without the sites that they judge.
 * EXAMPLES is the output of `bench:realweb:examples train,dev`.
 */
const FOLDS = 5

type Example = LabelledFeatures & { entity: 'person' | 'company'; site: string }
type Judged = { probability: number; isRow: boolean }

const examples: Example[] = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
const foldOf = ({ site }: Example) => createHash('sha256').update(`fold ${site}`).digest()[0] % FOLDS

const judge = (weights: IdentityWeights, those: readonly Example[]): Judged[] =>
  those.map(({ features, isRow }) => ({
    probability: probabilityOf(new Map(Object.entries(features)) as Features, weights),
    isRow,
  }))

function print(label: string, judged: readonly Judged[]): void {
  const loss = judged.map(({ probability, isRow }) =>
    Math.log(Math.max(1e-4, isRow ? probability : 1 - probability))
  )
  const isBelieved = ({ probability }: Judged) => probability >= LIKELIER_THAN_NOT
  const [rows, others] = [judged.filter(({ isRow }) => isRow), judged.filter(({ isRow }) => !isRow)]
  console.log(
    `${label}: log loss ${(-loss.reduce((a, b) => a + b, 0) / judged.length).toFixed(3)}, ` +
      `${rows.filter((one) => !isBelieved(one)).length} of ${rows.length} not believed, ` +
      `${others.filter(isBelieved).length} of ${others.length} others believed`
  )
}

for (const entity of ['person', 'company'] as const) {
  const own = examples.filter((example) => example.entity === entity)
  const near = IDENTITY_WEIGHTS[entity]
  print(`${entity}, weights of now`, judge(near, own))
  for (const fixed of [FIXED_WEIGHTS, []])
    for (const strength of [STRENGTH, STRENGTH * 5]) {
      const judged = Array.from({ length: FOLDS }, (_, fold) => {
        const [seen, unseen] = [
          own.filter((one) => foldOf(one) !== fold),
          own.filter((one) => foldOf(one) === fold),
        ]
        return judge(fitIdentity(seen, { near, fixed, strength }), unseen)
      }).flat()
      print(`${entity}, ${fixed.length} weights fixed, strength ${strength}`, judged)
    }
}
