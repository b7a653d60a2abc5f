import { CodehostArchive } from '#domain/codehost/archive'
import { FilesCommand } from '#app/imports/files_command'
import type { Progress } from '#app/shared/cli/progress'

export default class CodehostImport extends FilesCommand {
  static commandName = 'codehost:import'
  static description = "Import hourly files of the code host's public event archive"
  static help = [
    'Reads hourly files of every era, plain or gzipped. A file is identified by its content and counted once. An import that was stopped resumes when you run it again. Lines that are not events are rejected and counted. Run index:rebuild codehost afterwards to make the imported events searchable.',
    '',
    '{{ binaryName }} codehost:import 2025-01-*.json.gz',
    '{{ binaryName }} index:rebuild codehost',
  ]

  protected readonly unit = 'events'

  protected async import(progress: Progress) {
    const { importArchive } = await import('#app/codehost/import_archive')
    const archive = await this.app.container.make(CodehostArchive)
    return this.listed('events', () =>
      importArchive(this.files, archive, ({ events, bytes, totalBytes }) =>
        progress.update(`${this.files.length} files`, events, totalBytes > 0 ? bytes / totalBytes : null)
      )
    )
  }
}
