import { flags } from '@adonisjs/core/ace'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WebhookList extends KithCommand {
  static needs = 'services' as const
  static commandName = 'webhook:list'
  static description = 'List the webhooks of a workspace with their state, without secrets'
  static help = [
    'Shows the id that other webhook commands take, and since when a webhook has been failing.',
    '',
    '{{ binaryName }} webhook:list --workspace=acme-recruiting',
  ]

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  protected async answer() {
    const [{ findWorkspace }, { EndpointStore }] = await Promise.all([
      import('#app/access/find_workspace'),
      import('#app/webhooks/endpoint_store'),
    ])
    const { id } = await findWorkspace(await this.app.container.make(Sql), this.workspace)
    return { webhooks: await (await this.app.container.make(EndpointStore)).states(id) }
  }
}
