import type { PageArchive } from './page_archive.js'
import type { Collected, RetentionPolicy } from '#domain/evidence/evidence_retention'
import type { Sql } from '#domain/ports/sql'
import { lockBodies, placeholders } from './capture_table.js'
import { compactFiles } from './compact_files.js'

export type GarbagePolicy = Omit<RetentionPolicy, 'dryRun'> & {
  /** Returns the ids of cited captures, which are kept. Called in batches. */
  protect: (captures: SurplusCapture[]) => Promise<ReadonlySet<number>>
  dryRun?: boolean
}

type SurplusCapture = { id: number; url: string; observedAt: string }

const BATCH = 300
const DAY = 86_400_000

/**
 * Deletes captures that the policy does not keep and nothing cites, then bodies without captures,
 * then compacts files with much unused space. Pages stay searchable by their newest text. A dry run
 * only counts captures.
 */
export async function collectGarbage(archive: PageArchive, policy: GarbagePolicy): Promise<Collected> {
  const collected = { captures: 0, cited: 0, bodies: 0, files: 0, bytes: 0 }
  for (let after = 0; ; ) {
    const { captures, last } = await surplus(archive, policy, after)
    if (last === null) break
    after = last
    const cited = captures.length ? await policy.protect(captures) : new Set<number>()
    const ids = captures.flatMap(({ id }) => (cited.has(id) ? [] : [id]))
    collected.cited += captures.length - ids.length
    collected.captures += policy.dryRun ? ids.length : await deleteCaptures(archive.sql, ids)
  }
  if (policy.dryRun) return collected
  collected.bodies = await dropBodies(archive.sql)
  return { ...collected, ...(await compactFiles(archive, policy.now)) }
}

async function deleteCaptures(sql: Sql, ids: readonly number[]): Promise<number> {
  let deleted = 0
  for (let from = 0; from < ids.length; from += BATCH) {
    const part = ids.slice(from, from + BATCH)
    deleted += await sql.run(
      `DELETE FROM evidence_captures WHERE capture_id IN (${placeholders(part)})`,
      part
    )
  }
  return deleted
}

/** Deletes bodies without captures. A concurrent `storeCaptures` locks its bodies or stores them again. */
export async function dropBodies(sql: Sql): Promise<number> {
  let dropped = 0
  for (let after = ''; ; ) {
    const rows = await sql.select<{ digest: string }>(
      `SELECT digest FROM evidence_bodies b WHERE digest > ? AND NOT EXISTS
         (SELECT 1 FROM evidence_captures c WHERE c.digest = b.digest) ORDER BY digest LIMIT ?`,
      [after, BATCH]
    )
    if (rows.length === 0) return dropped
    const digests = rows.map(({ digest }) => digest)
    after = digests.at(-1)!
    dropped += await sql.transaction(async (tx) => {
      await lockBodies(tx, digests, 'exclusive')
      return tx.run(
        `DELETE FROM evidence_bodies WHERE digest IN (${placeholders(digests)}) AND NOT EXISTS
           (SELECT 1 FROM evidence_captures c WHERE c.digest = evidence_bodies.digest)`,
        digests
      )
    })
  }
}

/**
 * Returns the captures of the next pages after an id that the policy does not keep. Leaves out the newest
 * content and the newest redirect of each page. `last` is null if no page is left.
 */
async function surplus({ sql }: PageArchive, { keepPerPage, keepDays, now }: GarbagePolicy, after: number) {
  const pages = await sql.select<{ page_id: number | string }>(
    'SELECT page_id FROM evidence_pages WHERE page_id > ? ORDER BY page_id LIMIT ?',
    [after, BATCH]
  )
  if (pages.length === 0) return { captures: [], last: null }
  const ids = pages.map(({ page_id }) => Number(page_id))
  const rows = await sql.select<{ capture_id: number | string; url: string; observed_at: string }>(
    `SELECT capture_id, url, observed_at FROM (
       SELECT capture_id, url, observed_at,
         row_number() OVER (PARTITION BY page_id ORDER BY observed_at DESC, status, capture_id DESC) AS place,
         row_number() OVER (PARTITION BY page_id, CASE WHEN status < 300 THEN 2 WHEN status < 400 THEN 3 ELSE 4 END
           ORDER BY observed_at DESC, capture_id DESC) AS of_kind, status
       FROM evidence_captures WHERE page_id IN (${placeholders(ids)})) AS ranked
     WHERE place > ? AND observed_at < ? AND NOT (status < 400 AND of_kind = 1)`,
    [...ids, keepPerPage, new Date(Date.parse(now) - keepDays * DAY).toISOString()]
  )
  const captures = rows.map((row) => ({
    id: Number(row.capture_id),
    url: row.url,
    observedAt: row.observed_at,
  }))
  return { captures, last: ids.at(-1)! }
}
