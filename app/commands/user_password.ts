import { randomBytes } from 'node:crypto'
import { args, flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

type Answer = { id: string; email: string; password?: string }

export default class UserPassword extends KithCommand {
  static commandName = 'user:password'
  static description = 'Give somebody who signs in to the console a new password; their sessions end'
  static help = [
    'For somebody who forgot theirs. Without --password one is made and shown this once; they can change it on their account page.',
    '',
    '{{ binaryName }} user:password zoe@acme.example',
  ]

  @args.string({ description: 'E-mail address they sign in with' })
  declare email: string

  @flags.string({ description: 'One is made when left out' })
  declare password?: string

  protected async answer(): Promise<Answer> {
    const { changePassword } = await import('#app/access/change_password')
    const sql = await this.app.container.make(Sql)
    const [user] = await sql.select<{ id: string; email: string }>(
      'SELECT id, email FROM users WHERE email = ?',
      [this.email.trim().toLowerCase()]
    )
    if (!user) throw new DomainError('not_found', `Nobody signs in as "${this.email}".`)
    const password = this.password ?? randomBytes(15).toString('base64url')
    await changePassword(sql, { user, password, byOperator: true })
    return { ...user, ...(this.password === undefined ? { password } : {}) }
  }

  protected print({ email, password }: Answer): void {
    console.log(password ? `${email} now signs in with ${password}` : `${email} has the new password.`)
  }
}
