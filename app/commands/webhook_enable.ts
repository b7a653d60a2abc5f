import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
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
    const { auditCommand } = await import('#app/console/audit')
    const endpoints = await this.app.container.make(EndpointStore)
    const sql = await this.app.container.make(Sql)
    await sql.transaction(async (tx) => {
      const workspaceId = await endpoints.workspaceOf(tx, this.id)
      if (workspaceId === null || !(await endpoints.enableAny(tx, this.id)))
        throw new DomainError('not_found', `There is no disabled webhook "${this.id}".`)
      await auditCommand(tx, workspaceId, 'webhook.enable', this.id, {})
    })
    return { id: this.id, status: 'enabled' }
  }
}
