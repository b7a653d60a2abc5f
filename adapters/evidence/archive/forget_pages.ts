import { placeholders } from './capture_table.js'
import { dropBodies } from './collect_garbage.js'
import { compactFiles } from './compact_files.js'
import type { PageArchive } from './page_archive.js'
import { pageKey } from './page_key.js'

const BATCH = 300

/**
 * Deletes pages, their captures, indexed text and readings, then bodies without captures. Returns
 * the number of deleted pages. `files` are hashes of imported files, which can then be imported
 * again. Does not compact WARC files that are open or were closed within the hour. A later
 * `evidence:collect` compacts them.
 */
export async function forgetPages(
  archive: PageArchive,
  urls: Iterable<string>,
  files: readonly string[]
): Promise<number> {
  const keys = [...new Set([...urls].flatMap((url) => pageKey(url)?.key ?? []))]
  let forgotten = 0
  for (let from = 0; from < keys.length; from += BATCH)
    forgotten += await forgetBatch(archive, keys.slice(from, from + BATCH))
  for (const hash of files) await archive.sql.run('DELETE FROM evidence_imports WHERE file_hash = ?', [hash])
  // Runs even if no page was found, because a process may have died after it deleted the pages.
  await dropBodies(archive.sql)
  await compactFiles(archive, new Date().toISOString())
  return forgotten
}

function forgetBatch({ sql, text }: PageArchive, keys: string[]): Promise<number> {
  return sql.transaction(async (tx) => {
    await tx.run(`DELETE FROM page_readings WHERE url_key IN (${placeholders(keys)})`, keys)
    const rows = await tx.select<{ page_id: number | string }>(
      `SELECT page_id FROM evidence_pages WHERE url_key IN (${placeholders(keys)})`,
      keys
    )
    if (rows.length === 0) return 0
    const ids = rows.map(({ page_id }) => Number(page_id))
    await text.remove(tx, ids)
    await tx.run(`DELETE FROM evidence_captures WHERE page_id IN (${placeholders(ids)})`, ids)
    return tx.run(`DELETE FROM evidence_pages WHERE page_id IN (${placeholders(ids)})`, ids)
  })
}
