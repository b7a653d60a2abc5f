import type { Mention } from './claim.js'
import type { PageHint } from './page_hint.js'
import type { Page, Snapshot } from './page.js'

export type ReadPage = { page: Page; mentions: readonly Mention[] }

/**
 * Why a snapshot was not parsed. `unparsable`: parsing fails or exceeds a limit on time or memory;
 * cached for a while. `timeout`: the signal aborted first, or too many other pages wait.
 */
export type ParseFailure = 'unparsable' | 'timeout'

export type ParseOptions = {
  /** Identifies a request. Requests take turns, page by page. */
  caller: object
  /** The page's owner, if a row states it. */
  about?: PageHint
  /** Ends only this wait; other callers may share the parsing. */
  signal?: AbortSignal
}

/**
 * Parses pages and extracts mentions. No page can block the event loop or end the process. Callers
 * share the results and must not change them.
 */
export abstract class PageParser {
  /** Never throws because of a page's content. */
  abstract parse(snapshot: Snapshot, options: ParseOptions): Promise<ReadPage | ParseFailure>
}
