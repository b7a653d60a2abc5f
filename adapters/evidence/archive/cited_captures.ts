import type { Citation } from '#domain/evidence/citations'
import type { Sql } from '#domain/ports/sql'
import { findArchived } from './archived_page.js'
import { placeholders } from './capture_table.js'
import { IdBitmap } from './id_bitmap.js'
import { pageKey } from './page_key.js'

const BATCH = 300

/**
 * Returns the ids of cited captures and their redirects. Also contains the ids of all captures that
 * are stored after the call began.
 */
export async function citedCaptures(
  sql: Sql,
  citations: AsyncIterable<readonly Citation[]>
): Promise<IdBitmap> {
  const [{ largest }] = await sql.select<{ largest: number | string | null }>(
    'SELECT max(capture_id) AS largest FROM evidence_captures'
  )
  const cited = new IdBitmap(Number(largest ?? 0))
  for await (const batch of citations) {
    for (const { url, at } of await ofArchivedPages(sql, batch)) {
      const found = await findArchived(sql, url, at, true)
      for (const { id } of found?.captures ?? []) cited.add(id)
    }
  }
  return cited
}

/** Returns the citations of archived pages, once each. Most cited pages are not in the archive. */
async function ofArchivedPages(sql: Sql, citations: readonly Citation[]): Promise<Citation[]> {
  const byPage = new Map<string, Map<string, Citation>>()
  for (const citation of citations) {
    const page = pageKey(citation.url)
    if (!page) continue
    const times = byPage.get(page.key) ?? new Map<string, Citation>()
    byPage.set(page.key, times.set(citation.at, citation))
  }
  const keys = [...byPage.keys()]
  const archived: Citation[] = []
  for (let from = 0; from < keys.length; from += BATCH) {
    const part = keys.slice(from, from + BATCH)
    const rows = await sql.select<{ url_key: string }>(
      `SELECT url_key FROM evidence_pages WHERE url_key IN (${placeholders(part)})`,
      part
    )
    for (const { url_key } of rows) archived.push(...byPage.get(url_key)!.values())
  }
  return archived
}
