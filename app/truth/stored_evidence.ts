import type { ReadRequest, ReadResult } from '#domain/evidence/evidence'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'

/**
 * Reads only stored pages of any age. `find` still uses the configured search, which may be a web
 * search.
 */
export class StoredEvidence extends WrappedEvidence {
  async read({ url }: ReadRequest): Promise<ReadResult> {
    const page = await this.evidence.stored(url)
    return page ? { ok: true, page, live: false } : { ok: false, reason: 'not_archived', stale: null }
  }
}
