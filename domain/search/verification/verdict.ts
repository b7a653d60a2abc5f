import type { Vote } from '#domain/truth/reconcile/vote'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

/** A page that supports a verdict, in the format of a dataset cell's evidence. */
export type Proof = { url: string; quote: string | null; observed_at: string }

/** The verdict on one condition. */
export type Verdict = {
  is: 'yes' | 'no' | 'unclear'
  /** The probability that the condition holds, 0 to 1. */
  probability: number
  proofs: Proof[]
  /** The found value, in words. */
  found: string | null
}

export const UNCLEAR: Verdict = { is: 'unclear', probability: 0.3, proofs: [], found: null }

const MAX_PROOFS = 3

/** Reports whether a vote is likelier about the person than about a namesake. */
export const isLikely = ({ identity }: Pick<Vote, 'identity'>): boolean => identity >= LIKELIER_THAN_NOT

/** Returns the first three votes as proofs, without votes that are likelier about a namesake. */
export function proofsOf(votes: readonly Vote[]): Proof[] {
  const likely = votes.filter(isLikely)
  return likely.slice(0, MAX_PROOFS).map(({ url, quote, observedAt }) => ({
    url,
    quote: quote ? quote.slice(0, 300) : null,
    observed_at: observedAt,
  }))
}

/**
 * Reports whether at least one vote is first-hand and likely about the person. Directories are not
 * first-hand, because they copy each other.
 */
export const isFirstHand = (votes: readonly Vote[]): boolean =>
  votes.some((vote) => vote.kind !== 'directory' && isLikely(vote))
