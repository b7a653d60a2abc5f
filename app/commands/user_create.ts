import { args, flags } from '@adonisjs/core/ace'
import { ROLES, type Role } from '#domain/access/roles'
import { validationFailed } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class UserCreate extends KithCommand {
  static commandName = 'user:create'
  static description = 'Create a user or add an existing one to a workspace'
  static help = [
    'Users sign in at /console. A member can read, an admin can also edit, an owner can also manage admins. The first admin of a workspace becomes its owner. Without --password a new user gets a generated password, which is printed once. A user who exists already keeps their password. Admins can also invite users on the Members page.',
    '',
    '{{ binaryName }} user:create zoe@acme.example --workspace=acme-recruiting --role=admin',
  ]

  @args.string({ description: 'Sign-in e-mail address' })
  declare email: string

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  @flags.string({ description: 'Password of a new user; generated if omitted' })
  declare password?: string

  @flags.string({ description: `Role in the workspace: ${ROLES.join(', ')}`, default: 'member' })
  declare role: string

  @flags.boolean({ description: 'Also make the user an operator of the service' })
  declare operator: boolean

  protected async answer() {
    if (!ROLES.includes(this.role as Role))
      throw validationFailed({ role: [`must be one of ${ROLES.join(', ')}`] })
    const { findWorkspace } = await import('#app/access/find_workspace')
    const { createMember } = await import('#app/access/create_member')
    const { auditCommand } = await import('#app/console/audit')
    const sql = await this.app.container.make(Sql)
    const workspace = await findWorkspace(sql, this.workspace)
    const { id, email, role, isOperator, password } = await sql.transaction(async (tx) => {
      const created = await createMember(tx, {
        email: this.email,
        workspaceId: workspace.id,
        role: this.role as Role,
        password: this.password,
        isOperator: this.operator,
      })
      const detail = { email: created.email, role: created.role, operator: created.isOperator }
      await auditCommand(tx, workspace.id, 'member.add', created.id, detail)
      return created
    })
    const member = { id, email, workspace: workspace.slug, role, operator: isOperator }
    return { ...member, ...(password ? { password } : {}) }
  }
}
