import { createHash } from 'node:crypto'
import { acceptanceProbability } from '#domain/truth/acceptance/judge'
import { fitAcceptance, withForm } from '#domain/truth/learning/fit_acceptance'
import { FOUND } from '#domain/truth/thresholds'
import { type ExampleCell, judgedValues, readCells, readTexts } from './labelled_values.js'

/**
 * `npm run -s bench:realweb:frontier SEEN UNSEEN TEXTS` prints precision, recall and false finds by the
 * confidence from which a value is accepted, for the files of bin/fit_acceptance.ts. The values of a site
 * are judged by weights that were fitted without that site.
 */
const FOLDS = 5
const BARS = [0.5, 0.6, 0.7, 0.8]

const [seenPath, unseenPath, textsPath] = process.argv.slice(2)
const [seen, unseen, texts] = [readCells(seenPath), readCells(unseenPath), readTexts(textsPath)]

const foldOf = ({ site }: { site: string }) => createHash('sha256').update(`fold ${site}`).digest()[0] % FOLDS
const fitted = Array.from({ length: FOLDS }, (_, fold) => {
  const isOther = (one: { site: string }) => foldOf(one) !== fold
  const values = [...judgedValues(seen.filter(isOther), false), ...judgedValues(unseen.filter(isOther), true)]
  return fitAcceptance(values, texts.filter(isOther))
})

/** Chooses a value as `answerOf` does. */
function chosenOf(cell: ExampleCell) {
  const { table, forms } = fitted[foldOf(cell)]
  const ranked = cell.values
    .map((value) => {
      const { item, site } = cell
      const { logOdds } = value
      const features =
        value.features && withForm({ ...value, features: value.features, item, site }, forms).features
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

for (const [name, cells] of Object.entries({ seen, unseen }))
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
