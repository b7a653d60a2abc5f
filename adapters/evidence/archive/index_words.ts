import type { Sql } from '#domain/ports/sql'
import { decodeText } from '../content/decode_text.js'
import { placeholders } from './capture_table.js'
import type { AcceptedCapture } from './judge_capture.js'
import { pageWords } from './page_words.js'
import type { TextIndex } from './text_index.js'

/** Updates the text index to the newest capture of each page. */
export async function indexWords(
  tx: Sql,
  text: TextIndex,
  kept: readonly AcceptedCapture[],
  pages: Map<string, number>
): Promise<void> {
  const newest = new Map<number, AcceptedCapture>()
  for (const one of kept) {
    if (!one.mediaType) continue
    const pageId = pages.get(one.page.key)!
    const other = newest.get(pageId)
    if (!other || other.capture.observedAt <= one.capture.observedAt) newest.set(pageId, one)
  }
  const ids = [...newest.keys()].sort((a, b) => a - b)
  if (ids.length === 0) return
  const rows = await tx.select<{ page_id: unknown; text_at: string | null; text_digest: string | null }>(
    `SELECT page_id, text_at, text_digest FROM evidence_pages WHERE page_id IN (${placeholders(ids)})`,
    ids
  )
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
