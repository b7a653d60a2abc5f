import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageArchive } from './page_archive.js'
import type { StoredBody } from './capture_table.js'

/** Share of used bytes below which a file is compacted. */
const MIN_LIVE_SHARE = 0.5
/** Time in ms after which all rows that point to a closed file are committed. */
const SETTLED_MS = 60 * 60_000
const BATCH_BYTES = 8 << 20

/**
 * Moves the used bodies of closed files with mostly unused bytes to the current file, then deletes
 * the closed files. Returns the number and total size of deleted files. Skips files that were
 * closed within the hour. `storedBody` reads twice, so it finds a moving body.
 * Captures without a body, such as redirects, remain only in the tables.
 */
export async function compactFiles(
  archive: PageArchive,
  now: string
): Promise<{ files: number; bytes: number }> {
  const done = { files: 0, bytes: 0 }
  const closed = new Date(Date.parse(now) - SETTLED_MS).toISOString()
  const files = await archive.sql.select<{ name: string; bytes: unknown; live: unknown }>(
    `SELECT f.name, f.bytes, (SELECT sum(b.length) FROM evidence_bodies b WHERE b.file = f.name) AS live
     FROM evidence_files f WHERE f.sealed_at <= ? ORDER BY f.name`,
    [closed]
  )
  for (const { name, bytes, live } of files) {
    if (Number(live ?? 0) >= Number(bytes) * MIN_LIVE_SHARE) continue
    if (!(await moveBodies(archive, name))) continue
    await archive.sql.run('DELETE FROM evidence_files WHERE name = ?', [name])
    await rm(join(archive.directory, name), { force: true })
    done.files++
    done.bytes += Number(bytes)
  }
  return done
}

/** Moves all bodies of a file. Returns false when a body could not be read. */
async function moveBodies(archive: PageArchive, file: string): Promise<boolean> {
  const rows = await archive.sql.select<{ digest: string; file_offset: unknown; length: unknown }>(
    'SELECT digest, file_offset, length FROM evidence_bodies WHERE file = ? ORDER BY file_offset',
    [file]
  )
  const bodies = rows.map((row) => ({
    digest: row.digest,
    file,
    offset: Number(row.file_offset),
    length: Number(row.length),
  }))
  for (let at = 0; at < bodies.length; ) {
    const part: Omit<StoredBody, 'url' | 'observedAt'>[] = []
    for (let size = 0; at < bodies.length && size < BATCH_BYTES; at++) {
      part.push(bodies[at])
      size += bodies[at].length
    }
    if (!(await movePart(archive, part))) return false
  }
  return true
}

async function movePart(
  archive: PageArchive,
  part: Omit<StoredBody, 'url' | 'observedAt'>[]
): Promise<boolean> {
  const members: Buffer[] = []
  for (const body of part) {
    const member = await archive.reader.member(body)
    if (!member) return false
    members.push(member)
  }
  const places = await archive.appender.append(members)
  await archive.sql.transaction(async (tx) => {
    for (const [i, { file, offset, length }] of places.entries()) {
      await tx.run('UPDATE evidence_bodies SET file = ?, file_offset = ?, length = ? WHERE digest = ?', [
        file,
        offset,
        length,
        part[i].digest,
      ])
      await tx.run(
        `INSERT INTO evidence_files (name, bytes) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes`,
        [file, offset + length]
      )
    }
  })
  return true
}
