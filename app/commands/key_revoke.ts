import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class KeyRevoke extends KithCommand {
  static commandName = 'key:revoke'
  static description = 'Revoke an API key permanently'
  static help = [
    'Every process rejects the key by the time this command returns. This cannot be undone; create another key with key:create.',
    '',
    '{{ binaryName }} key:revoke key_0123456789abcdef',
  ]

  @args.string({ description: 'Id of the key, as key:list shows it' })
  declare id: string

  /** Revokes the key and waits until no process has the key in its cache any more. */
  protected async answer() {
    const [{ revokeKey }, { callersChangedEverywhere }, { auditCommand }, { Sql }] = await Promise.all([
      import('#app/access/revoke_key'),
      import('#app/access/callers'),
      import('#app/console/audit'),
      import('#domain/ports/sql'),
    ])
    const sql = await this.app.container.make(Sql)
    const revokedAt = await sql.transaction(async (tx) => {
      const [key] = await tx.select<{ workspace_id: string; name: string; revoked_at: string | null }>(
        'SELECT workspace_id, name, revoked_at FROM api_keys WHERE id = ?',
        [this.id]
      )
      if (!key) throw new DomainError('not_found', `There is no key "${this.id}".`)
      if (key.revoked_at === null)
        await auditCommand(tx, key.workspace_id, 'key.revoke', this.id, { name: key.name })
      return revokeKey(tx, this.id, new Date())
    })
    await callersChangedEverywhere(sql)
    return { id: this.id, revoked_at: revokedAt }
  }
}
