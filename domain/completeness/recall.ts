import { type CaptureTable, foundBy, foundBySome, onlyFoundBy, recaptured, tableOf } from './capture_table.js'
import { missingPosterior } from './dependence_model.js'
import { type AskedFinder, type FinderSource, sourceMask, sourcesOf } from './finder_sources.js'
import { LEARNED, type Learned } from './learned.js'
import type { Priors } from './learned_priors.js'
import type { JudgedPeople } from './match_rates.js'
import { quantile } from './poisson_mixture.js'
import { sourceTables } from './source_table.js'

export type { AskedFinder } from './finder_sources.js'
export type { JudgedPeople } from './match_rates.js'

type FinderRecall = {
  name: string
  /** People who match and whom this finder found. */
  found: number
  /** People in `found` whom no other finder found. */
  onlyThis: number
  isCut: boolean
}

/**
 * An estimate, with a 90% interval, of the people within reach of the finders who match and whom
 * pages prove.
 */
export type Recall = {
  /** People found who match. */
  found: number
  /** Null if the overlap does not support an estimate; then `reason` says why. */
  estimatedTotal: number | null
  low: number
  high: number | null
  method: string | null
  finders: FinderRecall[]
  /** People who match, by the exact finders that found them; the largest group first. */
  overlap: { finders: string[]; people: number }[]
  reason: RecallReason | null
}

export const RECALL_REASONS = [
  'no_people',
  'one_finder',
  'no_overlap',
  'limit_reached',
  'too_uncertain',
  'undecided',
  'not_all_verified',
] as const
/** Why there is no estimate. */
type RecallReason = (typeof RECALL_REASONS)[number]

const METHOD = 'log-linear model of overlap with learned dependence'

/**
 * Estimates the number of matching people from the overlap of the sources of finders. In the
 * estimate, `unclear` people match as often as the decided people of the same sources. The interval
 * also covers the cases that none or all of them match.
 *
 * Returns no estimate if a finder that ranks people was cut at its limit, or if all finders were.
 * The people ranked first overlap far more than the others, so the total would be too low. Any
 * other finder that was cut widens the interval.
 */
export function recallOf(
  asked: readonly AskedFinder[],
  groups: readonly JudgedPeople[],
  learned: Learned = LEARNED
): Recall {
  const steps = recallSteps(asked, groups, learned)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Like `recallOf`. Waits for `pause` between its long computations, so that other work can run. */
export async function recallWithPauses(
  asked: readonly AskedFinder[],
  groups: readonly JudgedPeople[],
  pause: () => Promise<void>
): Promise<Recall> {
  const steps = recallSteps(asked, groups, LEARNED)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

function* recallSteps(
  asked: readonly AskedFinder[],
  groups: readonly JudgedPeople[],
  learned: Learned
): Generator<undefined, Recall, undefined> {
  const names = asked.map(({ name }) => name)
  const single = names.map((name) => ({ finders: [name] }))
  const sure = tableOf(
    names,
    groups.flatMap(({ finders, verdict, people }) =>
      verdict === 'yes' ? [{ finders: sourceMask(single, finders), weight: people }] : []
    )
  )
  const found = foundBySome(sure)
  const known = {
    found,
    low: found,
    finders: asked.map(({ name, isCut }, i) => ({
      name,
      found: foundBy(sure, i),
      onlyThis: onlyFoundBy(sure, i),
      isCut,
    })),
    overlap: sure.counts
      .map((people, mask) => ({ finders: names.filter((_, i) => (mask >> i) & 1), people }))
      .filter(({ people }) => people > 0)
      .sort((a, b) => b.people - a.people),
  }
  const sources = sourcesOf(asked)
  const { expected, none, all } = sourceTables(asked, groups)
  const refusal = refusalOf(none, sources)
  if (refusal) return { ...known, ...NO_ESTIMATE, reason: refusal }
  const isCut = sources.some((one) => one.isCut && none.finders.includes(one.name))
  const tail = isCut ? learned.tail.cut : learned.tail.whole
  const isUnclear = groups.some(({ verdict }) => verdict === 'unclear')
  const tables: ReturnType<typeof distributionOf>[] = []
  for (const table of [expected, ...(isUnclear ? [none, all] : [])]) {
    yield
    tables.push(distributionOf(table, learned.priors, tail))
  }
  const [{ total }] = tables
  const low = Math.max(found, Math.min(...tables.map((one) => one.low)))
  const high = Math.max(...tables.map((one) => one.high))
  if (high > learned.maxRatio * low) {
    const [, without = tables[0]] = tables
    const isSure = without.high <= learned.maxRatio * without.low
    return { ...known, ...NO_ESTIMATE, reason: isSure ? 'undecided' : 'too_uncertain' }
  }
  return { ...known, estimatedTotal: total, low, high, method: METHOD, reason: null }
}

const NO_ESTIMATE = { estimatedTotal: null, high: null, method: null }

function refusalOf(table: CaptureTable, sources: readonly FinderSource[]): RecallReason | null {
  if (foundBySome(table) === 0) return 'no_people'
  if (table.finders.length < 2) return 'one_finder'
  if (recaptured(table) === 0) return 'no_overlap'
  const isAllCut = sources.every(({ name, isCut }) => isCut || !table.finders.includes(name))
  return isAllCut || sources.some(({ isCut, isByRank }) => isCut && isByRank) ? 'limit_reached' : null
}

/** The median total and the 90% interval. */
function distributionOf(table: CaptureTable, priors: Priors, tail: number) {
  const found = foundBySome(table)
  const missing = missingPosterior(table, priors)
  const at = (share: number) => Math.round(found + quantile(missing, share))
  return { total: at(0.5), low: at(tail), high: at(1 - tail) }
}
