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
    return addOperator(await this.app.container.make(Sql), this.email)
  }

  protected print({ email }: { email: string }): void {
    console.log(`${email} is an operator.`)
  }
}
