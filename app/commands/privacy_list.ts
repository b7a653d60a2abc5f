import { flags } from '@adonisjs/core/ace'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { KithCommand } from '#app/shared/cli/kith_command'
import type { SuppressionStore } from '#app/suppression/suppression_store'

export default class PrivacyList extends KithCommand {
  static commandName = 'privacy:list'
  static description = 'List the entries of the suppression list'
  static help = [
    'An entry has no identifiers, only hashes. Its id is that of the erasure or list it came from.',
    '',
    '{{ binaryName }} privacy:list --limit=20',
  ]

  @flags.string({ description: 'List entries after this id' })
  declare after?: string

  @flags.number({ description: 'Maximum number of entries', default: 100 })
  declare limit: number

  protected async answer(): Promise<object> {
    const list = (await this.app.container.make(SuppressionList)) as SuppressionStore
    return { entries: await list.entries(Math.max(1, this.limit), this.after) }
  }
}
