import type { ReadRequest, ReadResult } from '#domain/evidence/evidence'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'

type Read = { result: Promise<ReadResult>; length: number }

/** The maximum total length of kept pages, in characters. */
const MAX_LENGTH = 16_000_000
/** Characters that a kept read counts in addition to the length of its page. */
const MIN_LENGTH = 1000

/**
 * Evidence for one request. Reads a page once for all rows and keeps the latest pages. Another row
 * does not share a timeout, because the deadline of the first row may have caused it.
 */
export class SharedEvidence extends WrappedEvidence {
  /** Reads by page and age, the oldest first. */
  readonly #reads = new Map<string, Read>()
  #length = 0

  override async read(request: ReadRequest): Promise<ReadResult> {
    const key = `${request.now} ${request.maxAgeDays} ${request.url}`
    for (;;) {
      const read = this.#reads.get(key)
      if (!read) return this.#start(key, request)
      const result = await read.result.catch(() => null)
      if (result && (result.ok || result.reason !== 'timeout')) return result
      if (this.#reads.get(key) === read) return this.#start(key, request)
    }
  }

  async #start(key: string, request: ReadRequest): Promise<ReadResult> {
    const read: Read = { result: this.evidence.read(request), length: MIN_LENGTH }
    this.#forget(key)
    this.#reads.set(key, read)
    this.#length += read.length
    const result = await read.result
    if (this.#reads.get(key) === read) {
      const length = (result.ok ? result.page : result.stale)?.html.length ?? 0
      read.length += length
      this.#length += length
    }
    for (const [oldest] of this.#reads) {
      if (this.#length <= MAX_LENGTH) break
      this.#forget(oldest)
    }
    return result
  }

  #forget(key: string): void {
    this.#length -= this.#reads.get(key)?.length ?? 0
    this.#reads.delete(key)
  }
}
