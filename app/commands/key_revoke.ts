import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class KeyRevoke extends KithCommand {
  static commandName = 'key:revoke'
  static description = 'Revoke an API key for good'

  @args.string({ description: 'Id of the key, as key:list shows it' })
  declare id: string

  protected async answer() {
    const { default: ApiKey } = await import('#app/access/api_key')
    const key = await ApiKey.find(this.id)
    if (!key) throw new DomainError('not_found', `There is no key "${this.id}".`)
    if (!key.revokedAt) await key.merge({ revokedAt: new Date().toISOString() }).save()
    return { id: key.id, revoked_at: key.revokedAt }
  }
}
