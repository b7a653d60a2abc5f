import type { Mention } from './claim.js'
import type { Page, Snapshot } from './page.js'

/** A page with what it says. */
export type ReadPage = { page: Page; mentions: readonly Mention[] }

/**
 * Why a snapshot was not parsed. `unparsable`: that takes more time or memory than one page may, or fails; it is remembered
 * for a while. `timeout`: the signal aborted first, or too many others wait.
 */
export type ParseFailure = 'unparsable' | 'timeout'

export type ParseOptions = {
  /** Stands for one request: pages of several requests are parsed in turn. */
  caller: object
  /** Ends the waiting, not the parsing that others may wait for. */
  signal?: AbortSignal
}

/**
 * Parses pages and reads what they say. Whatever a page holds, it neither blocks the event loop nor ends the process. Results
 * are shared between callers: they must not be changed.
 */
export abstract class PageParser {
  /** Never throws for what a page holds. */
  abstract parse(snapshot: Snapshot, options: ParseOptions): Promise<ReadPage | ParseFailure>
}
