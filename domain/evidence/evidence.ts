import type { Snapshot } from './page.js'
import type { PageParser } from './page_parser.js'

export type ReadRequest = {
  url: string
  /** The oldest stored reading that will do, in days; 0 always reads anew. */
  maxAgeDays: number
  /** ISO 8601 UTC: what "old" counts from. */
  now: string
  /** Aborts the live read at the caller's deadline. */
  signal?: AbortSignal
}

/**
 * Why there is no page. `gone`: the site says so (404, 410); `forbidden`: robots.txt, a private address or no web address;
 * `unreachable`: nobody answers, or with an error; `unusable`: no text, empty, broken or too large;
 * `unparsable`: there is one, but parsing it takes more time or memory than one page may, or fails.
 */
export type ReadFailure =
  | 'gone'
  | 'forbidden'
  | 'unreachable'
  | 'unusable'
  | 'unparsable'
  | 'timeout'
  | 'not_archived'

export type ReadResult =
  | { ok: true; page: Snapshot /** Read from the web for this request. */; live: boolean }
  | {
      ok: false
      reason: ReadFailure /** The newest stored reading, older than asked for. */
      stale: Snapshot | null
    }

export type FoundPage = { url: string; title: string | null; score: number }

/**
 * Pages: what a URL said at a time, and which pages speak of a subject. Whatever is read live is stored before it is given, so a
 * quote can always be checked against what was read; nothing stored is changed by a later reading. No request reaches a private
 * address unless the operator allowed it.
 */
export abstract class Evidence {
  /** What parses its pages. */
  abstract readonly parser: PageParser

  /** A page no older than asked, from the store or the web. Never throws for what a site does. */
  abstract read(request: ReadRequest): Promise<ReadResult>

  /** The stored reading of a URL at or before a time; null where there is none. */
  abstract stored(url: string, at?: string): Promise<Snapshot | null>

  /** Pages whose text speaks of the words asked for, best first; from a web search where one is configured, else the store. */
  abstract find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]>

  /** Whether pages can be read now. */
  abstract healthy(): Promise<boolean>

  abstract close(): Promise<void>
}
