import type { EvidenceImport } from '#domain/evidence/evidence_import'
import { addReport, type FilesReport } from '#app/imports/import_report'

/**
 * Imports WARC files one after the other. Counts rejected records. In `rejects`, `line` is the
 * number of the record in its file. Keeps a damaged file's records before the damage, and adds a
 * sentence to `failures`.
 */
export async function importEvidence(
  files: readonly string[],
  target: EvidenceImport,
  onProgress?: (file: string, read: number, share: number) => void
): Promise<{ report: FilesReport; failures: string[] }> {
  const report: FilesReport = { read: 0, written: 0, rejected: 0, rejects: [] }
  const failures: string[] = []
  for (const file of files) {
    const { rejects, broken, ...counts } = await target.importFile(file, (count, share) =>
      onProgress?.(file, count, share)
    )
    const listed = rejects.map(({ record, reason }) => ({ line: record, reason }))
    addReport(report, file, { ...counts, rejects: listed })
    if (broken !== null) failures.push(`${file}: ${broken}.`)
  }
  return { report, failures }
}
