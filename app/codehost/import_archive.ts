import type { ArchiveProgress, CodehostArchive } from '#domain/codehost/archive'
import type { ImportOutcome } from '#app/imports/import_files'

const MAX_LISTED = 1000

/**
 * Imports files of the code host's event archive. Counts rejected objects, and reports the line
 * where each begins, for up to 1000 objects. Keeps a damaged file's events before the damage, adds
 * a sentence to `failures` and continues with the next file. A file that was imported before adds
 * its earlier counts.
 */
export async function importArchive(
  files: readonly string[],
  archive: CodehostArchive,
  onProgress?: (progress: ArchiveProgress) => void
): Promise<ImportOutcome> {
  const report: ImportOutcome['report'] = { read: 0, written: 0, rejected: 0, rejects: [] }
  const failures: string[] = []
  for await (const outcome of archive.importFiles(files, onProgress)) {
    const { file } = outcome
    if ('unreadable' in outcome) {
      failures.push(`${file} cannot be read: ${outcome.unreadable}.`)
      continue
    }
    const { read, written, rejected, rejects, broken } = outcome.report
    report.read += read
    report.written += written
    report.rejected += rejected
    const room = MAX_LISTED - report.rejects.length
    report.rejects.push(...rejects.slice(0, room).map((reject) => ({ file, ...reject })))
    if (broken !== null) failures.push(`${file}: ${broken}; the events before the damage are kept.`)
  }
  return { report, failures }
}
