import type { Snapshot } from '#domain/evidence/page'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import { isFresh } from '#domain/evidence/freshness'
import type { PageArchive } from './page_archive.js'

/** Reads pages only from the archive, never from the web. */
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
        stale: await storedPage(this.archive, url, now),
      }
    )
  }

  stored(url: string, at = LATEST): Promise<Snapshot | null> {
    return storedPage(this.archive, url, at)
  }

  find(query: string, limit: number): Promise<FoundPage[]> {
    return this.findStored(query, limit)
  }

  findStored(query: string, limit: number): Promise<FoundPage[]> {
    return this.archive.search(query, limit)
  }

  linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.archive.linking(address, limit)
  }

  healthy(): Promise<boolean> {
    return this.archive.healthy()
  }

  close(): Promise<void> {
    return this.archive.close()
  }
}

/** A time later than every capture. */
export const LATEST = '9999-12-31T23:59:59.999Z'

/** Returns the newest page with content at or before a time, or null. */
export async function storedPage(archive: PageArchive, url: string, at: string): Promise<Snapshot | null> {
  const found = await archive.find(url, at, true)
  return found && archive.read(found)
}

/** Returns a fresh page or a fresh "gone" from the archive, or null. */
export async function readFresh(
  archive: PageArchive,
  url: string,
  maxAgeDays: number,
  now: string
): Promise<ReadResult | null> {
  const found = await archive.find(url, now)
  if (!found || !isFresh(found.observedAt, maxAgeDays, now)) return null
  if (found.capture.status >= 400)
    return { ok: false, reason: 'gone', stale: await storedPage(archive, url, now) }
  const page = await archive.read(found)
  return page && { ok: true, page, live: false }
}
