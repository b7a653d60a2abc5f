import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookRotate extends KithCommand {
  static commandName = 'webhook:rotate'
  static description = 'Give a webhook a new secret, shown here only; the old one signs beside it for a day'
  static help = [
    'Receivers take both signatures for that day, so that none is lost while the secret is changed there.',
    '',
    '{{ binaryName }} webhook:rotate wh_0123456789abcdef',
  ]

  @args.string({ description: 'Id of the webhook, as webhook:list shows it' })
  declare id: string

  protected async answer() {
    const { EndpointStore } = await import('#app/webhooks/endpoint_store')
    const secret = await (await this.app.container.make(EndpointStore)).rotate(this.id, new Date())
    if (secret === null) throw new DomainError('not_found', `There is no registered webhook "${this.id}".`)
    return { id: this.id, secret }
  }
}
