import type { Vote } from '#domain/truth/reconcile/vote'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'

/** A page that speaks for a verdict, as evidence of a dataset cell. */
export type Proof = { url: string; quote: string | null; observed_at: string }

/** What evidence says of one thing asked: whether it holds, how surely, and the pages that say so. */
export type Verdict = {
  is: 'yes' | 'no' | 'unclear'
  /** That it holds, 0 to 1. */
  probability: number
  proofs: Proof[]
  /** What was found, in words. */
  found: string | null
}

export const UNCLEAR: Verdict = { is: 'unclear', probability: 0.3, proofs: [], found: null }

const MAX_PROOFS = 3

/** Whether a vote is likelier of whom it is asked about than of somebody else. */
export const isLikely = ({ identity }: Pick<Vote, 'identity'>): boolean => identity >= LIKELIER_THAN_NOT

/** The pages behind votes, the strongest first; none that is likelier of a namesake. */
export function proofsOf(votes: readonly Vote[]): Proof[] {
  const likely = votes.filter(isLikely)
  return likely.slice(0, MAX_PROOFS).map(({ url, quote, observedAt }) => ({
    url,
    quote: quote ? quote.slice(0, 300) : null,
    observed_at: observedAt,
  }))
}

/** Whether somebody who knows says so: sites that list people and companies take what they have from others. */
export const isFirstHand = (votes: readonly Vote[]): boolean =>
  votes.some((vote) => vote.kind !== 'directory' && isLikely(vote))
