import { randomUUID } from 'node:crypto'
import type { Place } from '../warc/warc_appender.js'
import { responseRecord } from '../warc/write_record.js'
import { recordFiles } from './capture_rows.js'
import { firstCapture, lockBodies } from './capture_table.js'
import type { PageArchive } from './page_archive.js'

/**
 * Writes the record of a body again, as the first capture that still has the body. Afterwards no
 * row points to the record at `place`. Returns false without writing if the body or all of its
 * captures are missing.
 */
export async function moveRecord(archive: PageArchive, digest: string, place: Place): Promise<boolean> {
  const { sql, reader, appender } = archive
  const capture = await firstCapture(sql, digest)
  const body = await reader.body(place)
  if (!capture || !body) return false
  const [moved] = await appender.append([await responseRecord({ ...capture, id: randomUUID(), body })])
  await sql.transaction(async (tx) => {
    await lockBodies(tx, [digest], 'exclusive')
    await recordFiles(tx, [moved])
    await tx.run(
      `UPDATE evidence_bodies SET file = ?, file_offset = ?, length = ?, url = ?, observed_at = ?
       WHERE digest = ? AND file = ? AND file_offset = ?`,
      [
        ...[moved.file, moved.offset, moved.length, capture.url, capture.observedAt],
        ...[digest, place.file, place.offset],
      ]
    )
  })
  return true
}
