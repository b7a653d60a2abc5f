import { flags } from '@adonisjs/core/ace'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class UserList extends KithCommand {
  static commandName = 'user:list'
  static description = 'List console users, one line per user and workspace'
  static help = [
    'Shows the role of each user in each workspace. Passwords are stored as hashes; set a new one with user:password.',
    '',
    '{{ binaryName }} user:list --workspace=acme-recruiting',
  ]

  @flags.string({ description: 'Slug of the workspace; all workspaces if omitted' })
  declare workspace?: string

  protected async answer() {
    const { listUsers } = await import('#app/access/list_users')
    const { findWorkspace } = await import('#app/access/find_workspace')
    const { Sql } = await import('#domain/ports/sql')
    const sql = await this.app.container.make(Sql)
    const workspace = this.workspace === undefined ? null : await findWorkspace(sql, this.workspace)
    return { users: await listUsers(sql, workspace?.id) }
  }
}
