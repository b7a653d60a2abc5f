import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'

/** Evidence from stored pages of any age. Requests nothing from the web. */
export class StoredEvidence extends Evidence {
  readonly parser: PageParser

  constructor(private readonly evidence: Evidence) {
    super()
    this.parser = evidence.parser
  }

  async read({ url }: ReadRequest): Promise<ReadResult> {
    const page = await this.evidence.stored(url)
    return page ? { ok: true, page, live: false } : { ok: false, reason: 'not_archived', stale: null }
  }

  stored(url: string, at?: string) {
    return this.evidence.stored(url, at)
  }

  find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return this.evidence.find(query, limit, signal)
  }

  linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.evidence.linking(address, limit)
  }

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  /** Does nothing: the owner of the wrapped evidence closes it. */
  async close(): Promise<void> {}
}
