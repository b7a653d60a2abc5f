import { args, flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookRedeliver extends KithCommand {
  static commandName = 'webhook:redeliver'
  static description = 'Make a delivery again, or with --since all that failed at a webhook'
  static help = [
    'A delivery is made again under its id, so that a receiver that has seen it can tell.',
    '',
    '{{ binaryName }} webhook:redeliver dlv_0123456789abcdef',
    '{{ binaryName }} webhook:redeliver wh_0123456789abcdef --since=2026-11-01T00:00:00Z',
  ]

  @args.string({ description: 'Id of the delivery; with --since of the webhook' })
  declare id: string

  @flags.string({ description: 'Redeliver what failed of events since this time (ISO 8601)' })
  declare since?: string

  protected async answer() {
    const { DeliveryLog } = await import('#app/webhooks/delivery_log')
    const log = await this.app.container.make(DeliveryLog)
    if (this.since === undefined) {
      if (!(await log.redeliver(this.id, new Date())))
        throw new DomainError('not_found', `There is no ended delivery "${this.id}" of an enabled webhook.`)
      return { redelivered: 1 }
    }
    const since = new Date(this.since)
    if (Number.isNaN(since.getTime()))
      throw new DomainError('validation_failed', `--since must be a time as 2026-11-01T00:00:00Z.`)
    return { redelivered: await log.redeliverFailed(this.id, since, new Date()) }
  }
}
