import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Added = { id: string; created_at: string; added_at: string }

/** The maximum time between the creation of an invited user and the audit entry about it. */
const TOGETHER_MS = 60_000

/**
 * Invitations used to show the password to the admin. Invited users who never changed it must
 * change it at the next sign-in. Such users in several workspaces cannot sign in until `node ace
 * user:password` sets a new password. Otherwise, an admin of the first workspace could enter the
 * others. Deletes the audit entries of password changes, because they crossed workspaces. Deletes
 * users without a workspace.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const invited = await invitedUsers(db)
      await db
        .from('users')
        .whereNotIn('id', invited)
        .update({ email_verified_at: db.raw('created_at') })
      for (const id of await withSeenPassword(db, invited)) {
        const [{ workspaces }] = await db.from('members').where('user_id', id).count('* as workspaces')
        // No password matches this hash.
        const disabled = Number(workspaces) > 1 ? { password: '!' } : {}
        await db
          .from('users')
          .where('id', id)
          .update({ must_change_password: true, ...disabled })
        await endSessions(db, id)
      }
      await db.from('console_audit').where('action', 'member.password').delete()
      const unused = await db
        .from('users')
        .select('id')
        .whereNotIn('id', db.from('members').select('user_id'))
      for (const { id } of unused) {
        await endSessions(db, id)
        await db.from('users').where('id', id).delete()
      }
    })
  }

  async down() {}
}

async function invitedUsers(db: QueryClientContract): Promise<string[]> {
  const added: Added[] = await db
    .from('users')
    .join('console_audit', 'console_audit.subject', 'users.id')
    .where('console_audit.action', 'member.add')
    .select('users.id', 'users.created_at', 'console_audit.created_at as added_at')
  const isNew = ({ created_at, added_at }: Added) =>
    Date.parse(added_at) - Date.parse(created_at) < TOGETHER_MS
  return [...new Set(added.filter(isNew).map(({ id }) => id))]
}

async function withSeenPassword(db: QueryClientContract, invited: string[]): Promise<string[]> {
  const changed = await db.from('console_audit').where('action', 'member.password').select('user_id')
  const own = new Set(changed.map(({ user_id }) => user_id))
  return invited.filter((id) => !own.has(id))
}

async function endSessions(db: QueryClientContract, id: string): Promise<void> {
  await db.from('console_sessions').where('user_id', id).delete()
  const revoked_at = new Date().toISOString()
  await db.from('api_keys').where('session_user_id', id).whereNull('revoked_at').update({ revoked_at })
}
