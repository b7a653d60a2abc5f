import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class PrivacyUnsuppress extends KithCommand {
  static commandName = 'privacy:unsuppress'
  static description = 'Remove an entry from the suppression list'
  static help = [
    'Imports and pages may then store the person again. Removes nothing else.',
    '',
    '{{ binaryName }} privacy:unsuppress sup_0123456789abcdef',
  ]

  @args.string({ description: 'The id, as in privacy:list' })
  declare id: string

  protected async answer(): Promise<object> {
    const list = await this.app.container.make(SuppressionList)
    if (!(await list.remove(this.id)))
      throw new DomainError('not_found', `The suppression list has no entry ${this.id}.`)
    return { id: this.id, removed: true }
  }
}
