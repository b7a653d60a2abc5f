import { networkOf } from '#domain/people/networks/networks'
import { Evidence, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'

/** Of the pages asked for, at most that share may be out of reach before what they may have told counts as unknown. */
const TOLERATED = 1 / 3

/** Evidence that counts how its reads went. */
export class CountedEvidence extends Evidence {
  #read = 0
  #failed = 0

  readonly parser: PageParser

  constructor(private readonly evidence: Evidence) {
    super()
    this.parser = evidence.parser
  }

  /** So much was out of reach that nothing can be said of what was not found: of the pages read, some always are. */
  get isFailing(): boolean {
    return this.#failed > (this.#read + this.#failed) * TOLERATED
  }

  async read(request: ReadRequest): Promise<ReadResult> {
    const result = await this.evidence.read(request)
    if (result.ok || result.stale) this.#read++
    else if (result.reason === 'unreachable' || result.reason === 'timeout') {
      // Networks turn readers away as a rule, and show no contacts to those they let in: their silence tells nothing.
      if (!networkOf(request.url)) this.#failed++
    }
    // That a page is not there was told.
    else if (result.reason === 'gone') this.#read++
    return result
  }

  stored(url: string, at?: string) {
    return this.evidence.stored(url, at)
  }

  find(query: string, limit: number, signal?: AbortSignal) {
    return this.evidence.find(query, limit, signal)
  }

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  async close(): Promise<void> {}
}
