import { args } from '@adonisjs/core/ace'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class OperatorRemove extends KithCommand {
  static commandName = 'operator:remove'
  static description = 'Make an operator of the service an ordinary user'
  static help = [
    'They keep their workspaces. An operator who is a member of no workspace is removed.',
    '',
    '{{ binaryName }} operator:remove zoe@acme.example',
  ]

  @args.string({ description: 'E-mail address they sign in with' })
  declare email: string

  protected async answer() {
    const { removeOperator } = await import('#app/access/operators')
    return removeOperator(await this.app.container.make(Sql), this.email)
  }

  protected print({ email }: { email: string }): void {
    console.log(`${email} is no operator any more.`)
  }
}
