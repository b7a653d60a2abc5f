import type { Validated, ValidateOptions } from '#domain/people/records/validate'
import { plainName } from './format.js'
import { readRows } from './read_rows.js'
import { BadFileError } from './source_row.js'

type Reject = { file: string; line: number; reason: string }

/** Counts are exact. `rejects` lists the first 1,000. */
export type ImportReport = {
  read: number
  written: number
  rejected: number
  rejects: Reject[]
  /** Records of people on the suppression list. They are not among the rejects, which name lines. */
  suppressed?: number
}

export type ImportOutcome = { report: ImportReport; failures: string[] }

export type ImportOptions = {
  map?: string
  ignoreUnknown?: boolean
  /** Source of records without one. Defaults to the file's name without extensions. */
  source?: string
  /** Called about once per batch with the rows read and the share read (0 to 1), if known. */
  onProgress?: (file: string, rows: number, share: number | null) => void
}

export type ImportTarget<Record> = {
  validate(value: unknown, options: ValidateOptions): Validated<Record>
  /** Stores a whole batch or throws. `suppressed` counts the records that may not be stored. */
  apply(batch: Record[]): Promise<{ suppressed?: number }>
}

const BATCH = 1000
const MAX_LISTED = 1000

/** Adds the counts and rejects of one file to a report. */
export function addReport(
  report: ImportReport,
  file: string,
  { read, written, rejected, rejects }: Omit<ImportReport, 'rejects'> & { rejects: Omit<Reject, 'file'>[] }
): void {
  report.read += read
  report.written += written
  report.rejected += rejected
  const room = MAX_LISTED - report.rejects.length
  report.rejects.push(...rejects.slice(0, room).map((reject) => ({ file, ...reject })))
}

/**
 * Imports files one after the other. Counts rejected lines. If the rest of a file cannot be read,
 * keeps the records before the error and adds a sentence to `failures`. `written` counts the
 * accepted records, including records that were already stored.
 */
export async function importFiles<Record extends { source?: string }>(
  files: readonly string[],
  target: ImportTarget<Record>,
  options: ImportOptions = {}
): Promise<ImportOutcome> {
  const report: ImportReport = { read: 0, written: 0, rejected: 0, rejects: [] }
  const failures: string[] = []
  for (const file of files) {
    try {
      await importFile(file, target, options, report)
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error
      failures.push(error.message)
    }
  }
  return { report, failures }
}

async function importFile<Record extends { source?: string }>(
  file: string,
  target: ImportTarget<Record>,
  { map, ignoreUnknown = false, source = plainName(file), onProgress }: ImportOptions,
  report: ImportReport
): Promise<void> {
  let batch: Record[] = []
  let rows = 0
  let share: number | null = null
  const flush = async () => {
    const full = batch
    batch = []
    const { suppressed = 0 } = full.length ? await target.apply(full) : {}
    if (suppressed > 0) report.suppressed = (report.suppressed ?? 0) + suppressed
    report.written += full.length - suppressed
    onProgress?.(file, rows, share)
  }
  const reject = (line: number, reason: string) => {
    report.rejected++
    if (report.rejects.length < MAX_LISTED) report.rejects.push({ file, line, reason })
  }
  try {
    for await (const row of readRows(file, { map, onProgress: (value) => (share = value) })) {
      rows++
      report.read++
      if (row.reason !== undefined) reject(row.line, row.reason)
      else {
        const validated = target.validate(row.value, { textual: row.textual, ignoreUnknown })
        if ('errors' in validated) reject(row.line, validated.errors.join('; '))
        else batch.push({ ...validated.record, source: validated.record.source ?? source })
      }
      if (batch.length === BATCH || rows % 10_000 === 0) await flush()
    }
  } finally {
    await flush()
  }
}
