import type { Sql } from '#domain/ports/sql'
import type { Place } from '../warc/warc_appender.js'
import { placeholders } from './capture_table.js'
import type { AcceptedCapture } from './judge_capture.js'

/** Returns the captures' page ids by page key. Adds unknown pages. */
export async function pageIds(sql: Sql, kept: readonly AcceptedCapture[]): Promise<Map<string, number>> {
  // Sorted, so that concurrent writers lock in the same order and never deadlock.
  const pages = [...new Map(kept.map(({ page }) => [page.key, page])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1
  )
  const keys = pages.map(({ key }) => key)
  await sql.run(
    `INSERT INTO evidence_pages (url_key, url) VALUES ${pages.map(() => '(?, ?)').join(', ')} ON CONFLICT (url_key) DO NOTHING`,
    pages.flatMap(({ key, canonical }) => [key, canonical])
  )
  const rows = await sql.select<{ url_key: string; page_id: number | string }>(
    `SELECT url_key, page_id FROM evidence_pages WHERE url_key IN (${placeholders(keys)})`,
    keys
  )
  return new Map(rows.map(({ url_key, page_id }) => [url_key, Number(page_id)]))
}

const identity = (pageId: number, observedAt: string, status: number, digest: string) =>
  `${pageId} ${observedAt} ${status} ${digest}`
const identityOf = ({ capture, page, digest }: AcceptedCapture, pages: Map<string, number>) =>
  identity(pages.get(page.key)!, capture.observedAt, capture.status, digest)

/** Returns the captures that are not stored yet, without duplicates. */
export async function notStored(
  sql: Sql,
  kept: readonly AcceptedCapture[],
  pages: Map<string, number>
): Promise<AcceptedCapture[]> {
  const ids = [...pages.values()]
  const times = [...new Set(kept.map(({ capture }) => capture.observedAt))]
  const rows = await sql.select<{ page_id: unknown; observed_at: string; status: unknown; digest: string }>(
    `SELECT page_id, observed_at, status, digest FROM evidence_captures
     WHERE page_id IN (${placeholders(ids)}) AND observed_at IN (${placeholders(times)})`,
    [...ids, ...times]
  )
  const stored = new Set(
    rows.map((row) => identity(Number(row.page_id), row.observed_at, Number(row.status), row.digest))
  )
  return kept.filter((one) => {
    const key = identityOf(one, pages)
    return !stored.has(key) && stored.add(key)
  })
}

export async function recordFiles(tx: Sql, places: readonly Place[]): Promise<void> {
  const ends = new Map<string, number>()
  for (const { file, offset, length } of places)
    ends.set(file, Math.max(ends.get(file) ?? 0, offset + length))
  for (const [file, bytes] of ends) {
    await tx.run(
      `INSERT INTO evidence_files (name, bytes) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET bytes =
         CASE WHEN excluded.bytes > evidence_files.bytes THEN excluded.bytes ELSE evidence_files.bytes END`,
      [file, bytes]
    )
  }
}

/** Stores a body's place. A place from another process stays, unless its file is lost. */
export async function putBody(
  tx: Sql,
  { capture, digest }: AcceptedCapture,
  { file, offset, length }: Place,
  lost: boolean
): Promise<void> {
  const conflict = lost
    ? `UPDATE SET file = excluded.file, file_offset = excluded.file_offset, length = excluded.length,
       url = excluded.url, observed_at = excluded.observed_at`
    : 'NOTHING'
  await tx.run(
    `INSERT INTO evidence_bodies (digest, file, file_offset, length, size, url, observed_at, declared_digest)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (digest) DO ${conflict}`,
    [
      digest,
      file,
      offset,
      length,
      capture.body!.length,
      capture.url,
      capture.observedAt,
      capture.payloadDigest,
    ]
  )
}

/** Inserts captures. Skips captures that another process has inserted. */
export async function insertCaptures(
  tx: Sql,
  kept: readonly AcceptedCapture[],
  pages: Map<string, number>
): Promise<void> {
  if (kept.length === 0) return
  const values = kept.flatMap(({ capture, page, digest }) => [
    pages.get(page.key)!,
    capture.observedAt,
    capture.status,
    digest,
    capture.url,
    capture.contentType,
    capture.location,
    capture.etag,
    capture.lastModified,
  ])
  await tx.run(
    `INSERT INTO evidence_captures
       (page_id, observed_at, status, digest, url, content_type, location, etag, last_modified)
     VALUES ${kept.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}
     ON CONFLICT (page_id, observed_at, status, digest) DO NOTHING`,
    values
  )
}
