import type { EntityKind, Mention } from '../claim.js'
import type { ReadPage } from '../page_parser.js'

/** A custom column. */
export type ReaderQuestion = { key: string; description: string; format: string }

/** What a page is read for. A reader outside the process receives only this and the page's text. */
export type ReaderTask = {
  entity: EntityKind
  /** Identifiers of the row, as submitted: name and employer, or else its other identifiers. */
  row: Readonly<Record<string, string>>
  questions: readonly ReaderQuestion[]
}

/**
 * Why a reader added nothing. `unavailable`: its service fails. `timeout`: no answer in time.
 * `unusable`: the answer is not in the requested form. `over_budget`: no request is left.
 */
export type ReaderFailure = 'unavailable' | 'timeout' | 'unusable' | 'over_budget'

/** The page's mentions with the added claims. After a failure, the mentions as they were. */
export type PageReading = { mentions: readonly Mention[]; failure: ReaderFailure | null }

export type ReaderOptions = {
  signal?: AbortSignal
  /**
   * Takes one request from the caller's budget; false if none is left. Cached answers take none.
   */
  mayRequest?: () => boolean
}

/**
 * Reads claims that the extraction rules missed. Every added claim has a verbatim quote, and its
 * value follows from the quote. A reader proposes claims; identity and reconciliation decide.
 */
export abstract class PageReader {
  /** Whether reading can add anything. */
  abstract readonly isActive: boolean

  /** Never throws because of a page or of the reader's service. Does not change the page. */
  abstract read(page: ReadPage, task: ReaderTask, options?: ReaderOptions): Promise<PageReading>
}
