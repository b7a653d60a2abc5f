/**
 * `node --import=./bin/typescript.js bin/fit_identity.ts EXAMPLES` refits the identity weights and
 * rewrites domain/truth/identity/weights_data.ts. EXAMPLES are those of
 * `npm run -s bench:realweb:examples train,dev`; `npm run -s bench:realweb:identity EXAMPLES` judges
 * a fit on folds of sites. Each line of EXAMPLES is JSON: `entity`, `features` (each with its
 * probability, as `featuresOf` returns them) and `isRow`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitIdentity, type LabelledFeatures } from '#domain/truth/identity/fit'
import { FIXED_WEIGHTS, STRENGTH } from '#domain/truth/identity/fit_options'
import { IDENTITY_WEIGHTS, type IdentityWeights } from '#domain/truth/identity/weights_data'

type Entity = keyof typeof IDENTITY_WEIGHTS
const FILE = join(import.meta.dirname, '../domain/truth/identity/weights_data.ts')

const [path] = process.argv.slice(2)
if (!path) throw new Error('Name a file of labelled mentions with one JSON object per line.')
const examples: (LabelledFeatures & { entity: Entity })[] = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line))

const fitted = Object.fromEntries(
  Object.entries(IDENTITY_WEIGHTS).map(([entity, near]) => {
    const own = examples.filter((example) => example.entity === entity)
    return [entity, rounded(fitIdentity(own, { near, fixed: FIXED_WEIGHTS, strength: STRENGTH }))]
  })
)
const counts = Object.keys(fitted).map(
  (entity) => `${examples.filter((example) => example.entity === entity).length} of ${entity}`
)
writeFileSync(
  FILE,
  `import type { Feature } from './feature_names.js'

export type IdentityWeights = { bias: number; weights: Record<Feature, number> }

/**
 * Log odds that a mention is about the row, by entity. \`bin/fit_identity.ts\` writes them:
 * logistic regression over labelled mentions (${counts.join(', ')}), which keeps weights close to
 * their previous values.
 */
export const IDENTITY_WEIGHTS: Record<'person' | 'company' | 'custom', IdentityWeights> = ${JSON.stringify(fitted, null, 2)}
`
)
console.log(`Wrote ${FILE}. Format it with \`biome check --write\`.`)

function rounded({ bias, weights }: IdentityWeights): IdentityWeights {
  const round = (weight: number) => Math.round(weight * 100) / 100
  return {
    bias: round(bias),
    weights: Object.fromEntries(
      Object.entries(weights).map(([feature, weight]) => [feature, round(weight)])
    ) as IdentityWeights['weights'],
  }
}
