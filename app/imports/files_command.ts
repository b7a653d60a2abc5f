import { userInfo } from 'node:os'
import { args } from '@adonisjs/core/ace'
import { Sql } from '#domain/ports/sql'
import { demoWarning } from '#app/access/demo_warning'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'
import type { FilesReport } from './import_report.js'

const MAX_PRINTED_REJECTS = 20

type Outcome<Report> = { report: Report; failures: string[] }

/** The base of commands that import files. Exits with 1 when a file could not be imported. */
export abstract class FilesCommand<Report extends FilesReport = FilesReport> extends KithCommand {
  static needs: 'records' | 'services' = 'records'

  @args.spread({ description: 'The files to import' })
  declare files: string[]

  /** The unit of the progress: `rows`, `pages`, `events`. */
  protected abstract readonly unit: string

  /**
   * Imports the files. `failures` has a sentence for each file that could not be read to its end.
   */
  protected abstract import(progress: Progress): Promise<Outcome<Report>>

  protected async answer(): Promise<object> {
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

  /** Runs an import that cannot be undone, and adds it to the list of imports. */
  protected async listed(kind: 'events' | 'pages', work: () => Promise<Outcome<Report>>) {
    const [{ ImportLog }, { importedFiles }] = await Promise.all([
      import('./import_log.js'),
      import('./imports.js'),
    ])
    const [log, sql] = [await this.app.container.make(ImportLog), await this.app.container.make(Sql)]
    const files = await importedFiles(this.files)
    const given = { kind, files, source: null, mapping: null, startedBy: operator(), undoes: null }
    return log.run(given, async (entry) => {
      let state: 'finished' | 'failed' = 'failed'
      try {
        const outcome = await work()
        const { read, written, rejected } = outcome.report
        entry.counts = { ...entry.counts, read, written, rejected }
        if (outcome.failures.length === 0) state = 'finished'
        return outcome
      } finally {
        await log.end(sql, entry, state)
      }
    })
  }

  protected print({ read, written, rejected, rejects, suppressed }: Report): void {
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

/** Returns the operating system's user, who runs a command. */
export function operator(): string {
  try {
    return userInfo().username.slice(0, 120)
  } catch {
    return 'operator'
  }
}
