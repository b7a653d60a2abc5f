import type { Citation } from './citations.js'

export type RetentionPolicy = {
  /** How many captures to keep per page, whatever their age; at least 1. */
  keepPerPage: number
  /** Captures younger than this are kept. */
  keepDays: number
  /** ISO 8601 UTC. */
  now: string
  /** Counts captures without deleting them. */
  dryRun: boolean
}

export type Collected = {
  captures: number
  /** Captures kept only because they are cited. */
  cited: number
  /** Deleted bodies, which no capture uses. */
  bodies: number
  /** Deleted files and their total size. */
  files: number
  bytes: number
}

/** Deletes unneeded captures from the evidence store. */
export abstract class EvidenceRetention {
  /**
   * Applies the policy. For each citation, `Evidence.stored(url, at)` still returns the same
   * capture. Always keeps each page's newest capture and its newest capture with content, so that
   * pages remain searchable. Keeps captures that are stored during the call. After a crash, the
   * store is consistent, and the next run does the rest.
   */
  abstract collect(policy: RetentionPolicy, citations: AsyncIterable<readonly Citation[]>): Promise<Collected>

  /**
   * Deletes pages with all captures, cited or not. Also forgets that files with these SHA-256
   * hashes were imported, so that they can be imported again. Returns the number of deleted pages.
   */
  abstract forgetPages(urls: Iterable<string>, files: readonly string[]): Promise<number>

  /**
   * Like `forgetPages`, and also removes the pages' contents from the store's files. Keeps a body
   * that another page uses. Returns the number of deleted pages.
   */
  abstract erasePages(urls: Iterable<string>): Promise<number>
}
