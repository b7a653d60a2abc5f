import type { HeaderTable } from '#domain/people/headers/match_headers'
import type { Validated, ValidateOptions } from '#domain/people/records/validate'
import { type ChosenColumns, chosenFields, columnShape, renamedFields } from './columns.js'
import { plainName } from './format.js'
import type { ImportBatch, StoredBatch } from './import_batch.js'
import type { ImportPosition } from './import_entry.js'
import {
  addDropped,
  columnNames,
  emptyReport,
  type ImportReport,
  MAX_LISTED,
  type ReadFile,
} from './import_report.js'
import { readRows } from './read_rows.js'
import { rowTexts } from './row_texts.js'
import { BadFileError, type SourceRow } from './source_row.js'

/** `failures` has a sentence for each file that could not be read to its end. */
export type ImportOutcome = { report: ImportReport; failures: string[] }

export type ImportOptions = {
  map?: string
  /** The sheet of workbooks. Defaults to the first visible sheet. */
  sheet?: string
  ignoreUnknown?: boolean
  /** The fields of a file's columns, chosen by a user. Not used with `map`. */
  columns?: ChosenColumns
  /** Source of records without one. Defaults to the file's name without extensions. */
  source?: string
  /** Called about once per batch with the rows read and the share read (0 to 1), if known. */
  onProgress?: (file: string, rows: number, share: number | null) => void
  /** Reports the values of rejected rows, for a page that shows them. */
  keepRejected?: boolean
  /** Ends the import after the current batch. */
  signal?: AbortSignal
  /** Skips rows that an earlier run stored. */
  from?: ImportPosition
  /**
   * Returns the import that a batch belongs to. `position` is the place after the batch, or null after a
   * failed file, so that the same files are read again from the start.
   */
  batchOf?: (position: ImportPosition | null) => ImportBatch
}

export type ImportTarget<Record> = {
  headers: HeaderTable
  validate(value: unknown, options: ValidateOptions): Validated<Record>
  /** Stores a whole batch or throws. Calls `batchOf.stored` in the same transaction. */
  apply(batch: Record[], batchOf?: ImportBatch): Promise<StoredBatch>
}

const BATCH = 1000

/**
 * Imports files one after the other. Counts rejected lines and dropped values. If the rest of a
 * file cannot be read, keeps the records before the error and adds a sentence to `failures`.
 * `written` counts the accepted records, including stored ones but not suppressed ones.
 * @param report a report to continue
 */
export async function importFiles<Record extends { source?: string }>(
  files: readonly string[],
  target: ImportTarget<Record>,
  options: ImportOptions = {},
  report: ImportReport = emptyReport()
): Promise<ImportOutcome> {
  const failures: string[] = []
  for (const [i, file] of files.entries()) {
    if (options.signal?.aborted) break
    if (options.from && i < options.from.file) continue
    try {
      const batchOf =
        failures.length > 0 ? options.batchOf && (() => options.batchOf!(null)) : options.batchOf
      await new FileImport(i, file, target, { ...options, batchOf }, report).run()
    } catch (error) {
      if (!(error instanceof BadFileError)) throw error
      failures.push(error.message)
    }
  }
  return { report, failures }
}

class FileImport<Record extends { source?: string }> {
  #batch: Record[] = []
  #rows = 0
  #share: number | null = null
  readonly #read: ReadFile
  readonly #source: string

  constructor(
    private readonly index: number,
    private readonly file: string,
    private readonly target: ImportTarget<Record>,
    private readonly options: ImportOptions,
    private readonly report: ImportReport
  ) {
    this.#source = options.source ?? plainName(file)
    this.#read = { file, format: 'json', encoding: null, columns: null }
  }

  async run(): Promise<void> {
    const { from, signal } = this.options
    const skipped = from?.file === this.index ? from.rows : 0
    try {
      for await (const row of this.#sourceRows()) {
        this.#rows++
        if (this.#rows <= skipped) continue
        this.#take(row)
        if (this.#batch.length !== BATCH && this.#rows % 10_000 !== 0) continue
        await this.#flush()
        if (signal?.aborted) return
      }
    } finally {
      await this.#flush()
    }
  }

  #sourceRows(): AsyncGenerator<SourceRow> {
    const { map, sheet, ignoreUnknown = false, columns: chosen } = this.options
    const shape = columnShape(this.file, this.target.headers, {
      ...{ ignoreUnknown, chosen },
      onColumns: (columns) => {
        this.#read.columns = columnNames(columns)
      },
    })
    return readRows(this.file, {
      ...{ map, sheet, shape: map === undefined ? shape : undefined },
      onProgress: (share) => {
        this.#share = share
      },
      onFormat: (format, encoding) => {
        if (!this.report.files.includes(this.#read)) this.report.files.push(this.#read)
        Object.assign(this.#read, { format, encoding })
      },
    })
  }

  #take(row: SourceRow): void {
    this.report.read++
    const validated = row.reason === undefined ? this.#validated(row) : { errors: [row.reason] }
    if ('errors' in validated) {
      this.#reject(row.line, validated.errors.join('; '), 'value' in row ? row.value : undefined)
      return
    }
    const { record, dropped } = validated
    if (dropped) addDropped(this.report, this.file, row.line, dropped)
    this.#batch.push({ ...record, source: record.source ?? this.#source })
  }

  /** Validates a row. Fields of JSON objects are renamed only if the row is invalid otherwise. */
  #validated({ value, textual }: SourceRow & { reason?: undefined }): Validated<Record> {
    const { ignoreUnknown = false, map, columns } = this.options
    if (columns && map === undefined && this.#read.format === 'json')
      return this.target.validate(chosenFields(value, columns), { textual, ignoreUnknown })
    const validated = this.target.validate(value, { textual, ignoreUnknown })
    if (!('errors' in validated) || map !== undefined || textual) return validated
    const renamed = renamedFields(value, this.target.headers)
    if (!renamed) return validated
    this.#read.columns ??= columnNames(renamed.columns)
    return this.target.validate(renamed.row, { textual, ignoreUnknown })
  }

  #reject(line: number, reason: string, value: unknown): void {
    this.report.rejected++
    if (this.report.rejects.length >= MAX_LISTED) return
    const kept = this.options.keepRejected ? { row: rowTexts(value) } : {}
    this.report.rejects.push({ file: this.file, line, reason, ...kept })
  }

  #suppress(count: number): void {
    this.report.written -= count
    this.report.suppressed = (this.report.suppressed ?? 0) + count
  }

  async #flush(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    this.report.written += batch.length
    const position = { file: this.index, rows: this.#rows }
    if (batch.length) {
      const { suppressed } = await this.target.apply(batch, this.options.batchOf?.(position))
      if (suppressed) this.#suppress(suppressed)
    }
    this.options.onProgress?.(this.file, this.#rows, this.#share)
  }
}
