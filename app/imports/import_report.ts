import type { MatchedColumn } from '#domain/people/headers/match_headers'
import type { TextEncoding } from './encoding.js'
import type { ImportFormat } from './format.js'

/** A rejected line. `row` has its values by column, if the import keeps them. */
export type Reject = { file: string; line: number; reason: string; row?: Record<string, string> }
type Dropped = { file: string; line: number; field: string; reason: string }

/** Exact counts of imported files. `rejects` lists only the first 1,000 rejected lines. */
export type FilesReport = {
  read: number
  written: number
  rejected: number
  rejects: Reject[]
  /** Number of records of suppressed people. `rejects` leaves them out, because it names lines. */
  suppressed?: number
}

/** How a file was read. `columns` maps its headers to fields; null for skipped columns. */
export type ReadFile = {
  file: string
  format: ImportFormat
  encoding: TextEncoding | null
  columns: Record<string, string | null> | null
}

/** The report of an import of records. `dropped` lists the first 1,000 dropped values. */
export type ImportReport = FilesReport & {
  dropped: Dropped[]
  /** The number of dropped values by field. */
  dropped_by_field: Record<string, number>
  files: ReadFile[]
}

export const MAX_LISTED = 1000

export const emptyReport = (): ImportReport => ({
  ...{ read: 0, written: 0, rejected: 0, rejects: [], dropped: [], dropped_by_field: {}, files: [] },
})

/** Adds the counts and rejects of one file to a report. */
export function addReport(
  report: FilesReport,
  file: string,
  { read, written, rejected, rejects }: Omit<FilesReport, 'rejects'> & { rejects: Omit<Reject, 'file'>[] }
): void {
  report.read += read
  report.written += written
  report.rejected += rejected
  const room = MAX_LISTED - report.rejects.length
  report.rejects.push(...rejects.slice(0, room).map((reject) => ({ file, ...reject })))
}

export function addDropped(
  report: ImportReport,
  file: string,
  line: number,
  dropped: readonly { field: string; reason: string }[]
): void {
  for (const { field, reason } of dropped) {
    const name = field.split(/[[.]/, 1)[0]
    report.dropped_by_field[name] = (report.dropped_by_field[name] ?? 0) + 1
    if (report.dropped.length < MAX_LISTED) report.dropped.push({ file, line, field, reason })
  }
}

export const droppedCount = ({ dropped_by_field: counts }: ImportReport): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The headers of a file with their fields. */
export const columnNames = (columns: readonly MatchedColumn[]): Record<string, string | null> =>
  Object.fromEntries(columns.map(({ header, field }) => [header, field]))
