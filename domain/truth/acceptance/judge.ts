import type { Column } from '../column.js'
import { isFreeForm } from '../reconcile/readings.js'
import { areHeldTogether, type ScoredValues, type ValueJudge } from '../reconcile/reconcile.js'
import type { Vote } from '../reconcile/vote.js'
import { LIKELIER_THAN_NOT } from '../thresholds.js'
import type { RowContext } from './agreement.js'
import { type ClaimFeatures, claimFeatures, claimGroup } from './claim_features.js'
import { ACCEPTANCE, type AcceptanceWeights } from './weights_data.js'

/**
 * The factor of the votes' log odds. With a larger factor, features of wrong readings could not
 * outweigh the votes.
 */
const OF_VOTES = 0.5
/** The minimum probability of a value that contradicts another value. */
const MIN_RIVAL = 0.1

/**
 * Returns a judge of a column's values. To the log odds of the votes, the judge adds the weights of features
 * of the strongest vote and its value. The weights were fitted to labelled cells of real pages. Undefined for
 * columns without labelled cells.
 */
export function acceptanceJudge(
  column: Column,
  row: RowContext,
  table: AcceptanceWeights = ACCEPTANCE
): ValueJudge | undefined {
  if (!Object.hasOwn(table.weights, `group ${claimGroup(column)}`)) return undefined
  return (scored, index) =>
    isJudged(scored, index)
      ? acceptanceProbability(valueFeatures(column, scored, index, row), logOddsOf(scored, index), table)
      : null
}

/**
 * Whether the strongest vote for a value is from a free-form page that is likely about the row. The
 * value must be likely, or no independent page may contradict it.
 */
export function isJudged(scored: ScoredValues, index: number): boolean {
  const { kind, identity } = strongestVote(scored, index)
  if (!isFreeForm(kind) || identity < LIKELIER_THAN_NOT) return false
  const { clusters, probabilities, broader, totalOf } = scored
  return (
    totalOf(index) >= LIKELIER_THAN_NOT ||
    clusters.every(
      (rival, i) =>
        i === index ||
        broader[i][index] ||
        broader[index][i] ||
        probabilities[i] < MIN_RIVAL ||
        areHeldTogether(clusters[index], rival)
    )
  )
}

/**
 * Returns the features of a value: those of its strongest vote, and how many quotes, extraction
 * methods and rivals it has.
 */
export function valueFeatures(
  column: Column,
  scored: ScoredValues,
  index: number,
  row: RowContext
): ClaimFeatures {
  const { clusters, probabilities, broader, shownOf } = scored
  const vote = { ...strongestVote(scored, index), value: shownOf(index) }
  const rivals = probabilities.filter((_, i) => i !== index && !broader[i][index] && !broader[index][i])
  const features = claimFeatures(column, vote, row)
  const stated = clusters[index].votes.flatMap(({ vote: one }) => (one.past ? [] : [one]))
  // Copied pages repeat a quote, so only distinct quotes count.
  features.set('quotes', logCount(stated.map(({ quote }) => quote)))
  features.set('methods', logCount(stated.map(({ method }) => method)))
  if (rivals.length > 0) features.set(`${claimGroup(column)} rivals`, Math.log(1 + rivals.length))
  return features
}

const logCount = (texts: readonly string[]): number => Math.log(new Set(texts).size)

/** Returns the log odds of a value by its votes, limited to `MAX_ODDS` and multiplied by `OF_VOTES`. */
export function logOddsOf({ totalOf }: ScoredValues, index: number): number {
  const p = totalOf(index)
  const odds = Math.log(Math.max(p, 1e-9) / Math.max(1 - p, 1e-9))
  return OF_VOTES * Math.max(-MAX_ODDS, Math.min(MAX_ODDS, odds))
}

const MAX_ODDS = 5

/** Returns the strongest vote that states a value as current. */
const strongestVote = ({ clusters, weightOf }: ScoredValues, index: number): Vote =>
  clusters[index].votes
    .flatMap(({ vote }) => (vote.past ? [] : [vote]))
    .reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))

/** Returns the probability that a value with these features is right. */
export function acceptanceProbability(
  features: ReadonlyMap<string, number>,
  logOdds: number,
  { bias, weights }: AcceptanceWeights
): number {
  let sum = bias + logOdds
  for (const [name, value] of features) sum += (weights[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}
