import { args, flags } from '@adonisjs/core/ace'
import { positive } from '#app/shared/cli/flag_values'
import type { LoggedDelivery } from '#app/webhooks/delivery_log'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookDeliveries extends KithCommand {
  static needs = 'services' as const
  static commandName = 'webhook:deliveries'
  static description = "List a webhook's deliveries with every attempt, newest first"
  static help = [
    '--json lists every attempt with its time, duration and response. To send a delivery again, run webhook:redeliver.',
    '',
    '{{ binaryName }} webhook:deliveries wh_0123456789abcdef --limit=5',
  ]

  @args.string({ description: 'Webhook id from webhook:list' })
  declare id: string

  @flags.number({ description: 'Maximum number of deliveries; default 20' })
  declare limit?: number

  protected async answer() {
    const { DeliveryLog } = await import('#app/webhooks/delivery_log')
    const log = await this.app.container.make(DeliveryLog)
    return { deliveries: await log.deliveries(this.id, positive('limit', this.limit) ?? 20) }
  }

  protected brief({ deliveries }: { deliveries: LoggedDelivery[] }): object {
    return {
      deliveries: deliveries.map(
        ({ id, type, status, created_at, next_attempt_at, attempts, last_error }) => ({
          id,
          type,
          status,
          created_at,
          next_attempt_at,
          attempts: attempts.length,
          last_status_code: attempts.at(-1)?.status_code ?? null,
          last_error,
        })
      ),
    }
  }
}
