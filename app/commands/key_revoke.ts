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
    const [{ revokeKey }, { callersChangedEverywhere }, { Sql }] = await Promise.all([
      import('#app/access/revoke_key'),
      import('#app/access/callers'),
      import('#domain/ports/sql'),
    ])
    const sql = await this.app.container.make(Sql)
    const revokedAt = await revokeKey(sql, this.id, new Date())
    if (!revokedAt) throw new DomainError('not_found', `There is no key "${this.id}".`)
    await callersChangedEverywhere(sql)
    return { id: this.id, revoked_at: revokedAt }
  }
}
