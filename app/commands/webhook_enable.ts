import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookEnable extends KithCommand {
  static needs = 'services' as const
  static commandName = 'webhook:enable'
  static description = 'Enable a disabled webhook'
  static help = [
    'A webhook is disabled after its receiver fails for days or responds 410 Gone. To send the events that failed meanwhile, run webhook:redeliver with --since.',
    '',
    '{{ binaryName }} webhook:enable wh_0123456789abcdef',
  ]

  @args.string({ description: 'Webhook id from webhook:list' })
  declare id: string

  protected async answer() {
    const { EndpointStore } = await import('#app/webhooks/endpoint_store')
    if (!(await (await this.app.container.make(EndpointStore)).enableAny(this.id)))
      throw new DomainError('not_found', `There is no disabled webhook "${this.id}".`)
    return { id: this.id, status: 'enabled' }
  }
}
