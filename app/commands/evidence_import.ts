import { args } from '@adonisjs/core/ace'
import { EvidenceImport as ImportPort } from '#domain/evidence/evidence_import'
import { demoWarning } from '#app/access/demo_warning'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'
import type { ImportReport } from '#app/imports/import_files'

export default class EvidenceImport extends KithCommand {
  static commandName = 'evidence:import'
  static description = 'Import pages from WARC files'
  static help = [
    'Reads WARC 1.0 and 1.1, plain or gzipped. Records that are not pages are rejected and counted. A damaged file is read up to the damage; the other files are still imported. Importing a file again changes nothing.',
    '',
    '{{ binaryName }} evidence:import crawl-2026-11.warc.gz',
  ]

  @args.spread({ description: 'The files to import' })
  declare files: string[]

  protected async answer(): Promise<ImportReport> {
    const warning = await demoWarning()
    if (warning) console.error(warning)
    const { importEvidence } = await import('#app/evidence/import_evidence')
    const target = await this.app.container.make(ImportPort)
    const progress = new Progress('pages')
    const { report, failures } = await importEvidence(this.files, target, (file, read, share) =>
      progress.update(file, read, share)
    ).finally(() => progress.done())
    if (failures.length) {
      console.error(failures.join(' '))
      this.exitCode = 1
    }
    return report
  }

  protected print({ read, written, rejected, rejects }: ImportReport): void {
    for (const { file, line, reason } of rejects.slice(0, 20))
      console.log(`${file}: record ${line}: ${reason}`)
    if (rejected > 20) console.log(`... and ${rejected - 20} more rejected; --json lists the first 1,000`)
    console.log(`read ${read}, written ${written}, rejected ${rejected}`)
  }
}
