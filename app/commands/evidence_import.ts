import { EvidenceImport as ImportPort } from '#domain/evidence/evidence_import'
import { FilesCommand } from '#app/imports/files_command'
import type { Progress } from '#app/shared/cli/progress'

export default class EvidenceImport extends FilesCommand {
  static needs = 'services' as const
  static commandName = 'evidence:import'
  static description = 'Import pages from WARC files'
  static help = [
    'Reads WARC 1.0 and 1.1, plain or gzipped. Records that are not pages are rejected and counted. A damaged file is read up to the damage; the other files are still imported. Importing a file again changes nothing.',
    '',
    '{{ binaryName }} evidence:import crawl-2026-11.warc.gz',
  ]

  protected readonly unit = 'pages'

  protected async import(progress: Progress) {
    const { importEvidence } = await import('#app/evidence/import_evidence')
    const target = await this.app.container.make(ImportPort)
    return this.listed('pages', () =>
      importEvidence(this.files, target, (file, read, share) => progress.update(file, read, share))
    )
  }

  protected placeOf(file: string, record: number): string {
    return `${file}: record ${record}`
  }
}
