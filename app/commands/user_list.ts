import { flags } from '@adonisjs/core/ace'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class UserList extends KithCommand {
  static commandName = 'user:list'
  static description = 'List the people who can sign in to the console, one line for each workspace'
  static help = [
    'With their role in the workspace. Passwords are stored as hashes and cannot be shown; user:password sets a new one.',
    '',
    '{{ binaryName }} user:list --workspace=acme-recruiting',
  ]

  @flags.string({ description: 'Slug of a workspace; all of them when left out' })
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
