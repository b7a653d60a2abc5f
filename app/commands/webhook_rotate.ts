import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookRotate extends KithCommand {
  static needs = 'services' as const
  static commandName = 'webhook:rotate'
  static description = 'Replace the secret of a webhook; the old secret stays valid for a day'
  static help = [
    'Prints the new secret once. For a day deliveries carry both signatures, so that you can change the secret in the receiver.',
    '',
    '{{ binaryName }} webhook:rotate wh_0123456789abcdef',
  ]

  @args.string({ description: 'Webhook id from webhook:list' })
  declare id: string

  protected async answer() {
    const { EndpointStore } = await import('#app/webhooks/endpoint_store')
    const { auditCommand } = await import('#app/console/audit')
    const endpoints = await this.app.container.make(EndpointStore)
    const sql = await this.app.container.make(Sql)
    const secret = await sql.transaction(async (tx) => {
      const rotated = await endpoints.rotate(tx, this.id, new Date())
      const workspaceId = await endpoints.workspaceOf(tx, this.id)
      if (rotated === null || workspaceId === null)
        throw new DomainError('not_found', `There is no registered webhook "${this.id}".`)
      await auditCommand(tx, workspaceId, 'webhook.rotate', this.id, {})
      return rotated
    })
    return { id: this.id, secret }
  }
}
