import { args } from '@adonisjs/core/ace'
import { demoWarning } from '#app/access/demo_warning'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'
import type { ImportReport } from './import_files.js'

const MAX_PRINTED_REJECTS = 20

/** The base of commands that import files. Exits with 1 when a file could not be imported. */
export abstract class FilesCommand extends KithCommand {
  static needs = 'services' as const
  @args.spread({ description: 'The files to import' })
  declare files: string[]

  /** The unit of the progress: `rows`, `pages`, `events`. */
  protected abstract readonly unit: string

  /**
   * Imports the files. `failures` has a sentence for each file that could not be read to its end.
   */
  protected abstract import(progress: Progress): Promise<{ report: ImportReport; failures: string[] }>

  protected async answer(): Promise<ImportReport> {
    const warning = await demoWarning()
    if (warning) console.error(warning)
    const progress = new Progress(this.unit)
    const { report, failures } = await this.import(progress).finally(() => progress.done())
    if (failures.length) {
      console.error(failures.join(' '))
      this.exitCode = 1
    }
    return report
  }

  protected print({ read, written, rejected, rejects, suppressed }: ImportReport): void {
    for (const { file, line, reason } of rejects.slice(0, MAX_PRINTED_REJECTS))
      console.log(`${this.placeOf(file, line)}: ${reason}`)
    const more = rejected - MAX_PRINTED_REJECTS
    if (more > 0) console.log(`... and ${more} more rejected; --json lists the first 1,000`)
    const listed = suppressed ? `, suppressed ${suppressed}` : ''
    console.log(`read ${read}, written ${written}, rejected ${rejected}${listed}`)
  }

  protected placeOf(file: string, line: number): string {
    return `${file}:${line}`
  }
}
