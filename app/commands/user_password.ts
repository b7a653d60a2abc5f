import { randomBytes } from 'node:crypto'
import { args, flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

type Answer = { id: string; email: string; password?: string }

export default class UserPassword extends KithCommand {
  static commandName = 'user:password'
  static description = 'Set a new password for a console user and end their sessions'
  static help = [
    'For a user who forgot their password. Without --password one is generated and printed once; users can change it in the console.',
    '',
    '{{ binaryName }} user:password zoe@acme.example',
  ]

  @args.string({ description: 'Sign-in e-mail address of the user' })
  declare email: string

  @flags.string({ description: 'New password; generated if omitted' })
  declare password?: string

  protected async answer(): Promise<Answer> {
    const { changePassword } = await import('#app/access/change_password')
    const sql = await this.app.container.make(Sql)
    const [user] = await sql.select<{ id: string; email: string }>(
      'SELECT id, email FROM users WHERE email = ?',
      [this.email.trim().toLowerCase()]
    )
    if (!user) throw new DomainError('not_found', `There is no user "${this.email}".`)
    const password = this.password ?? randomBytes(15).toString('base64url')
    await changePassword(sql, { user, password, byOperator: true })
    return { ...user, ...(this.password === undefined ? { password } : {}) }
  }

  protected print({ email, password }: Answer): void {
    console.log(
      password ? `The new password of ${email} is ${password}` : `The password of ${email} was changed.`
    )
  }
}
