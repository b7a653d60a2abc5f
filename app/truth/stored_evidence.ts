import type { FoundPage, ReadRequest, ReadResult } from '#domain/evidence/evidence'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'

/** Reads and finds only stored pages, of any age. */
export class StoredEvidence extends WrappedEvidence {
  async read({ url }: ReadRequest): Promise<ReadResult> {
    const page = await this.evidence.stored(url)
    return page ? { ok: true, page, live: false } : { ok: false, reason: 'not_archived', stale: null }
  }

  find(query: string, limit: number): Promise<FoundPage[]> {
    return this.findStored(query, limit)
  }
}
