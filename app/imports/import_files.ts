import type { Validated, ValidateOptions } from '#domain/people/records/validate'
import { plainName } from './format.js'
import { readRows } from './read_rows.js'
import { BadFileError } from './source_row.js'

export type Reject = { file: string; line: number; reason: string }

/** Counts are exact; of the rejects, the first 1,000 are listed. */
export type ImportReport = { read: number; written: number; rejected: number; rejects: Reject[] }

export type ImportOutcome = { report: ImportReport; failures: string[] }

export type ImportOptions = {
  map?: string
  ignoreUnknown?: boolean
  /** Stands for `source` where a record names none; by default the file's name without its endings. */
  source?: string
  /** Hears of progress about once a batch: rows read of this file, and its share where known. */
  onProgress?: (file: string, rows: number, share: number | null) => void
}

export type ImportTarget<Record> = {
  validate(value: unknown, options: ValidateOptions): Validated<Record>
  /** Stores a batch, all or nothing. */
  apply(batch: Record[]): Promise<unknown>
}

const BATCH = 1000
const LISTED = 1000

/**
 * Imports files one after the other. A bad line is rejected and counted; a bad file ends that file alone, keeps what
 * was stored of it, and is one sentence in `failures`. `written` counts the records accepted: stored, or already
 * stored just so or newer.
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
    if (full.length) await target.apply(full)
    report.written += full.length
    onProgress?.(file, rows, share)
  }
  const reject = (line: number, reason: string) => {
    report.rejected++
    if (report.rejects.length < LISTED) report.rejects.push({ file, line, reason })
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
