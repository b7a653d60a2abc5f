import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { acceptanceProbability } from '#domain/truth/acceptance/judge'
import { fitAcceptance } from '#domain/truth/learning/fit_acceptance'
import { FOUND } from '#domain/truth/thresholds'

/**
 * `npm run -s bench:realweb:frontier TRAIN HELD` prints precision, recall, false finds and
 * calibration error by the confidence from which a value is accepted. The files are from
 * `bench:realweb:values`. Each site is judged by weights that were fitted and corrected without it.
 */
const FOLDS = 5
const BARS = [0.5, 0.6, 0.7, 0.8]

type ExampleValue = {
  answer: string
  /** Null if the value is not judged. */
  features: Record<string, number> | null
  logOdds: number
  confidence: number
  depth: number
  isRight: boolean
}
type ExampleCell = {
  item: string
  site: string
  ownSite: boolean
  isStated: boolean
  values: ExampleValue[]
}

const [train, held] = process.argv.slice(2, 4).map((path): ExampleCell[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
)

const foldOf = ({ site }: ExampleCell) => createHash('sha256').update(`fold ${site}`).digest()[0] % FOLDS
const without = (cells: readonly ExampleCell[], fold: number) =>
  cells
    .filter((cell) => foldOf(cell) !== fold)
    .flatMap(({ item, values }) =>
      values.flatMap(({ features, ...value }) => (features ? [{ ...value, item, features }] : []))
    )
const tables = Array.from({ length: FOLDS }, (_, fold) =>
  fitAcceptance(without(train, fold), without(held, fold))
)

/** Chooses a value as `answerOf` does. */
function chosenOf(cell: ExampleCell) {
  const table = tables[foldOf(cell)]
  const ranked = cell.values
    .map((value) => {
      const { features, logOdds } = value
      const isKnown = Object.keys(features ?? {}).some(
        (name) => /^group /.test(name) && name in table.weights
      )
      const p =
        features && isKnown ? acceptanceProbability(new Map(Object.entries(features)), logOdds, table) : null
      return { ...value, isJudged: p !== null, confidence: p ?? value.confidence }
    })
    .sort((a, b) => b.confidence - a.confidence || b.depth - a.depth)
  const precise = ranked.filter(({ confidence }) => confidence >= FOUND).sort((a, b) => b.depth - a.depth)
  return precise[0] ?? ranked[0]
}

for (const [name, cells] of Object.entries({ train, held }))
  for (const ownSite of [false, true]) {
    const rows = cells.filter((cell) => cell.ownSite === ownSite)
    const stated = rows.filter(({ isStated }) => isStated).length
    const chosen = rows.flatMap((cell) => {
      const value = chosenOf(cell)
      return value ? [{ ...value, isStated: cell.isStated }] : []
    })
    for (const bar of BARS) {
      const found = chosen.filter(({ isJudged, confidence }) => confidence >= (isJudged ? bar : FOUND))
      const right = found.filter(({ isRight }) => isRight).length
      const falseFinds = found.filter(({ isStated }) => !isStated).length
      const [precision, recall] = [right / found.length, right / stated].map((share) => share.toFixed(3))
      console.log(
        `${name}${ownSite ? ', own site given' : ''}, from ${bar}: precision ${precision}, recall ${recall}, false finds ${falseFinds}`
      )
    }
  }
