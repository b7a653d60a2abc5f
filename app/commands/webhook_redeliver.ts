import { args, flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookRedeliver extends KithCommand {
  static needs = 'services' as const
  static commandName = 'webhook:redeliver'
  static description = 'Send a delivery again, or with --since all failed deliveries of a webhook'
  static help = [
    'A repeated delivery keeps its webhook-id header, so receivers can recognise deliveries they have already handled.',
    '',
    '{{ binaryName }} webhook:redeliver whd_0123456789abcdef',
    '{{ binaryName }} webhook:redeliver wh_0123456789abcdef --since=2026-11-01T00:00:00Z',
  ]

  @args.string({ description: 'Delivery id; with --since the webhook id' })
  declare id: string

  @flags.string({ description: 'Send all failed deliveries of events since this time (ISO 8601)' })
  declare since?: string

  protected async answer() {
    const { DeliveryLog } = await import('#app/webhooks/delivery_log')
    const log = await this.app.container.make(DeliveryLog)
    if (this.since === undefined) {
      if (!(await log.redeliver(this.id, new Date())))
        throw new DomainError(
          'not_found',
          `There is no finished delivery "${this.id}" of an enabled webhook.`
        )
      return { redelivered: 1 }
    }
    const since = new Date(this.since)
    if (Number.isNaN(since.getTime()))
      throw new DomainError(
        'validation_failed',
        `--since must be an ISO 8601 time, for example 2026-11-01T00:00:00Z.`
      )
    return { redelivered: await log.redeliverFailed(this.id, since, new Date()) }
  }
}
