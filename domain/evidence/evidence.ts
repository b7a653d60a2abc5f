import type { Snapshot } from './page.js'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import type { PageParser } from './page_parser.js'

export type ReadRequest = {
  url: string
  /** The maximum age of a stored capture, in days; 0 always reads live. */
  maxAgeDays: number
  /** ISO 8601 UTC. Ages are relative to this time. */
  now: string
  signal?: AbortSignal
}

/**
 * Why a page cannot be read. `gone`: the site responds with 404 or 410. `forbidden`: robots.txt, a
 * private address or no web address. `unreachable`: no response, or an error. `unusable`: no text,
 * empty, broken or too large. `unparsable`: parsing fails or exceeds a limit on time or memory.
 * `timeout`: no response in time. `not_archived`: not stored, and the live web is not read.
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
  | { ok: true; page: Snapshot /** Whether this request read it from the web. */; live: boolean }
  | {
      ok: false
      reason: ReadFailure /** The newest stored capture, older than requested. */
      stale: Snapshot | null
    }

export type FoundPage = { url: string; title: string | null; score: number }

/**
 * Reads pages as of a time and searches them. Stores every live page before returning it, so that
 * quotes can always be verified. Stored captures never change. Requests reach private addresses
 * only if the operator allows it.
 */
export abstract class Evidence {
  abstract readonly parser: PageParser

  /** The suppression list to apply to people on these pages; null if none applies. */
  readonly suppression: SuppressionList | null = null

  /** Reads a page no older than requested, stored or live. Never throws because of a site. */
  abstract read(request: ReadRequest): Promise<ReadResult>

  /** Returns the latest stored capture at or before `at`, or null. */
  abstract stored(url: string, at?: string): Promise<Snapshot | null>

  /** Searches pages, best first. Uses a web search if configured, or else the store. */
  abstract find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]>

  /** Searches stored pages, best first. Never searches the web. */
  abstract findStored(query: string, limit: number): Promise<FoundPage[]>

  /**
   * Returns stored pages that link to a profile, site or e-mail address, or that spell out the
   * e-mail address. Never searches the web.
   */
  abstract linking(address: string, limit: number): Promise<FoundPage[]>

  /** Whether pages can be read now. */
  abstract healthy(): Promise<boolean>

  abstract close(): Promise<void>
}
