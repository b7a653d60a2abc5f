import { randomBytes } from 'node:crypto'
import { args, flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

type Answer = { id: string; email: string; password?: string; two_factor_removed?: boolean }

export default class UserPassword extends KithCommand {
  static commandName = 'user:password'
  static description = 'Set a new password for a console user and end their sessions'
  static help = [
    'For a user who forgot their password. Without --password one is generated and printed once; users can change it in the console. --remove-two-factor also turns the second factor off, for a user who lost their phone and recovery codes.',
    '',
    '{{ binaryName }} user:password zoe@acme.example',
  ]

  @args.string({ description: 'Sign-in e-mail address of the user' })
  declare email: string

  @flags.string({ description: 'New password; generated if omitted' })
  declare password?: string

  @flags.boolean({ description: 'Also turn the second factor off' })
  declare removeTwoFactor: boolean

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
    const answer = { ...user, ...(this.password === undefined ? { password } : {}) }
    if (!this.removeTwoFactor) return answer
    const { removeTwoFactor } = await import('#app/access/two_factor')
    return { ...answer, two_factor_removed: await sql.transaction((tx) => removeTwoFactor(tx, user.id)) }
  }

  protected print({ email, password, two_factor_removed: isRemoved }: Answer): void {
    console.log(
      password ? `The new password of ${email} is ${password}` : `The password of ${email} was changed.`
    )
    if (isRemoved !== undefined)
      console.log(isRemoved ? 'The second factor is off.' : 'The user had no second factor.')
  }
}
