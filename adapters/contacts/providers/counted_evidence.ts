import { networkOf } from '#domain/people/networks/networks'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'

/** If a larger share of pages is unreadable, a missing value is unknown instead of absent. */
const TOLERATED = 1 / 3

export class CountedEvidence extends Evidence {
  #read = 0
  #failed = 0

  readonly parser: PageParser

  constructor(private readonly evidence: Evidence) {
    super()
    this.parser = evidence.parser
  }

  /** Whether too many reads failed to be sure that a value is absent. A few reads always fail. */
  get isFailing(): boolean {
    return this.#failed > (this.#read + this.#failed) * TOLERATED
  }

  async read(request: ReadRequest): Promise<ReadResult> {
    const result = await this.evidence.read(request)
    if (result.ok || result.stale || result.reason === 'gone') this.#read++
    // Social networks usually block readers and show no contacts, so their failures do not count.
    else if (['unreachable', 'timeout'].includes(result.reason) && !networkOf(request.url)) this.#failed++
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
