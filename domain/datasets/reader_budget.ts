import type { ReaderFailure } from '#domain/evidence/reader/page_reader'

const REASONS: Record<ReaderFailure, string> = {
  unavailable: 'the language model is unavailable',
  timeout: 'the language model did not answer in time',
  unusable: "the language model's answer was unusable",
  over_budget: 'the dataset reached READER_PAGES_PER_DATASET',
}

/**
 * Counts the requests to the page reader for one dataset, and the pages that the page reader did
 * not read.
 */
export class ReaderBudget {
  #left: number
  readonly #failed = new Map<ReaderFailure, number>()

  constructor(pages: number) {
    this.#left = pages
  }

  /** Takes one request from the budget. Returns false if none is left. */
  take(): boolean {
    return this.#left > 0 && this.#left-- > 0
  }

  failed(failure: ReaderFailure): void {
    this.#failed.set(failure, (this.#failed.get(failure) ?? 0) + 1)
  }

  /** Returns one sentence per reason why pages were read by rules only. */
  warnings(): string[] {
    return [...this.#failed].map(
      ([failure, pages]) =>
        `${pages === 1 ? '1 page was' : `${pages} pages were`} read by rules only: ${REASONS[failure]}.`
    )
  }
}
