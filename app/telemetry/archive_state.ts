import type { Sql } from '#domain/ports/sql'

export type ArchiveState = { pages: number; files: number; bytes: number; newest_reading: string | null }

/**
 * Returns the size of the page archive. `pages` is the highest page id, because counting gets slower as the
 * archive grows. Deleted pages are therefore included.
 */
export async function archiveState(sql: Sql): Promise<ArchiveState> {
  const [files] = await sql.select<{ files: unknown; bytes: unknown }>(
    'SELECT count(*) AS files, sum(bytes) AS bytes FROM evidence_files'
  )
  const [pages] = await sql.select<{ last: unknown }>('SELECT max(page_id) AS last FROM evidence_pages')
  const [newest] = await sql.select<{ observed_at: string }>(
    'SELECT observed_at FROM evidence_captures ORDER BY capture_id DESC LIMIT 1'
  )
  return {
    pages: Number(pages.last ?? 0),
    files: Number(files.files),
    bytes: Number(files.bytes ?? 0),
    newest_reading: newest?.observed_at ?? null,
  }
}
