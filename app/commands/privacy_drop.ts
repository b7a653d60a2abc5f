import { basename } from 'node:path'
import { args, flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import type { SuppressionStore } from '#app/suppression/suppression_store'

export default class PrivacyDrop extends KithCommand {
  static commandName = 'privacy:drop'
  static description = "Import deletion lists of California's Delete Request and Opt-out Platform"
  static help = [
    'Erases the people whose e-mail address or telephone number is on the lists, and keeps all hashes so that later imports match. Writes a status file per list, to be uploaded under the same name: exempted (2), deleted (3), opted out (4) or not found (5).',
    '',
    '{{ binaryName }} privacy:drop import 20260312_4821_DROP.zip',
    '{{ binaryName }} privacy:drop import 20260312_4821_DROP.zip --out=status.csv --exempt-source=register',
  ]
  static needs = 'services' as const

  @args.string({ description: 'import' })
  declare action: string

  @args.string({ description: 'The downloaded ZIP archive' })
  declare file: string

  @flags.string({ description: 'Folder of the status files, or one .csv file for all lists' })
  declare out?: string

  @flags.array({ description: 'A source of exempt data; may be given several times' })
  declare exemptSource?: string[]

  protected async answer(): Promise<object> {
    if (this.action !== 'import') throw validationFailed({ action: ['must be import'] })
    const [{ DropImport }, { eraseAll }] = await Promise.all([
      import('#app/suppression/drop_import'),
      import('#app/privacy/erase_all'),
    ])
    const sql = await this.app.container.make(Sql)
    const list = (await this.app.container.make(SuppressionList)) as SuppressionStore
    const out = this.out ?? `${basename(this.file, '.zip')}_status`
    const drop = new DropImport(sql, list, (ids) => eraseAll(this.app.container, ids))
    return drop.run(this.file, out, this.exemptSource ?? [])
  }
}
