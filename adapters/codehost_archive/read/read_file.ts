import type { ArchiveFileReport } from '#domain/ports/codehost_archive'
import { EventScanner } from '../event_scanner.js'
import type { PartialColumns } from '../partial_columns.js'
import { PartialFold } from '../partial_fold.js'
import { readBytes } from './file_bytes.js'
import { HourCounter } from './hour_counter.js'
import type { FileSummary } from './messages.js'

/** Rows added up in memory before they are handed on. */
const MOST_ROWS = 300_000
const LISTED = 1000

export type ReadHooks = {
  /** Takes what was added up so far; reading waits for it. */
  onPiece: (columns: PartialColumns) => Promise<void>
  /** Events and bytes of the file since the last call. */
  onProgress: (events: number, bytes: number) => void
}

/** Adds up one archive file. Throws where it cannot be opened or read from disk. */
export async function readArchiveFile(
  path: string,
  { onPiece, onProgress }: ReadHooks
): Promise<FileSummary> {
  const report: ArchiveFileReport = { read: 0, written: 0, rejected: 0, rejects: [], broken: null }
  const fold = new PartialFold()
  const hours = new HourCounter()
  const scanner = new EventScanner({
    onEvent: (event) => {
      report.written++
      hours.add(event)
      fold.add(event)
    },
    onReject: (line, reason) => {
      report.rejected++
      if (report.rejects.length < LISTED) report.rejects.push({ line, reason })
    },
  })
  let told = 0
  report.broken = await readBytes(
    path,
    (chunk) => scanner.push(chunk),
    async (bytes) => {
      onProgress(report.written - told, bytes)
      told = report.written
      if (fold.rows > MOST_ROWS) await onPiece(fold.take())
    }
  )
  scanner.finish()
  report.read = report.written + report.rejected
  if (fold.rows > 0) await onPiece(fold.take())
  onProgress(report.written - told, 0)
  return { report, hours: hours.rows() }
}
