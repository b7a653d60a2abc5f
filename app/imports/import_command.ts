import { readFile } from 'node:fs/promises'
import { flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import type { Progress } from '#app/shared/cli/progress'
import { INTERRUPTED, onInterrupt } from '#app/shared/cli/interrupt'
import { answerText } from '#app/shared/cli/table'
import { adviceFor, continueCommand } from './advice.js'
import { FilesCommand, operator } from './files_command.js'
import { whyNot } from './format.js'
import type { ImportReport } from './import_report.js'
import { printDetails } from './print_report.js'
import type { Imports, RecordKindName, RunOptions } from './imports.js'

type Listed = {
  import: string | null
  state: string | null
  added: number
  replaced: number
  unchanged: number
}
type CommandReport = ImportReport & Partial<Listed> & { dry_run?: true; samples?: object[] }

/** The base of commands that import files of records. */
export abstract class ImportCommand extends FilesCommand<CommandReport> {
  static help = [
    'JSON Lines, CSV with a header, Parquet or .xlsx, plain or gzipped; docs/importing.md lists the columns.',
    'A bad line is rejected and counted. A bad optional value is dropped and counted. A bad file is reported, and the next file follows. The same command continues an import that was stopped.',
  ]

  @flags.string({
    description:
      'File with a DuckDB SELECT that maps the table "input" to the expected columns, or "suggest" to write one',
  })
  declare map?: string

  @flags.string({ description: 'Sheet of .xlsx files; the first visible one by default' })
  declare sheet?: string

  @flags.boolean({ description: 'Ignore unknown fields instead of rejecting the line' })
  declare ignoreUnknown: boolean

  @flags.string({ description: "Source of records without one; the file's name by default" })
  declare source?: string

  @flags.boolean({ description: 'Read the files and report, but write nothing' })
  declare dryRun: boolean

  protected readonly unit = 'rows'
  protected abstract readonly kind: RecordKindName

  protected override async answer(): Promise<object> {
    if (this.map !== 'suggest') return super.answer()
    const { suggestMapping } = await import('./suggest_mapping.js')
    const { headers } = await (await this.#imports()).target(this.kind)
    const mappings = []
    for (const file of this.files) mappings.push(await suggestMapping(file, headers, this.sheet))
    if (!this.json)
      for (const { file, mapping } of mappings)
        console.error(`Edit ${mapping}, then run: node ace ${this.commandName} ${file} --map=${mapping}`)
    return { mappings }
  }

  protected async import(progress: Progress): Promise<{ report: CommandReport; failures: string[] }> {
    const imports = await this.#imports()
    const map = this.map === undefined ? undefined : await readMap(this.map)
    const { signal, forget } = onInterrupt('Stopping after the current batch.')
    const options: RunOptions = {
      map,
      ...{ sheet: this.sheet, ignoreUnknown: this.ignoreUnknown, source: this.source },
      onProgress: (file, rows, share) => progress.update(file, rows, share),
      ...{ signal, startedBy: operator() },
    }
    try {
      const { report, failures } = this.dryRun
        ? await this.#preview(imports, options)
        : await this.#run(imports, options)
      if (signal.aborted) this.#stopped()
      else if (failures.length === 0) this.#advise(report)
      return { report, failures }
    } finally {
      forget()
    }
  }

  async #preview(imports: Imports, options: RunOptions) {
    const { report, failures, samples } = await imports.preview(this.kind, this.files, options)
    return { report: { ...report, dry_run: true as const, samples }, failures }
  }

  async #run(imports: Imports, options: RunOptions) {
    const { report, failures, entry } = await imports.run(this.kind, this.files, options)
    const { added = 0, replaced = 0, unchanged = 0 } = entry?.counts ?? {}
    const listed: Listed = {
      import: entry?.id ?? null,
      state: entry?.state ?? null,
      added,
      replaced,
      unchanged,
    }
    return { report: { ...report, ...listed }, failures }
  }

  #stopped(): void {
    this.exitCode = INTERRUPTED
    const stored = this.dryRun
      ? ''
      : ' The rows read so far are stored; the same command continues after them:'
    this.errorText = `Stopped.${stored} ${continueCommand(this)}`.trim()
  }

  #advise(report: CommandReport): void {
    const advice = adviceFor(report, this.commandName, this.map !== undefined)
    if (advice === null) return
    this.exitCode = 1
    this.errorText = advice
  }

  async #imports(): Promise<Imports> {
    const { Imports: Service } = await import('./imports.js')
    return this.app.container.make(Service)
  }

  protected override print(report: CommandReport): void {
    if ('mappings' in report) console.log(answerText(report))
    else {
      super.print(report)
      printDetails(report)
    }
  }
}

async function readMap(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw validationFailed({ map: [`${path} cannot be read: ${whyNot(error)}`] })
  }
}
