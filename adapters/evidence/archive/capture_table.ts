import type { RowOf } from '#domain/ports/row_of'
import type { Sql } from '#domain/ports/sql'
import type { Capture } from '../warc/capture.js'
import type { Place } from '../warc/warc_appender.js'

export type StoredCapture = Omit<Capture, 'body' | 'revisit' | 'payloadDigest'> & {
  id: number
  pageId: number
  /** Digest of the body, or ''. */
  digest: string
}

/** A stored body and its first capture. */
export type StoredBody = Place & { digest: string; url: string; observedAt: string }

type CaptureRow = RowOf<Omit<StoredCapture, 'id'>, { pageId: unknown }> & { capture_id: unknown }

const COLUMNS = `c.capture_id, c.page_id, c.url, c.observed_at, c.status, c.content_type, c.location, c.etag,
  c.last_modified, c.digest`

/**
 * Returns the newest capture of a page at or before a time. At equal times, the lowest status wins.
 * @param skipGone ignores captures that found the page gone
 */
export async function newestCapture(
  sql: Sql,
  urlKey: string,
  at: string,
  skipGone = false
): Promise<StoredCapture | null> {
  const rows = await sql.select<CaptureRow>(
    `SELECT ${COLUMNS} FROM evidence_captures c JOIN evidence_pages p ON p.page_id = c.page_id
     WHERE p.url_key = ? AND c.observed_at <= ? ${skipGone ? 'AND c.status < 400' : ''}
     ORDER BY c.observed_at DESC, c.status, c.capture_id DESC LIMIT 1`,
    [urlKey, at]
  )
  return rows.length ? toCapture(rows[0]) : null
}

/**
 * Returns captures with content, in order of id, whose body is not the one in the text index. The
 * index has the newest body of each page.
 */
export async function supersededCaptures(sql: Sql, after: number, limit: number): Promise<StoredCapture[]> {
  const rows = await sql.select<CaptureRow>(
    `SELECT ${COLUMNS} FROM evidence_captures c JOIN evidence_pages p ON p.page_id = c.page_id
     WHERE c.capture_id > ? AND c.digest <> '' AND c.digest <> coalesce(p.text_digest, '')
     ORDER BY c.capture_id LIMIT ?`,
    [after, limit]
  )
  return rows.map(toCapture)
}

/** Returns the first stored capture with a body. */
export async function firstCapture(sql: Sql, digest: string): Promise<StoredCapture | null> {
  const rows = await sql.select<CaptureRow>(
    `SELECT ${COLUMNS} FROM evidence_captures c WHERE c.digest = ? ORDER BY c.capture_id LIMIT 1`,
    [digest]
  )
  return rows.length ? toCapture(rows[0]) : null
}

export async function findBody(sql: Sql, digest: string): Promise<StoredBody | null> {
  return (await bodies(sql, 'digest', [digest]))[0] ?? null
}

export async function knownBodies(sql: Sql, digests: readonly string[]): Promise<Map<string, StoredBody>> {
  return new Map((await bodies(sql, 'digest', digests)).map((body) => [body.digest, body]))
}

/**
 * Returns the body that was imported with this payload digest, or null. Revisit records of other
 * tools contain such a digest.
 */
export async function bodyDeclared(sql: Sql, declared: string): Promise<StoredBody | null> {
  return (await bodies(sql, 'declared_digest', [declared]))[0] ?? null
}

/**
 * Locks stored bodies until the transaction ends: `shared` to keep them, `exclusive` to delete
 * them. Returns how many exist.
 */
export async function lockBodies(
  tx: Sql,
  digests: readonly string[],
  how: 'shared' | 'exclusive'
): Promise<number> {
  if (digests.length === 0) return 0
  const lock = tx.dialect === 'sqlite' ? '' : how === 'shared' ? 'FOR KEY SHARE' : 'FOR UPDATE'
  const rows = await tx.select(
    `SELECT digest FROM evidence_bodies WHERE digest IN (${placeholders(digests)}) ORDER BY digest ${lock}`,
    digests
  )
  return rows.length
}

async function bodies(sql: Sql, column: string, values: readonly string[]): Promise<StoredBody[]> {
  if (values.length === 0) return []
  const rows = await sql.select<Record<string, string>>(
    `SELECT digest, file, file_offset, length, url, observed_at FROM evidence_bodies
     WHERE ${column} IN (${placeholders(values)})`,
    values
  )
  return rows.map((row) => ({
    digest: row.digest,
    file: row.file,
    offset: Number(row.file_offset),
    length: Number(row.length),
    url: row.url,
    observedAt: row.observed_at,
  }))
}

function toCapture(row: CaptureRow): StoredCapture {
  return {
    id: Number(row.capture_id),
    pageId: Number(row.page_id),
    url: row.url,
    observedAt: row.observed_at,
    status: Number(row.status),
    contentType: row.content_type,
    location: row.location,
    etag: row.etag,
    lastModified: row.last_modified,
    digest: row.digest,
  }
}

export const placeholders = (values: readonly unknown[]): string => values.map(() => '?').join(', ')
