import type { Snapshot } from './page.js'

/** A stored response as a record of a WARC file. */
export type ResponseRecord = {
  /** The record as a gzip member. Equal responses have equal members. */
  member: Buffer
  /** The digest of the body, `sha256:` and hex digits. */
  digest: string
  snapshot: Snapshot
}

/** Returns stored responses as records for export. */
export abstract class ArchivedResponses {
  /** Returns the response of a page at exactly this time; null if it is not stored any more. */
  abstract at(url: string, observedAt: string): Promise<ResponseRecord | null>

  /**
   * Returns the newest reading of a page at or before a time. `gone` if the page was missing then,
   * null if it was not read before.
   */
  abstract before(url: string, at: string): Promise<{ digest: string; snapshot: Snapshot } | 'gone' | null>

  /** Returns the digest of a page's response at exactly this time, without reading the body. */
  abstract digestAt(url: string, observedAt: string): Promise<string | null>

  /** Yields every stored response that is older than the newest one of its page. */
  abstract superseded(): AsyncIterable<{ url: string; html: string }>

  /** Returns the first record of a WARC file. */
  abstract opening(file: string, at: string): Promise<Buffer>
}
