import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Sql } from '#domain/ports/sql'
import type { ImportBatch } from './import_batch.js'
import type { ImportCounts, ImportedFile, ImportEntry, ImportPosition, ImportState } from './import_entry.js'
import { importFiles, type ImportOptions, type ImportOutcome, type ImportTarget } from './import_files.js'
import type { ImportLog } from './import_log.js'
import { droppedCount, emptyReport, type ImportReport } from './import_report.js'
import { plainName } from './format.js'

export type RecordKindName = 'people' | 'companies' | 'profiles'

export type RunOptions = Pick<
  ImportOptions,
  'map' | 'sheet' | 'ignoreUnknown' | 'columns' | 'source' | 'onProgress' | 'signal'
> & {
  startedBy: string
  /** Called before the first row is read. */
  onStart?: (entry: ImportEntry) => void
}

/** `entry` is null if no file could be read. */
export type ImportRun = ImportOutcome & { entry: ImportEntry | null }

/** A preview with the first records as they would be stored. */
export type ImportPreview = ImportOutcome & { samples: object[] }

const MAX_SAMPLES = 5

/** Imports files of records for commands, pages and the API. */
export class Imports {
  constructor(
    private readonly sql: Sql,
    private readonly log: ImportLog,
    private readonly targets: Record<RecordKindName, () => Promise<ImportTarget<any>>>
  ) {}

  target(kind: RecordKindName): Promise<ImportTarget<any>> {
    return this.targets[kind]()
  }

  /**
   * Reads all files and reports what `run` would accept, reject and drop. Stores nothing, and does not
   * check the suppression list.
   */
  async preview(
    kind: RecordKindName,
    files: readonly string[],
    options: Omit<RunOptions, 'startedBy' | 'onStart'>
  ): Promise<ImportPreview> {
    const samples: object[] = []
    const target: ImportTarget<any> = {
      ...(await this.target(kind)),
      apply: async (batch) => {
        samples.push(...batch.slice(0, MAX_SAMPLES - samples.length))
        return { added: 0, replaced: 0, unchanged: 0 }
      },
    }
    return { ...(await importFiles(files, target, options)), samples }
  }

  /**
   * Imports files. The same files continue an import that was stopped, failed or died, after the
   * last stored batch. A mapping is run again from the start, because its rows may come in another
   * order. Throws `validation_failed` while another call or process imports the same files.
   */
  async run(
    kind: RecordKindName,
    files: readonly string[],
    { startedBy, ...options }: RunOptions
  ): Promise<ImportRun> {
    const target = await this.target(kind)
    const imported = await importedFiles(files, options.sheet)
    if (imported.every(({ sha256 }) => sha256 === ''))
      return { ...(await importFiles(files, target, options)), entry: null }
    const given = {
      ...{ kind, files: imported, startedBy, undoes: null, mapping: mappingOf(options) },
      source: options.source ?? (files.length === 1 ? plainName(files[0]) : null),
    }
    return this.log.run(given, (entry) => this.#continue(entry, files, target, options))
  }

  async #continue(
    entry: ImportEntry,
    files: readonly string[],
    target: ImportTarget<any>,
    { onStart, ...options }: Omit<RunOptions, 'startedBy'>
  ): Promise<ImportRun> {
    onStart?.(entry)
    const isContinued = entry.position !== null && options.map === undefined
    if (!isContinued) Object.assign(entry.counts, { read: 0, written: 0, rejected: 0, dropped: 0 })
    const report = { ...emptyReport(), ...countsOf(entry.counts) }
    const earlier = entry.counts.dropped
    const save = (position: ImportPosition | null): ImportBatch => ({
      number: entry.number,
      stored: async (tx, { added, replaced, unchanged, suppressed = 0 }) => {
        const counts: ImportCounts = {
          ...{ ...entry.counts, ...countsOf(report), dropped: earlier + droppedCount(report) },
          written: report.written - suppressed,
          added: entry.counts.added + added,
          replaced: entry.counts.replaced + replaced,
          unchanged: entry.counts.unchanged + unchanged,
        }
        await this.log.save(tx, entry.number, counts, position)
        tx.onCommit(() => {
          entry.counts = counts
        })
      },
    })
    const from = isContinued ? entry.position! : undefined
    try {
      const { failures } = await importFiles(files, target, { ...options, from, batchOf: save }, report)
      // A failed file makes the next run start over: continuing would skip it, because the files
      // after it are stored.
      entry.counts = { ...entry.counts, ...countsOf(report), dropped: earlier + droppedCount(report) }
      await this.#end(entry, report, stateOf(options.signal, failures), failures.length > 0)
      return { report, failures, entry }
    } catch (error) {
      // Rows after the last stored batch do not count: the next run reads them again.
      await this.#end(entry, report, 'failed').catch(() => {})
      throw error
    }
  }

  async #end(entry: ImportEntry, report: ImportReport, state: ImportState, fromStart = false): Promise<void> {
    const read = new Map(report.files.map(({ file, ...rest }) => [file, rest]))
    entry.files = entry.files.map((file) => ({ ...file, ...read.get(file.name) }))
    entry.state = state
    await this.log.end(this.sql, entry, state, fromStart)
  }
}

const mappingOf = ({ map, columns }: Pick<ImportOptions, 'map' | 'columns'>): string | null =>
  map ?? (columns ? JSON.stringify(columns) : null)

const stateOf = (signal: AbortSignal | undefined, failures: readonly string[]): ImportState =>
  signal?.aborted ? 'stopped' : failures.length > 0 ? 'failed' : 'finished'

const countsOf = ({ read, written, rejected }: Pick<ImportReport, 'read' | 'written' | 'rejected'>) => ({
  read,
  written,
  rejected,
})

/** Hashes files, one after the other. */
export async function importedFiles(files: readonly string[], sheet?: string): Promise<ImportedFile[]> {
  const imported: ImportedFile[] = []
  for (const file of files) imported.push(await importedFile(file, sheet))
  return imported
}

/** Hashes a file. A file that cannot be read has an empty hash; the import reports why. */
async function importedFile(name: string, sheet?: string): Promise<ImportedFile> {
  try {
    const { size } = await stat(name)
    const sha256 = createHash('sha256')
    await pipeline(createReadStream(name, { highWaterMark: 1 << 20 }), sha256)
    return { name, bytes: size, sha256: sha256.digest('hex'), ...(sheet === undefined ? {} : { sheet }) }
  } catch {
    return { name, bytes: 0, sha256: '' }
  }
}
