import { args } from '@adonisjs/core/ace'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class OperatorRemove extends KithCommand {
  static commandName = 'operator:remove'
  static description = 'Take the operator role from a user'
  static help = [
    'The user keeps their workspaces. A user who is a member of no workspace is deleted.',
    '',
    '{{ binaryName }} operator:remove zoe@acme.example',
  ]

  @args.string({ description: 'Sign-in e-mail address of the operator' })
  declare email: string

  protected async answer() {
    const { removeOperator } = await import('#app/access/operators')
    const { auditOperator } = await import('#app/console/audit_operator')
    const sql = await this.app.container.make(Sql)
    return sql.transaction(async (tx) => {
      const user = await removeOperator(tx, this.email)
      await auditOperator(tx, 'operator.remove', user)
      return user
    })
  }

  protected print({ email }: { email: string }): void {
    console.log(`${email} is no longer an operator.`)
  }
}
