import { networkOf } from '#domain/people/networks/networks'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'

/** Above this share of unreadable pages, a missing value counts as unknown instead of absent. */
const TOLERATED = 1 / 3

/** Evidence that counts failed reads. */
export class CountedEvidence extends Evidence {
  #read = 0
  #failed = 0

  readonly parser: PageParser

  constructor(private readonly evidence: Evidence) {
    super()
    this.parser = evidence.parser
  }

  /**
   * Whether too many pages were unreadable to conclude that a value is absent. A few pages always
   * fail.
   */
  get isFailing(): boolean {
    return this.#failed > (this.#read + this.#failed) * TOLERATED
  }

  async read(request: ReadRequest): Promise<ReadResult> {
    const result = await this.evidence.read(request)
    if (result.ok || result.stale) this.#read++
    else if (result.reason === 'unreachable' || result.reason === 'timeout') {
      // Social networks usually block readers and show no contacts anyway, so their failures do not
      // count.
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

  linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.evidence.linking(address, limit)
  }

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  async close(): Promise<void> {}
}
