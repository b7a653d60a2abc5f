import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ArchiveOptions, PageArchive } from '#adapters/evidence/archive/page_archive'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'
import type { Capture } from '#adapters/evidence/warc/capture'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'

/** Databases for an archive. `missing` is the reason why the tests on a database are skipped. */
export const DATABASES = [
  { name: 'SQLite', open: sqliteTestSql, missing: undefined },
  { name: 'PostgreSQL', open: postgresTestSql, missing: WITHOUT_POSTGRES },
]

export type TestArchive = { archive: PageArchive; directory: string; end: () => Promise<void> }

/** Creates an archive with its own directory and database. */
export async function testArchive(
  open: (typeof DATABASES)[number]['open'],
  options: Partial<ArchiveOptions> = {}
): Promise<TestArchive> {
  const directory = await mkdtemp(join(tmpdir(), 'archive-'))
  const { sql, end } = await open()
  const archive = new PageArchive({ directory, sql, sync: false, ...options })
  return {
    archive,
    directory,
    end: async () => {
      await archive.close()
      await end()
      await rm(directory, { recursive: true })
    },
  }
}

export function toCapture(page: MemoryPage): Capture {
  return {
    url: page.url,
    observedAt: new Date(page.observedAt).toISOString(),
    status: page.status ?? (page.location ? 301 : 200),
    contentType: page.contentType ?? 'text/html; charset=utf-8',
    location: page.location ?? null,
    etag: null,
    lastModified: null,
    body: Buffer.from(page.html ?? ''),
    revisit: null,
    payloadDigest: null,
  }
}
