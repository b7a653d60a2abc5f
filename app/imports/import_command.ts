import { readFile } from 'node:fs/promises'
import { args, flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { demoWarning } from '#app/access/demo_warning'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'
import { whyNot } from './format.js'
import { type ImportReport, type ImportTarget, importFiles } from './import_files.js'

/** What the import commands share: files, flags, progress, report; exit code 1 when a file was bad. */
export abstract class ImportCommand extends KithCommand {
  static help = [
    'JSON Lines, CSV with a header or Parquet, plain or gzipped; docs/importing.md lists the columns.',
    'A bad line is rejected and counted; a bad file stops that file only.',
  ]

  @args.spread({ description: 'The files to import' })
  declare files: string[]

  @flags.string({ description: 'A file with a DuckDB SELECT over "input" that yields the columns' })
  declare map?: string

  @flags.boolean({ description: 'Pass over unknown fields instead of rejecting the line' })
  declare ignoreUnknown: boolean

  @flags.string({ description: "The source of records that name none; by default the file's name" })
  declare source?: string

  /** Where the records go. */
  protected abstract target(): Promise<ImportTarget<any>>

  protected async answer(): Promise<ImportReport> {
    const warning = await demoWarning()
    if (warning) console.error(warning)
    const progress = new Progress('rows')
    const { report, failures } = await importFiles(this.files, await this.target(), {
      map: this.map === undefined ? undefined : await readMap(this.map),
      ignoreUnknown: this.ignoreUnknown,
      source: this.source,
      onProgress: (file, rows, share) => progress.update(file, rows, share),
    }).finally(() => progress.done())
    if (failures.length) {
      console.error(failures.join(' '))
      this.exitCode = 1
    }
    return report
  }

  protected print({ read, written, rejected, rejects }: ImportReport): void {
    for (const { file, line, reason } of rejects.slice(0, 20)) console.log(`${file}:${line}: ${reason}`)
    if (rejected > 20) console.log(`... and ${rejected - 20} more rejected; --json lists the first 1,000`)
    console.log(`read ${read}, written ${written}, rejected ${rejected}`)
  }
}

async function readMap(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw validationFailed({ map: [`${path} cannot be read: ${whyNot(error)}`] })
  }
}
