import { args, flags } from '@adonisjs/core/ace'
import { positive } from '#app/shared/cli/flag_values'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookDeliveries extends KithCommand {
  static commandName = 'webhook:deliveries'
  static description = "List a webhook's deliveries with every attempt, newest first"
  static help = [
    'Each attempt has its time, how long it took, and what the receiver answered. webhook:redeliver makes one again.',
    '',
    '{{ binaryName }} webhook:deliveries wh_0123456789abcdef --limit=5',
  ]

  @args.string({ description: 'Id of the webhook, as webhook:list shows it' })
  declare id: string

  @flags.number({ description: 'How many; 20 unless said otherwise' })
  declare limit?: number

  protected async answer() {
    const { DeliveryLog } = await import('#app/webhooks/delivery_log')
    const log = await this.app.container.make(DeliveryLog)
    return { deliveries: await log.deliveries(this.id, positive('limit', this.limit) ?? 20) }
  }
}
