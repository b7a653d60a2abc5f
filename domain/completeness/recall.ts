import {
  type Capture,
  type CaptureTable,
  foundBy,
  foundBySome,
  onlyFoundBy,
  recaptured,
  tableOf,
  withoutIdle,
} from './capture_table.js'
import { missingPosterior } from './dependence_model.js'
import { LEARNED } from './learned_priors_data.js'
import type { Learned, Priors } from './learned_priors.js'
import { quantile } from './poisson_mixture.js'

/**
 * People with the same finders and the same verdict. `no` includes people about whom pages prove too
 * little. `unclear`: the people are unverified, or time ran out.
 */
export type JudgedPeople = {
  finders: readonly string[]
  verdict: 'yes' | 'no' | 'unclear'
  people: number
}

/**
 * A finder that was searched. `isCut`: the finder returned its maximum and may know more people.
 * `isByRank`: the finder returns the people that it ranks first.
 */
export type AskedFinder = { name: string; isCut: boolean; isByRank?: boolean }

type FinderRecall = {
  name: string
  /** People who match and whom this finder found. */
  found: number
  /** People in `found` whom no other finder found. */
  onlyThis: number
  isCut: boolean
}

/** How many people exist in reach of the finders of whom pages prove that they match, with a 90% interval. */
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
 * Estimates the number of matching people. In the estimate, `unclear` people match as often as the
 * decided people. The interval also covers the cases that none or all of them match.
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
  const captures = (unclear: number): Capture[] =>
    groups.map(({ finders, verdict, people }) => ({
      // A refined search has people of finders that it did not ask itself.
      finders: names.reduce((mask, name, i) => (finders.includes(name) ? mask | (1 << i) : mask), 0),
      weight: people * (verdict === 'yes' ? 1 : verdict === 'unclear' ? unclear : 0),
    }))
  const sure = tableOf(names, captures(0))
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
  const refusal = refusalOf(withoutIdle(sure), asked)
  if (refusal) return { ...known, ...NO_ESTIMATE, reason: refusal }
  const isCut = asked.some((one, i) => one.isCut && foundBy(sure, i) > 0)
  const tail = isCut ? learned.tail.cut : learned.tail.whole
  const isUnclear = groups.some(({ verdict }) => verdict === 'unclear')
  const decided = groups.reduce((sum, { verdict, people }) => sum + (verdict === 'unclear' ? 0 : people), 0)
  const tables: ReturnType<typeof distributionOf>[] = []
  for (const unclear of [found / decided, ...(isUnclear ? [0, 1] : [])]) {
    yield
    tables.push(distributionOf(withoutIdle(tableOf(names, captures(unclear))), learned.priors, tail))
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

function refusalOf(table: CaptureTable, asked: readonly AskedFinder[]): RecallReason | null {
  if (foundBySome(table) === 0) return 'no_people'
  if (table.finders.length < 2) return 'one_finder'
  if (recaptured(table) === 0) return 'no_overlap'
  const isAllCut = asked.every(({ name, isCut }) => isCut || !table.finders.includes(name))
  return isAllCut || asked.some(({ isCut, isByRank }) => isCut && isByRank) ? 'limit_reached' : null
}

/** The median total and the 90% interval. */
function distributionOf(table: CaptureTable, priors: Priors, tail: number) {
  const found = foundBySome(table)
  const missing = missingPosterior(table, priors)
  const at = (share: number) => Math.round(found + quantile(missing, share))
  return { total: at(0.5), low: at(tail), high: at(1 - tail) }
}
