import type { Column } from '../column.js'
import type { CellValue } from '../values/value.js'
import { copyGroups } from './copies.js'
import { type Answer, answerOf, type Judged, judge, type ReconcileContext } from './reconcile.js'
import type { Vote } from './vote.js'

/** One page's statement as it was weighed. */
export type ExplainedVote = {
  url: string
  quote: string
  /** ISO 8601: when the page was read, and the date it gives for the statement. */
  observed_at: string
  stated_at: string | null
  /** The value as the page writes it. */
  stated: CellValue
  kind: Vote['kind']
  method: Vote['method']
  /** That the page is about the row, 0 to 1. */
  identity: number
  /** It says that the value is no longer so. */
  past: boolean
  /** How much it counts, 0 to 1: how far such a source is believed on the field, that it is about the row, and its age. */
  weight: number
  /** Votes for one value with the same number count as one: copies of each other, or of one owner. */
  group: number
}

/** A value that pages state. Probabilities are 0 to 1. */
export type ExplainedValue = {
  value: CellValue
  /** That it is the true one, and with it all that lies within it: what holds of a city holds of its country. */
  probability: number
  /** Whether it is the answer, or the best candidate for it: the most precise value that is likelier than not. */
  chosen: boolean
  votes: ExplainedVote[]
  /** Votes beyond those listed. */
  votes_left_out: number
}

/** How an answer came about. */
export type Explanation = {
  /** The chosen one, then the likeliest first. */
  values: ExplainedValue[]
  values_left_out: number
  /** That the truth is none of the values. */
  none: number
}

const MAX_VALUES = 8
const MAX_VOTES = 8
const MAX_QUOTE = 300

/** The answer of `reconcile`, and all that it weighed; null where no page states anything. */
export function explain(
  column: Column,
  votes: readonly Vote[],
  context: ReconcileContext
): { answer: Answer; weighing: Explanation | null } {
  const judged = judge(column, votes, context)
  const answer = answerOf(judged)
  return { answer, weighing: judged && explanationOf(judged, answer, context) }
}

function explanationOf(judged: Judged, answer: Answer, context: ReconcileContext): Explanation {
  const { clusters, probabilities, broader } = judged
  const totals = clusters.map((_, i) =>
    Math.min(
      1,
      probabilities.reduce((sum, own, inner) => (inner === i || broader[i][inner] ? sum + own : sum), 0)
    )
  )
  const values = clusters
    .map((_, i) => explainedValue(judged, i, totals[i], context))
    .map((one) => ({ ...one, chosen: one.value === answer.value }))
    .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.probability - a.probability)
  return {
    values: values.slice(0, MAX_VALUES),
    values_left_out: Math.max(0, values.length - MAX_VALUES),
    none: rounded(Math.max(0, 1 - probabilities.reduce((sum, own) => sum + own, 0))),
  }
}

function explainedValue(
  { clusters, weigh, shownOf }: Judged,
  i: number,
  probability: number,
  { copying }: ReconcileContext
): Omit<ExplainedValue, 'chosen'> {
  const { votes, values } = clusters[i]
  const groups = [false, true].flatMap((past) =>
    copyGroups(
      votes.flatMap(({ vote }) => (vote.past === past ? [vote] : [])),
      copying
    )
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
        weight: rounded(weigh(vote)),
        group: groups.findIndex((group) => group.includes(vote)),
      }
    })
    .sort((a, b) => b.weight - a.weight || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0))
  return {
    value: votes.some(({ vote }) => !vote.past) ? shownOf(i) : values[0].shown,
    probability: rounded(probability),
    votes: listed.slice(0, MAX_VOTES),
    votes_left_out: Math.max(0, listed.length - MAX_VOTES),
  }
}

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000
