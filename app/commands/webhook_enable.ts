import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookEnable extends KithCommand {
  static commandName = 'webhook:enable'
  static description = 'Send again to a webhook that was disabled'
  static help = [
    'A webhook is disabled when its receiver fails for days or says that it is gone. What failed until then is made again with',
    'webhook:redeliver --since.',
    '',
    '{{ binaryName }} webhook:enable wh_0123456789abcdef',
  ]

  @args.string({ description: 'Id of the webhook, as webhook:list shows it' })
  declare id: string

  protected async answer() {
    const { EndpointStore } = await import('#app/webhooks/endpoint_store')
    if (!(await (await this.app.container.make(EndpointStore)).enable(this.id)))
      throw new DomainError('not_found', `There is no disabled webhook "${this.id}".`)
    return { id: this.id, status: 'enabled' }
  }
}
