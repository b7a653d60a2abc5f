import type { Vote } from '#domain/truth/reconcile/vote'
import type { Question } from './question.js'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'
import { degreeRank } from './values/degrees.js'

/** Concepts about the latest of several events, such as a funding round. */
const EVENTS = new Set('funding_stage round_amount round_date investors valuation total_raised'.split(' '))

/**
 * Prepares a row's votes for `reconcile`:
 * - For the latest event, votes with the value of the newest vote lose their date, so the date of
 *   reading counts. Earlier votes for other values become past.
 * - For the highest education, only votes for the highest degree remain.
 * - For a specialty, only the most direct kind of statement remains: labels and headings, else
 *   sentences, else what posts and studies suggest.
 * - For other questions, the votes stay unchanged.
 */
export function settleVotes(question: Question, votes: readonly Vote[]): Vote[] {
  if (question.concept?.id === 'highest_education') return highestOf(votes)
  if (question.concept?.id === 'specialty') return mostDirect(votes)
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

const directness = ({ method }: Vote): number => (method === 'trait' ? 0 : method === 'sentence' ? 1 : 2)

/** Keeps the votes that are at least as direct as the most direct vote of a likely page. */
function mostDirect(votes: readonly Vote[]): Vote[] {
  const likely = votes.filter(({ identity, past }) => identity >= LIKELIER_THAN_NOT && !past)
  const best = Math.max(0, ...likely.map(directness))
  return votes.filter((vote) => directness(vote) >= best)
}

/**
 * Keeps votes for the highest degree that a likely page states. Other pages may omit that degree.
 */
function highestOf(votes: readonly Vote[]): Vote[] {
  const rankOf = ({ value }: Vote) => degreeRank(String(value))
  const likely = votes.filter(({ identity, past }) => identity >= LIKELIER_THAN_NOT && !past)
  const highest = Math.max(0, ...likely.map(rankOf))
  return votes.filter((vote) => rankOf(vote) >= highest)
}

/** Compares dates of different precision by their common part. */
const isEarlier = (date: string, newest: string): boolean => {
  const length = Math.min(date.length, newest.length, 10)
  return date.slice(0, length) < newest.slice(0, length)
}
