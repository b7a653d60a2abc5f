import { symbols } from '@adonisjs/auth'
import type { SessionGuardUser, SessionUserProviderContract } from '@adonisjs/auth/types/session'
import type { Sql } from '#domain/ports/sql'

export type ConsoleUser = { id: string; email: string }

/** Where the session guard finds who is signed in. */
export class ConsoleUsers implements SessionUserProviderContract<ConsoleUser> {
  declare [symbols.PROVIDER_REAL_USER]: ConsoleUser

  constructor(private readonly sql: Sql) {}

  async createUserForGuard(user: ConsoleUser): Promise<SessionGuardUser<ConsoleUser>> {
    return { getId: () => user.id, getOriginal: () => user }
  }

  async findById(id: string): Promise<SessionGuardUser<ConsoleUser> | null> {
    const [user] = await this.sql.select<ConsoleUser>('SELECT id, email FROM users WHERE id = ?', [id])
    return user ? this.createUserForGuard(user) : null
  }
}
