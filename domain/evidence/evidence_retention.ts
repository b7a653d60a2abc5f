import type { Citation } from './citations.js'

export type RetentionPolicy = {
  /** How many captures per page to keep, whatever their age; at least 1. */
  keepPerPage: number
  /** Younger captures are kept. */
  keepDays: number
  /** ISO 8601 UTC. */
  now: string
  /** Only count what would be deleted. */
  dryRun: boolean
}

export type Collected = {
  /** Deleted captures. */
  captures: number
  /** Captures kept only because they are cited. */
  cited: number
  /** Deleted bodies, which no capture uses. */
  bodies: number
  /** Deleted files and their total size. */
  files: number
  bytes: number
}

/** Deletes captures that are no longer needed from the evidence store. */
export abstract class EvidenceRetention {
  /**
   * Applies the policy. For each citation, `Evidence.stored(url, at)` still returns the same
   * capture. Always keeps each page's newest capture and its newest one with content, so pages
   * remain searchable. Keeps captures stored meanwhile. After a crash, the store is consistent and
   * the next run does the rest.
   */
  abstract collect(policy: RetentionPolicy, citations: AsyncIterable<readonly Citation[]>): Promise<Collected>

  /**
   * Deletes pages with all captures, cited or not. Also forgets that files with these SHA-256
   * hashes were imported, so they can be imported again. Returns the number of deleted pages.
   */
  abstract forgetPages(urls: Iterable<string>, files: readonly string[]): Promise<number>
}
