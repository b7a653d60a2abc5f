import { args } from '@adonisjs/core/ace'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class PrivacyRecipients extends KithCommand {
  static commandName = 'privacy:recipients'
  static needs = 'services' as const
  static description = 'List the workspaces that received data of a person'
  static help = [
    'Search results and dataset cells are not recorded.',
    '',
    '{{ binaryName }} privacy:recipients per_0123',
  ]

  @args.string({ description: 'person_id' })
  declare personId: string

  protected async answer(): Promise<object> {
    const { CollectPerson } = await import('#app/privacy/collect_person')
    const { Recipients } = await import('#app/recipients/recipients')
    const people = await this.app.container.make(CollectPerson)
    const { person } = await people.collect({ by: 'person_id', personId: this.personId }, this.personId)
    const recipients = await this.app.container.make(Recipients)
    return { recipients: await recipients.of(person.personIds) }
  }
}
