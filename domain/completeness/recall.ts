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
import { LEARNED_PRIORS, MAX_RATIO } from './learned_priors_data.js'
import type { Priors } from './learned_priors.js'
import { quantile } from './poisson_mixture.js'

/** A person whom some finders found, with the verdict of the verification. */
export type JudgedPerson = { finders: readonly string[]; verdict: 'yes' | 'no' | 'unclear' }

/** A finder that was asked. `isCut`: it returned its maximum, so it may know more people. */
export type AskedFinder = { name: string; isCut: boolean }

export type FinderRecall = {
  name: string
  /** People who match and whom this finder found. */
  found: number
  /** Those of them whom no other finder found. */
  onlyThis: number
  isCut: boolean
}

/** How many matching people exist in reach of the finders, with a 90% interval. */
export type Recall = {
  /** Matching people found, whether or not a finder is known. */
  found: number
  /** Null if the overlap does not support an estimate; then `reason` says why. */
  estimatedTotal: number | null
  low: number
  high: number | null
  method: string | null
  finders: FinderRecall[]
  reason: RecallReason | null
}

export const RECALL_REASONS = [
  'no_people',
  'one_finder',
  'no_overlap',
  'too_uncertain',
  'not_all_verified',
] as const
/** Why there is no estimate. */
export type RecallReason = (typeof RECALL_REASONS)[number]

export const METHOD = 'log-linear model of overlap with learned dependence'

/**
 * Estimates the number of matching people. People judged `unclear` count in the estimate at the share
 * of matches among the decided people. The lower limit counts none of them, the upper limit all.
 * A finder that was cut at its limit found the people that it ranks first. Finders that rank alike
 * then overlap more than independent ones, which the model treats as dependence.
 */
export function recallOf(
  asked: readonly AskedFinder[],
  people: readonly JudgedPerson[],
  priors: Priors = LEARNED_PRIORS
): Recall {
  const names = asked.map(({ name }) => name)
  const captures = (unclear: number): Capture[] =>
    people.flatMap(({ finders, verdict }) => {
      const weight = verdict === 'yes' ? 1 : verdict === 'unclear' ? unclear : 0
      const mask = finders.reduce((sum, name) => sum | (1 << names.indexOf(name)), 0)
      return weight > 0 ? [{ finders: mask, weight }] : []
    })
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
  }
  const refusal = refusalOf(withoutIdle(sure))
  if (refusal) return { ...known, ...NO_ESTIMATE, reason: refusal }
  const decided = people.filter(({ verdict }) => verdict !== 'unclear').length
  const likely = withoutIdle(tableOf(names, captures(found / decided)))
  const middle = distributionOf(likely, priors)
  const isUnclear = people.some(({ verdict }) => verdict === 'unclear')
  const low = isUnclear ? distributionOf(withoutIdle(sure), priors).low : middle.low
  const high = isUnclear ? distributionOf(withoutIdle(tableOf(names, captures(1))), priors).high : middle.high
  if (high > MAX_RATIO * low) return { ...known, ...NO_ESTIMATE, reason: 'too_uncertain' }
  return { ...known, estimatedTotal: middle.total, low, high, method: METHOD, reason: null }
}

const NO_ESTIMATE = { estimatedTotal: null, high: null, method: null }

function refusalOf(table: CaptureTable): RecallReason | null {
  if (foundBySome(table) === 0) return 'no_people'
  if (table.finders.length < 2) return 'one_finder'
  return recaptured(table) === 0 ? 'no_overlap' : null
}

/** The median total and the 90% interval. */
function distributionOf(table: CaptureTable, priors: Priors) {
  const found = foundBySome(table)
  const missing = missingPosterior(table, priors)
  const at = (share: number) => Math.round(found + quantile(missing, share))
  return { total: at(0.5), low: at(0.05), high: at(0.95) }
}
