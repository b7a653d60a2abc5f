import type { ArchiveProgress, CodehostArchive } from '#domain/codehost/archive'
import { addReport, type FilesReport } from '#app/imports/import_report'

/**
 * Imports files of the code host's event archive. Counts rejected objects. For the first 1,000 in
 * all files, reports the line where the object begins. Keeps a damaged file's events before the
 * damage, adds a sentence to `failures` and continues with the next file. For a file that was
 * imported before, adds the counts of that import.
 */
export async function importArchive(
  files: readonly string[],
  archive: CodehostArchive,
  onProgress?: (progress: ArchiveProgress) => void
): Promise<{ report: FilesReport; failures: string[] }> {
  const report: FilesReport = { read: 0, written: 0, rejected: 0, rejects: [] }
  const failures: string[] = []
  for await (const outcome of archive.importFiles(files, onProgress)) {
    const { file } = outcome
    if ('unreadable' in outcome) {
      failures.push(`${file} cannot be read: ${outcome.unreadable}.`)
      continue
    }
    addReport(report, file, outcome.report)
    const { broken } = outcome.report
    if (broken !== null) failures.push(`${file}: ${broken}; the events before the damage are kept.`)
  }
  return { report, failures }
}
