import { args, flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import type { SuppressionStore } from '#app/suppression/suppression_store'

export default class PrivacySuppress extends KithCommand {
  static commandName = 'privacy:suppress'
  static description = 'Add people to the suppression list, or with --contacts to the do-not-contact list'
  static help = [
    'FILE has an e-mail address, a telephone number with its country code or a profile URL per line. Other lines are skipped; their line numbers are printed. A repeated entry keeps its id. People on the list are not stored or returned. With --contacts, only their e-mail addresses and telephone numbers are not. To delete what is stored, use privacy:erase.',
    '',
    '{{ binaryName }} privacy:suppress do-not-contact.txt --contacts',
    '{{ binaryName }} privacy:suppress --email=zoe@example.com',
  ]
  static needs = 'services' as const

  @args.string({ description: 'The file', required: false })
  declare file?: string

  @flags.string({ description: 'E-mail address' })
  declare email?: string

  @flags.string({ description: 'Telephone number with its country code' })
  declare phone?: string

  @flags.string({ description: 'URL of a profile on any network' })
  declare profileUrl?: string

  @flags.boolean({ description: 'Hide only e-mail addresses and telephone numbers' })
  declare contacts: boolean

  protected async answer(): Promise<object> {
    const [{ readLine }, { suppressFile, withPersonIds }, { PeopleStore }] = await Promise.all([
      import('#app/suppression/read_line'),
      import('#app/suppression/suppress_file'),
      import('#app/people/people_store'),
    ])
    const sql = await this.app.container.make(Sql)
    const list = (await this.app.container.make(SuppressionList)) as SuppressionStore
    const people = await this.app.container.make(PeopleStore)
    const scope = this.contacts ? 'contacts' : 'all'
    const given = [this.email, this.phone, this.profileUrl].filter((text) => text !== undefined)
    if ((this.file === undefined) === (given.length === 0))
      throw validationFailed({ file: ['give either a file or --email, --phone or --profile-url'] })
    if (this.file !== undefined) return suppressFile(this.file, scope, { sql, list, people })
    const read = given.map((text) => readLine(text))
    const wrong = given.filter((_, i) => read[i] === null)
    if (wrong.length > 0) throw validationFailed({ person: [`${wrong.join(', ')} identifies no person`] })
    const identifiers = await withPersonIds(
      read.flatMap((one) => one!),
      people
    )
    const [id] = await sql.transaction((tx) => list.addEach([identifiers], scope, tx))
    return { id, scope }
  }
}
