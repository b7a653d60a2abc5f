import type { Vote } from '#domain/truth/reconcile/vote'
import type { Question } from './question.js'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

/** Concepts about the latest of several events, such as a funding round. */
const EVENTS = new Set('funding_stage round_amount round_date investors valuation total_raised'.split(' '))

/**
 * Prepares a row's votes for `reconcile`. If a question requests the latest event, dated statements
 * of the newest statement's value count as made when their pages were read. Earlier statements of
 * other values are past. Votes for other questions stay unchanged.
 */
export function settleVotes(question: Question, votes: readonly Vote[]): Vote[] {
  if (!question.concept || !EVENTS.has(question.concept.id)) return [...votes]
  const newest = votes
    .filter(({ statedAt, identity, past }) => statedAt && identity >= LIKELIER_THAN_NOT && !past)
    .reduce((latest, { statedAt }) => (statedAt! > latest ? statedAt! : latest), '')
  if (newest === '') return [...votes]
  const newestValues = new Set(
    votes.filter(({ statedAt }) => statedAt === newest).map(({ value }) => JSON.stringify(value))
  )
  return votes.map((vote) => {
    if (!vote.statedAt || vote.past) return vote
    if (newestValues.has(JSON.stringify(vote.value))) return { ...vote, statedAt: null }
    return vote.identity >= LIKELIER_THAN_NOT && isEarlier(vote.statedAt, newest)
      ? { ...vote, past: true }
      : vote
  })
}

/** Compares dates of different precision by their common part. */
const isEarlier = (date: string, newest: string): boolean => {
  const length = Math.min(date.length, newest.length, 10)
  return date.slice(0, length) < newest.slice(0, length)
}
