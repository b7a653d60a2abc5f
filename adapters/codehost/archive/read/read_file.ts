import { open } from 'node:fs/promises'
import type { ArchiveFileReport } from '#domain/codehost/archive'
import { EventScanner } from '../event_scanner.js'
import { PartialFold } from '../partial_fold.js'
import { readBytes } from './file_bytes.js'
import { HourCounter } from './hour_counter.js'
import type { FileSummary, StagedFiles } from './messages.js'

/** Rows to sum in memory before writing them. */
const MAX_ROWS = 300_000
const MAX_LISTED_REJECTS = 1000

/**
 * Sums an archive file into `staged`. Throws when the file cannot be opened or read. `onProgress`
 * receives the events and bytes since its last call.
 */
export async function readArchiveFile(
  path: string,
  staged: StagedFiles,
  onProgress: (events: number, bytes: number) => void
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
      if (report.rejects.length < MAX_LISTED_REJECTS) report.rejects.push({ line, reason })
    },
  })
  const [work, sightings] = [await open(staged.work, 'w'), await open(staged.sightings, 'w')]
  let [reported, pieces] = [0, 0]
  const stage = async () => {
    const text = fold.take()
    await work.appendFile(text.work)
    await sightings.appendFile(text.sightings)
    pieces++
  }
  try {
    report.broken = await readBytes(
      path,
      (chunk) => scanner.push(chunk),
      async (bytes) => {
        onProgress(report.written - reported, bytes)
        reported = report.written
        if (fold.rows > MAX_ROWS) await stage()
      }
    )
    scanner.finish()
    if (fold.rows > 0) await stage()
  } finally {
    await work.close()
    await sightings.close()
  }
  report.read = report.written + report.rejected
  onProgress(report.written - reported, 0)
  return { report, hours: hours.rows(), pieces }
}
