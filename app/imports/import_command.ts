import { readFile } from 'node:fs/promises'
import { flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import type { Progress } from '#app/shared/cli/progress'
import { FilesCommand } from './files_command.js'
import { whyNot } from './format.js'
import { type ImportTarget, importFiles } from './import_files.js'

/** The base of commands that import files of records. */
export abstract class ImportCommand extends FilesCommand {
  static help = [
    'JSON Lines, CSV with a header or Parquet, plain or gzipped; docs/importing.md lists the columns.',
    'A bad line is rejected and counted. A bad file is reported, and the next file follows.',
  ]

  @flags.string({
    description: 'File with a DuckDB SELECT that maps the table "input" to the expected columns',
  })
  declare map?: string

  @flags.boolean({ description: 'Ignore unknown fields instead of rejecting the line' })
  declare ignoreUnknown: boolean

  @flags.string({ description: "Source of records without one; the file's name by default" })
  declare source?: string

  protected readonly unit = 'rows'

  protected abstract target(): Promise<ImportTarget<any>>

  protected async import(progress: Progress) {
    return importFiles(this.files, await this.target(), {
      map: this.map === undefined ? undefined : await readMap(this.map),
      ignoreUnknown: this.ignoreUnknown,
      source: this.source,
      onProgress: (file, rows, share) => progress.update(file, rows, share),
    })
  }
}

async function readMap(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw validationFailed({ map: [`${path} cannot be read: ${whyNot(error)}`] })
  }
}
