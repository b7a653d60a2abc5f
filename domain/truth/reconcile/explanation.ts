import { compareTexts } from '#domain/people/text/text'
import { rounded } from '#domain/rounded'
import type { Column } from '../column.js'
import type { CellValue } from '../values/value.js'
import { copyGroups } from './copies.js'
import {
  type Answer,
  answerOf,
  type ScoredValues,
  scoreValues,
  type ReconcileContext,
  type ValueJudge,
} from './reconcile.js'
import type { Vote } from './vote.js'

/** One page's statement and its weight. */
type ExplainedVote = {
  url: string
  quote: string
  /** When the page was read, and the statement's date on the page (ISO 8601). */
  observed_at: string
  stated_at: string | null
  /** The value in the page's spelling. */
  stated: CellValue
  kind: Vote['kind']
  method: Vote['method']
  /** The probability that the page is about the row, 0 to 1. */
  identity: number
  /** Whether the page states that the value no longer holds. */
  past: boolean
  /** Weight, 0 to 1, from the source's reliability on the field, the identity and the age. */
  weight: number
  /**
   * The vote's group among the votes for this value. Votes of one group, such as copies, count
   * once.
   */
  group: number
}

/** A value stated by pages. Probabilities are 0 to 1. */
type ExplainedValue = {
  value: CellValue
  /** The confidence in this value and its narrower values, such as the cities of a country. */
  probability: number
  /** Whether this value is the answer, even an unverified one. */
  chosen: boolean
  votes: ExplainedVote[]
  /** The number of votes not listed. */
  votes_left_out: number
}

export type Explanation = {
  /** The chosen value first, then by probability. */
  values: ExplainedValue[]
  values_left_out: number
  /** The probability that none of the values is true. */
  none: number
}

const MAX_VALUES = 8
const MAX_VOTES = 8
const MAX_QUOTE = 300

/**
 * Returns `reconcile`'s answer and its explanation. The explanation is null if no page states a
 * current value.
 */
export function explain(
  column: Column,
  votes: readonly Vote[],
  context: ReconcileContext
): { answer: Answer; explanation: Explanation | null } {
  const scored = scoreValues(column, votes, context)
  const answer = answerOf(scored, context.judge)
  return { answer, explanation: scored && explanationOf(scored, answer, context.judge) }
}

function explanationOf(scored: ScoredValues, answer: Answer, judge?: ValueJudge): Explanation {
  const { clusters, probabilities, totalOf } = scored
  const isCurrent = (i: number) => clusters[i].votes.some(({ vote }) => !vote.past)
  const confidenceOf = (i: number) => (isCurrent(i) ? judge?.(scored, i) : null) ?? totalOf(i)
  const values = clusters
    .map((_, i) => explainedValue(scored, i, confidenceOf(i)))
    .map((one) => ({ ...one, chosen: one.value === answer.value }))
    .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.probability - a.probability)
  return {
    values: values.slice(0, MAX_VALUES),
    values_left_out: Math.max(0, values.length - MAX_VALUES),
    none: rounded(Math.max(0, 1 - probabilities.reduce((sum, own) => sum + own, 0))),
  }
}

function explainedValue(
  { clusters, weightOf, shownOf }: ScoredValues,
  i: number,
  probability: number
): Omit<ExplainedValue, 'chosen'> {
  const { votes, values } = clusters[i]
  const groups = [false, true].flatMap((past) =>
    copyGroups(votes.flatMap(({ vote }) => (vote.past === past ? [vote] : [])))
  )
  const listed = votes
    .map(({ vote, value }): ExplainedVote => {
      const { url, observedAt, statedAt, kind, method, past } = vote
      return {
        ...{ url, kind, method, past, stated: value.shown },
        quote: vote.quote.slice(0, MAX_QUOTE),
        observed_at: observedAt,
        stated_at: statedAt,
        identity: rounded(vote.identity),
        weight: rounded(weightOf(vote)),
        group: groups.findIndex((group) => group.includes(vote)),
      }
    })
    .sort((a, b) => b.weight - a.weight || compareTexts(a.url, b.url))
  return {
    value: votes.some(({ vote }) => !vote.past) ? shownOf(i) : values[0].shown,
    probability: rounded(probability),
    votes: listed.slice(0, MAX_VOTES),
    votes_left_out: Math.max(0, listed.length - MAX_VOTES),
  }
}
