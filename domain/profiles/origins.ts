import type { Vote } from '#domain/truth/reconcile/vote'
import type { ResearchedSource } from '#domain/truth/research/research'
import type { Origin } from './fact.js'
import { isRecordPlace } from './record_votes.js'

/** Returns the pages and records behind votes, in order. Skips votes without a date. */
export const originsOf = (votes: readonly Vote[]): Origin[] =>
  votes
    .filter(({ observedAt }) => observedAt !== '')
    .map(({ url, kind, owner, observedAt }) => ({
      source: kind === 'record' ? (owner ?? kind) : kind,
      url: isRecordPlace(url) ? null : url,
      observedAt,
    }))

export const originOf = ({ page, kind }: ResearchedSource): Origin => ({
  source: kind,
  url: page.url,
  observedAt: page.observedAt,
})
