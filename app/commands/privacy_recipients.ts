import { args } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

const PERSON_ID = /^per_[0-9a-f]{32}$/

export default class PrivacyRecipients extends KithCommand {
  static commandName = 'privacy:recipients'
  static needs = 'services' as const
  static description = 'List the workspaces that received data of a person'
  static help = [
    'Lists who received search results, profiles, contacts, Set items, dataset cells, batch results, exports, webhooks, agent results and shared links. An erasure deletes this list.',
    '',
    '{{ binaryName }} privacy:recipients per_0123456789abcdef0123456789abcdef',
  ]

  @args.string({ description: 'person_id' })
  declare personId: string

  protected async answer(): Promise<object> {
    if (!PERSON_ID.test(this.personId))
      throw validationFailed({
        person_id: [
          `${this.personId} is not a person_id. Search results show them, such as per_0123456789abcdef0123456789abcdef`,
        ],
      })
    const { CollectPerson } = await import('#app/privacy/collect_person')
    const { Recipients } = await import('#app/recipients/recipients')
    const people = await this.app.container.make(CollectPerson)
    const { person } = await people.collect({ by: 'person_id', personId: this.personId }, this.personId)
    const recipients = await this.app.container.make(Recipients)
    return { recipients: await recipients.of(person.personIds) }
  }
}
