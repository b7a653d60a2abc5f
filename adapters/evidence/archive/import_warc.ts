import { join } from 'node:path'
import type { ImportedFile } from '#domain/evidence/evidence_import'
import { hashFile } from '../../files/hash_file.js'
import { unreadableReason } from '../../files/unreadable_reason.js'
import { ContentError } from '../content/content_error.js'
import { type Capture, isCapture, readCapture } from '../warc/capture.js'
import { openWarc } from '../warc/open_warc.js'
import { readRecords } from '../warc/read_records.js'
import { WarcError } from '../warc/warc_error.js'
import type { PageArchive } from './page_archive.js'
import { fileExists } from './store_captures.js'

export type ImportProgress = (records: number, share: number) => void

const BATCH = 64
const BATCH_BYTES = 8 << 20
const MAX_LISTED_REJECTS = 1000

/**
 * Imports the pages of a WARC file. Skips a file with the hash of a complete import and returns the
 * earlier report, unless a file of the archive is missing. If the WARC file breaks off, stores the
 * earlier records and sets `broken` to the reason.
 */
export async function importWarc(
  archive: PageArchive,
  path: string,
  onProgress?: ImportProgress
): Promise<ImportedFile> {
  const result: ImportedFile = { read: 0, written: 0, rejected: 0, rejects: [], broken: null }
  const reject = (record: number, reason: string) => {
    result.rejected++
    if (result.rejects.length < MAX_LISTED_REJECTS) result.rejects.push({ record, reason })
  }
  let batch: { number: number; capture: Capture }[] = []
  let bytes = 0
  let share = 0
  const flush = async () => {
    const full = batch
    batch = []
    bytes = 0
    const outcomes = await archive.store(full.map(({ capture }) => capture))
    for (const [i, outcome] of outcomes.entries()) {
      if (outcome.stored) result.written++
      else reject(full[i].number, outcome.reason)
    }
    onProgress?.(result.read, share)
  }
  try {
    const { hash } = await hashFile(path).catch((error) => {
      throw new WarcError(unreadableReason(error))
    })
    const before = await priorImport(archive, hash)
    if (before) return before
    for await (const record of readRecords(openWarc(path, (part) => (share = part)))) {
      if (!isCapture(record)) continue
      result.read++
      try {
        const capture = await readCapture(record, archive.maxBodyBytes)
        // A revisit may refer to a capture of the same batch.
        if (capture.revisit && batch.some((one) => !one.capture.revisit)) await flush()
        batch.push({ number: record.number, capture })
        bytes += capture.body?.length ?? 0
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        reject(record.number, error.message)
      }
      if (batch.length >= BATCH || bytes >= BATCH_BYTES) await flush()
    }
    await flush()
    await archive.sql.run(
      'INSERT INTO evidence_imports (file_hash, report) VALUES (?, ?) ON CONFLICT (file_hash) DO NOTHING',
      [hash, JSON.stringify(result)]
    )
  } catch (error) {
    if (!(error instanceof WarcError)) throw error
    await flush()
    result.broken = error.message
  }
  result.rejects.sort((a, b) => a.record - b.record)
  return result
}

async function priorImport(archive: PageArchive, hash: string): Promise<ImportedFile | null> {
  const rows = await archive.sql.select<{ report: string }>(
    'SELECT report FROM evidence_imports WHERE file_hash = ?',
    [hash]
  )
  return rows.length && (await isWhole(archive)) ? JSON.parse(rows[0].report) : null
}

/** Whether every file that holds bodies exists. */
async function isWhole({ sql, directory }: PageArchive): Promise<boolean> {
  const files = await sql.select<{ file: string }>('SELECT DISTINCT file FROM evidence_bodies')
  for (const { file } of files) if (!(await fileExists(join(directory, file)))) return false
  return true
}
