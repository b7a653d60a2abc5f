import type { Vote } from '#domain/truth/reconcile/vote'
import type { Question } from './question.js'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

/** Kinds of question for the last of several events, which stands until the next: a round that was closed stays closed. */
const EVENTS = new Set([
  'funding_stage',
  'round_amount',
  'round_date',
  'investors',
  'valuation',
  'total_raised',
])

/**
 * The votes of a whole row, made ready for `reconcile`: where a question asks for the last event of a kind, the newest dated
 * statement counts as of when its page was read, and earlier ones are past. Votes for all other questions stay as they are.
 */
export function settleVotes(question: Question, votes: readonly Vote[]): Vote[] {
  if (!question.concept || !EVENTS.has(question.concept.id)) return [...votes]
  const newest = votes
    .filter(({ statedAt, identity, past }) => statedAt && identity >= LIKELIER_THAN_NOT && !past)
    .reduce((latest, { statedAt }) => (statedAt! > latest ? statedAt! : latest), '')
  if (newest === '') return [...votes]
  const said = new Set(
    votes.filter(({ statedAt }) => statedAt === newest).map(({ value }) => JSON.stringify(value))
  )
  return votes.map((vote) => {
    if (!vote.statedAt || vote.past) return vote
    if (said.has(JSON.stringify(vote.value))) return { ...vote, statedAt: null }
    return vote.identity >= LIKELIER_THAN_NOT && isEarlier(vote.statedAt, newest)
      ? { ...vote, past: true }
      : vote
  })
}

/** Dates of unequal precision are earlier only where their common part is. */
const isEarlier = (date: string, newest: string): boolean => {
  const length = Math.min(date.length, newest.length, 10)
  return date.slice(0, length) < newest.slice(0, length)
}
