import { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import type { Sql } from '#domain/ports/sql'
import { fromBoolean } from '#app/shared/database/codecs'

export type ConsoleUser = {
  id: string
  email: string
  name: string | null
  isOperator: boolean
  /** Whether somebody else has seen the password. If so, the user must change it before anything else. */
  mustChangePassword: boolean
}

export type UserRow = Pick<ConsoleUser, 'id' | 'email' | 'name'> & {
  is_operator: unknown
  must_change_password: unknown
}
export const USER_COLUMNS = 'id, email, name, is_operator, must_change_password'

export const userOf = ({ id, email, name, is_operator, must_change_password }: UserRow): ConsoleUser => ({
  id,
  email,
  name,
  isOperator: fromBoolean(is_operator),
  mustChangePassword: fromBoolean(must_change_password),
})

export class ConsoleUsers implements SessionUserProviderContract<ConsoleUser> {
  declare [symbols.PROVIDER_REAL_USER]: ConsoleUser

  constructor(private readonly sql: Sql) {}

  async createUserForGuard(user: ConsoleUser): Promise<SessionGuardUser<ConsoleUser>> {
    return { getId: () => user.id, getOriginal: () => user }
  }

  async findById(id: string): Promise<SessionGuardUser<ConsoleUser> | null> {
    const [row] = await this.sql.select<UserRow>(`SELECT ${USER_COLUMNS} FROM users WHERE id = ?`, [id])
    return row ? this.createUserForGuard(userOf(row)) : null
  }
}
