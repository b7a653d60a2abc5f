import type { EvidenceImport } from '#domain/evidence/evidence_import'
import type { ImportOutcome } from '#app/imports/import_files'

const MAX_LISTED = 1000

/**
 * Imports WARC files one after the other. Counts rejected records. In `rejects`, `line` is the
 * number of the record in its file. Keeps a damaged file's records before the damage, and adds a
 * sentence to `failures`.
 */
export async function importEvidence(
  files: readonly string[],
  target: EvidenceImport,
  onProgress?: (file: string, read: number, share: number) => void
): Promise<ImportOutcome> {
  const report: ImportOutcome['report'] = { read: 0, written: 0, rejected: 0, rejects: [] }
  const failures: string[] = []
  for (const file of files) {
    const { read, written, rejected, rejects, broken } = await target.importFile(file, (count, share) =>
      onProgress?.(file, count, share)
    )
    report.read += read
    report.written += written
    report.rejected += rejected
    const room = MAX_LISTED - report.rejects.length
    report.rejects.push(
      ...rejects.slice(0, room).map(({ record, reason }) => ({ file, line: record, reason }))
    )
    if (broken !== null) failures.push(`${file}: ${broken}.`)
  }
  return { report, failures }
}
