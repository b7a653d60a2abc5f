import { args, flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
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
    const sql = await this.app.container.make(Sql)
    if (this.since === undefined) {
      await sql.transaction((tx) => this.#redeliver(tx))
      return { redelivered: 1 }
    }
    const since = new Date(this.since)
    if (Number.isNaN(since.getTime()))
      throw new DomainError(
        'validation_failed',
        `--since must be an ISO 8601 time, for example 2026-11-01T00:00:00Z.`
      )
    return { redelivered: await sql.transaction((tx) => this.#redeliverFailed(tx, since)) }
  }

  async #redeliver(tx: SqlTransaction): Promise<void> {
    const [{ DeliveryLog }, { auditCommand }] = await this.#parts()
    const [of] = await tx.select<{ workspace_id: string }>(
      `SELECT e.workspace_id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.id = ?`,
      [this.id]
    )
    if (!of || !(await new DeliveryLog(tx).redeliver(this.id, new Date())))
      throw new DomainError('not_found', `There is no finished delivery "${this.id}" of an enabled webhook.`)
    await auditCommand(tx, of.workspace_id, 'webhook.redeliver', this.id, {})
  }

  async #redeliverFailed(tx: SqlTransaction, since: Date): Promise<number> {
    const [{ DeliveryLog }, { auditCommand }] = await this.#parts()
    const redelivered = await new DeliveryLog(tx).redeliverFailed(this.id, since, new Date())
    const [of] = await tx.select<{ workspace_id: string }>(
      'SELECT workspace_id FROM webhook_endpoints WHERE id = ?',
      [this.id]
    )
    const detail = { since: since.toISOString(), redelivered }
    if (of) await auditCommand(tx, of.workspace_id, 'webhook.redeliver_failed', this.id, detail)
    return redelivered
  }

  readonly #parts = () => Promise.all([import('#app/webhooks/delivery_log'), import('#app/console/audit')])
}
