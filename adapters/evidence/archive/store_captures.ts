import { randomUUID } from 'node:crypto'
import type { Sql } from '#domain/ports/sql'
import { decodeText } from '../content/decode_text.js'
import { responseRecord, revisitRecord } from '../warc/write_record.js'
import type { Place, WarcAppender } from '../warc/warc_appender.js'
import { knownBodies, marks } from './capture_table.js'
import type { Kept } from './judge_capture.js'
import { pageWords } from './page_words.js'
import type { TextIndex } from './text_index.js'

/**
 * Stores captures, all or none: their records first, then the rows that point to them, so that a crash between leaves
 * bytes nobody is pointed to and nothing else. Content already stored is not stored again: its reading becomes a
 * revisit record. A reading already stored changes nothing.
 */
export async function storeCaptures(
  sql: Sql,
  appender: WarcAppender,
  text: TextIndex,
  kept: readonly Kept[]
): Promise<void> {
  const pages = await pageIds(sql, kept)
  const fresh = await notStored(sql, kept, pages)
  if (fresh.length === 0) return
  const known = await knownBodies(sql, [...new Set(fresh.map(({ digest }) => digest).filter(Boolean))])
  const members: Buffer[] = []
  const originals: { kept: Kept; member: number }[] = []
  for (const one of fresh) {
    const writable = { ...one.capture, id: randomUUID() }
    const original = known.get(one.digest)
    if (original) {
      members.push(await revisitRecord(writable, { ...original, payloadDigest: one.digest }))
      continue
    }
    if (one.digest) {
      const { url, observedAt } = one.capture
      known.set(one.digest, { digest: one.digest, url, observedAt, file: '', offset: 0, length: 0 })
      originals.push({ kept: one, member: members.length })
    }
    members.push(await responseRecord(one.digest ? writable : { ...writable, body: null }))
  }
  const places = await appender.append(members)
  await sql.transaction(async (tx) => {
    await recordFiles(tx, places)
    for (const { kept: one, member } of originals) await insertBody(tx, one, places[member])
    await insertCaptures(tx, fresh, pages)
    await indexWords(tx, text, fresh, pages)
  })
}

/** The ids of the captures' pages by key; pages not known before are added. */
async function pageIds(sql: Sql, kept: readonly Kept[]): Promise<Map<string, number>> {
  // In one order everywhere, so that two writers never wait for each other.
  const pages = [...new Map(kept.map(({ page }) => [page.key, page])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1
  )
  const keys = pages.map(({ key }) => key)
  await sql.run(
    `INSERT INTO evidence_pages (url_key, url) VALUES ${pages.map(() => '(?, ?)').join(', ')} ON CONFLICT (url_key) DO NOTHING`,
    pages.flatMap(({ key, canonical }) => [key, canonical])
  )
  const rows = await sql.select<{ url_key: string; page_id: number | string }>(
    `SELECT url_key, page_id FROM evidence_pages WHERE url_key IN (${marks(keys)})`,
    keys
  )
  return new Map(rows.map(({ url_key, page_id }) => [url_key, Number(page_id)]))
}

const identity = (pageId: number, observedAt: string, status: number, digest: string) =>
  `${pageId} ${observedAt} ${status} ${digest}`
const identityOf = ({ capture, page, digest }: Kept, pages: Map<string, number>) =>
  identity(pages.get(page.key)!, capture.observedAt, capture.status, digest)

/** Those readings that are not stored yet, each once. */
async function notStored(sql: Sql, kept: readonly Kept[], pages: Map<string, number>): Promise<Kept[]> {
  const ids = [...pages.values()]
  const times = [...new Set(kept.map(({ capture }) => capture.observedAt))]
  const rows = await sql.select<{
    page_id: number | string
    observed_at: string
    status: number
    digest: string
  }>(
    `SELECT page_id, observed_at, status, digest FROM evidence_captures
     WHERE page_id IN (${marks(ids)}) AND observed_at IN (${marks(times)})`,
    [...ids, ...times]
  )
  const stored = new Set(
    rows.map((row) => identity(Number(row.page_id), row.observed_at, Number(row.status), row.digest))
  )
  return kept.filter((one) => {
    const mine = identityOf(one, pages)
    return !stored.has(mine) && stored.add(mine)
  })
}

async function recordFiles(tx: Sql, places: readonly Place[]): Promise<void> {
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

/** Another process may have stored the same content meanwhile: then its place stays, and this one is dead bytes. */
async function insertBody(tx: Sql, { capture, digest }: Kept, place: Place): Promise<void> {
  await tx.run(
    `INSERT INTO evidence_bodies (digest, file, file_offset, length, size, url, observed_at, declared_digest)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING`,
    [
      digest,
      place.file,
      place.offset,
      place.length,
      capture.body!.length,
      capture.url,
      capture.observedAt,
      capture.payloadDigest,
    ]
  )
}

async function insertCaptures(tx: Sql, kept: readonly Kept[], pages: Map<string, number>): Promise<void> {
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

/** The text index holds each page as its newest reading has it. */
async function indexWords(
  tx: Sql,
  text: TextIndex,
  kept: readonly Kept[],
  pages: Map<string, number>
): Promise<void> {
  const newest = new Map<number, Kept>()
  for (const one of kept) {
    if (!one.mediaType) continue
    const pageId = pages.get(one.page.key)!
    const other = newest.get(pageId)
    if (!other || other.capture.observedAt <= one.capture.observedAt) newest.set(pageId, one)
  }
  const ids = [...newest.keys()].sort((a, b) => a - b)
  if (ids.length === 0) return
  const rows = await tx.select<{
    page_id: number | string
    text_at: string | null
    text_digest: string | null
  }>(`SELECT page_id, text_at, text_digest FROM evidence_pages WHERE page_id IN (${marks(ids)})`, ids)
  const before = new Map(rows.map((row) => [Number(row.page_id), row]))
  for (const pageId of ids) {
    const { capture, page, digest, mediaType } = newest.get(pageId)!
    const { text_at, text_digest } = before.get(pageId)!
    if (text_at !== null && text_at > capture.observedAt) continue
    if (text_digest === digest) {
      await tx.run('UPDATE evidence_pages SET text_at = ? WHERE page_id = ?', [capture.observedAt, pageId])
      continue
    }
    const words = pageWords(page.canonical, mediaType!, decodeText(capture.body!, capture.contentType))
    await tx.run('UPDATE evidence_pages SET title = ?, text_at = ?, text_digest = ? WHERE page_id = ?', [
      words.title,
      capture.observedAt,
      digest,
      pageId,
    ])
    await text.put(tx, pageId, words)
  }
}
