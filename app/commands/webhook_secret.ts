import { flags } from '@adonisjs/core/ace'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookSecret extends KithCommand {
  static needs = 'services' as const
  static commandName = 'webhook:secret'
  static description = 'Show the secret that signs deliveries to the webhook_url of a job'
  static help = [
    'A Set, batch or monitor can name a webhook_url. Its deliveries are signed with the secret of the workspace.',
    '',
    '{{ binaryName }} webhook:secret --workspace=acme-recruiting',
  ]

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  @flags.boolean({ description: 'Replace the secret; the old one stays valid for a day' })
  declare rotate: boolean

  protected async answer() {
    const [{ findWorkspace }, { WorkspaceSecrets }] = await Promise.all([
      import('#app/access/find_workspace'),
      import('#app/webhooks/workspace_secrets'),
    ])
    const sql = await this.app.container.make(Sql)
    const { id } = await findWorkspace(sql, this.workspace)
    const secrets = await this.app.container.make(WorkspaceSecrets)
    if (this.rotate) {
      const { auditCommand } = await import('#app/console/audit')
      return sql.transaction(async (tx) => {
        const secret = await secrets.rotate(id, new Date(), tx)
        await auditCommand(tx, id, 'webhook.rotate_shared', id, {})
        return { secret }
      })
    }
    const [{ secret }] = await secrets.of(id)
    return { secret }
  }
}
