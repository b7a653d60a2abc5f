import type { Snapshot } from '#domain/evidence/page'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import { isFresh } from '#domain/evidence/freshness'
import type { PageArchive } from './page_archive.js'

/** Pages from the archive alone: nothing is ever read from the web. */
export class ArchiveEvidence extends Evidence {
  constructor(
    private readonly archive: PageArchive,
    readonly parser: PageParser
  ) {
    super()
  }

  async read({ url, maxAgeDays, now }: ReadRequest): Promise<ReadResult> {
    return (
      (await readFresh(this.archive, url, maxAgeDays, now)) ?? {
        ok: false,
        reason: 'not_archived',
        stale: await standing(this.archive, url, now),
      }
    )
  }

  stored(url: string, at = LATEST): Promise<Snapshot | null> {
    return standing(this.archive, url, at)
  }

  find(query: string, limit: number): Promise<FoundPage[]> {
    return this.archive.search(query, limit)
  }

  healthy(): Promise<boolean> {
    return this.archive.healthy()
  }

  close(): Promise<void> {
    return this.archive.close()
  }
}

/** After every time there is. */
export const LATEST = '9999-12-31T23:59:59.999Z'

/** The newest reading with content at or before a time. */
export async function standing(archive: PageArchive, url: string, at: string): Promise<Snapshot | null> {
  const found = await archive.find(url, at, true)
  return found && archive.read(found)
}

/** What the archive answers by itself: a reading young enough, of a page or of its absence; null where there is none. */
export async function readFresh(
  archive: PageArchive,
  url: string,
  maxAgeDays: number,
  now: string
): Promise<ReadResult | null> {
  const found = await archive.find(url, now)
  if (!found || !isFresh(found.observedAt, maxAgeDays, now)) return null
  if (found.capture.status >= 400)
    return { ok: false, reason: 'gone', stale: await standing(archive, url, now) }
  const page = await archive.read(found)
  return page && { ok: true, page, live: false }
}
