import { readFile } from 'node:fs/promises'
import { args, flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { demoWarning } from '#app/access/demo_warning'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'
import { whyNot } from './format.js'
import { type ImportReport, type ImportTarget, importFiles } from './import_files.js'

/** The base of the import commands. Exits with 1 when a file could not be imported. */
export abstract class ImportCommand extends KithCommand {
  static help = [
    'JSON Lines, CSV with a header or Parquet, plain or gzipped; docs/importing.md lists the columns.',
    'A bad line is rejected and counted. A bad file is reported, and the next file follows.',
  ]

  @args.spread({ description: 'The files to import' })
  declare files: string[]

  @flags.string({
    description: 'File with a DuckDB SELECT that maps the table "input" to the expected columns',
  })
  declare map?: string

  @flags.boolean({ description: 'Ignore unknown fields instead of rejecting the line' })
  declare ignoreUnknown: boolean

  @flags.string({ description: "Source of records without one; the file's name by default" })
  declare source?: string

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
