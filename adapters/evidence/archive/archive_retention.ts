import type { Citation } from '#domain/evidence/citations'
import { type Collected, EvidenceRetention, type RetentionPolicy } from '#domain/evidence/evidence_retention'
import { citedCaptures } from './cited_captures.js'
import { collectGarbage } from './collect_garbage.js'
import { erasePages } from './erase_pages.js'
import { forgetPages } from './forget_pages.js'
import type { PageArchive } from './page_archive.js'

export class ArchiveRetention extends EvidenceRetention {
  constructor(private readonly archive: PageArchive) {
    super()
  }

  async collect(policy: RetentionPolicy, citations: AsyncIterable<readonly Citation[]>): Promise<Collected> {
    const cited = await citedCaptures(this.archive.sql, citations)
    const protect = async (captures: { id: number }[]) =>
      new Set(captures.flatMap(({ id }) => (cited.has(id) ? [id] : [])))
    return collectGarbage(this.archive, { ...policy, protect })
  }

  forgetPages(urls: Iterable<string>, files: readonly string[]): Promise<number> {
    return forgetPages(this.archive, urls, files)
  }

  erasePages(urls: Iterable<string>): Promise<number> {
    return erasePages(this.archive, urls)
  }
}
