import { networkOf } from '#domain/people/networks/networks'
import type { ReadRequest, ReadResult } from '#domain/evidence/evidence'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'

/** Share of failed page reads, from 0 to 1. With a larger share, a missing value is unknown, not absent. */
const TOLERATED = 1 / 3

/** Counts the pages that were read, and the pages that could not be reached or timed out. */
export class CountedEvidence extends WrappedEvidence {
  #read = 0
  #failed = 0

  /** Whether too many reads failed to be sure that a value is absent. A few failed reads are normal. */
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
}
