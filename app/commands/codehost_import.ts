import { args } from '@adonisjs/core/ace'
import { CodehostArchive } from '#domain/codehost/archive'
import { demoWarning } from '#app/access/demo_warning'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'
import type { ImportReport } from '#app/imports/import_files'

export default class CodehostImport extends KithCommand {
  static commandName = 'codehost:import'
  static description = "Import hourly files of the code host's public event archive"
  static help = [
    'Reads hourly files of every era, plain or gzipped. A file is identified by its content and counted once. An import that was stopped resumes when you run it again. Lines that are not events are rejected and counted. Run index:rebuild codehost afterwards to make the imported events searchable.',
    '',
    '{{ binaryName }} codehost:import 2025-01-*.json.gz',
    '{{ binaryName }} index:rebuild codehost',
  ]

  @args.spread({ description: 'The files to import' })
  declare files: string[]

  protected async answer(): Promise<ImportReport> {
    const warning = await demoWarning()
    if (warning) console.error(warning)
    const { importArchive } = await import('#app/codehost/import_archive')
    const archive = await this.app.container.make(CodehostArchive)
    const progress = new Progress('events')
    const { report, failures } = await importArchive(this.files, archive, ({ events, bytes, totalBytes }) =>
      progress.update(`${this.files.length} files`, events, totalBytes > 0 ? bytes / totalBytes : null)
    ).finally(() => progress.done())
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
