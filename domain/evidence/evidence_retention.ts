import type { Citation } from './citations.js'

export type RetentionPolicy = {
  /** The newest readings of a page that are kept, whatever their age; 1 or more. */
  keepPerPage: number
  /** Readings younger than this are kept. */
  keepDays: number
  /** ISO 8601 UTC. */
  now: string
  /** Only counts the readings that would be forgotten. */
  dryRun: boolean
}

export type Collected = {
  /** Readings forgotten. */
  captures: number
  /** Readings that the policy alone would not keep, and a citation does. */
  cited: number
  /** Contents no reading has any more. */
  bodies: number
  /** Files removed, and what they held in bytes. */
  files: number
  bytes: number
}

/** Forgets readings of pages that nobody needs any more, from the store that Evidence reads from. */
export abstract class EvidenceRetention {
  /**
   * For each citation, `Evidence.stored(url, at)` gives afterwards what it gave before. The newest reading of a page, and the
   * newest with content, are always kept, so that pages stay found. Readings stored meanwhile are kept. A crash leaves
   * a store that is whole, and the rest to the next time.
   */
  abstract collect(policy: RetentionPolicy, citations: AsyncIterable<readonly Citation[]>): Promise<Collected>

  /**
   * Forgets pages with all their readings, cited or not, and that files of these SHA-256 hashes were imported, so that they can
   * be imported again. Returns how many pages were there.
   */
  abstract forgetPages(urls: Iterable<string>, files: readonly string[]): Promise<number>
}
