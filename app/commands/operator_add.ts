import { args } from '@adonisjs/core/ace'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class OperatorAdd extends KithCommand {
  static commandName = 'operator:add'
  static description = 'Make a user an operator of the service'
  static help = [
    'In the console, operators grant credits, rebuild indexes and see processes, the queue and the archive. Inside a workspace, their role there decides.',
    '',
    '{{ binaryName }} operator:add zoe@acme.example',
  ]

  @args.string({ description: 'Sign-in e-mail address of the user' })
  declare email: string

  protected async answer() {
    const { addOperator } = await import('#app/access/operators')
    const { auditOperator } = await import('#app/console/audit_operator')
    const sql = await this.app.container.make(Sql)
    return sql.transaction(async (tx) => {
      const user = await addOperator(tx, this.email)
      await auditOperator(tx, 'operator.add', user)
      return user
    })
  }

  protected print({ email }: { email: string }): void {
    console.log(`${email} is an operator.`)
  }
}
