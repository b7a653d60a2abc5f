import { args, flags } from '@adonisjs/core/ace'
import { ROLES, type Role } from '#domain/access/roles'
import { validationFailed } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class UserCreate extends KithCommand {
  static commandName = 'user:create'
  static description = 'Let somebody into a workspace; a password made for them is shown this once'
  static help = [
    'They sign in at /console. A member reads, an admin also changes, an owner also manages admins; the first admin of a workspace',
    'is its owner. A user of another workspace keeps their password. Members invite others on the Members page.',
    '',
    '{{ binaryName }} user:create zoe@acme.example --workspace=acme-recruiting --role=admin',
  ]

  @args.string({ description: 'E-mail address to sign in with' })
  declare email: string

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  @flags.string({ description: 'One is made when left out' })
  declare password?: string

  @flags.string({ description: `One of ${ROLES.join(', ')}`, default: 'member' })
  declare role: string

  @flags.boolean({ description: 'Also make them an operator of the whole service' })
  declare operator: boolean

  protected async answer() {
    if (!ROLES.includes(this.role as Role))
      throw validationFailed({ role: [`must be one of ${ROLES.join(', ')}`] })
    const { findWorkspace } = await import('#app/access/find_workspace')
    const { createMember } = await import('#app/access/create_member')
    const sql = await this.app.container.make(Sql)
    const workspace = await findWorkspace(sql, this.workspace)
    const { id, email, role, isOperator, password } = await createMember(sql, {
      email: this.email,
      workspaceId: workspace.id,
      role: this.role as Role,
      password: this.password,
      isOperator: this.operator,
    })
    const member = { id, email, workspace: workspace.slug, role, operator: isOperator }
    return { ...member, ...(password ? { password } : {}) }
  }
}
