import { flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

const REPLACE =
  'To replace APP_KEY: set APP_PREVIOUS_KEYS to the former key and APP_KEY to a new one, restart all processes, run this command, and remove APP_PREVIOUS_KEYS.'

export default class KeysRotate extends KithCommand {
  static commandName = 'keys:rotate'
  static description = 'Encrypt all stored contacts and secrets with new keys'
  static help = [
    'Encrypts contacts with a new key, and all keys and secrets with the current APP_KEY. You can run this while the server runs. A killed rotation continues with the next call.',
    '',
    REPLACE,
    '',
    'With --proofs, also signs proofs with a new key. /.well-known/kith-proof-keys.json then has the new and the former keys.',
    '',
    '{{ binaryName }} keys:rotate [--proofs]',
  ]

  @flags.boolean({ description: 'Sign proofs with a new key' })
  declare proofs?: boolean

  protected async answer() {
    const { rotateKeys } = await import('#app/sealing/rotate_keys')
    const { hasNothingSealed } = await import('#app/sealing/has_nothing_sealed')
    const { ContactVault } = await import('#app/shared/sealing/contact_vault')
    const { StoredKeys } = await import('#app/shared/stored_keys')
    const { appKeys } = await import('#start/env')
    const { container } = this.app
    const sql = await container.make(Sql)
    const keys = await container.make(StoredKeys)
    const [current, ...previous] = appKeys()
    if (previous.includes(current))
      throw new DomainError(
        'validation_failed',
        'APP_PREVIOUS_KEYS contains APP_KEY, so APP_KEY is not replaced yet. Set APP_KEY to a new key.'
      )
    if (!this.proofs && (await hasNothingSealed(sql, keys)))
      throw new DomainError(
        'validation_failed',
        `Nothing can be rotated: no contacts, keys or secrets are stored. ${REPLACE}`
      )
    if (previous.length === 0) this.errorText = `APP_KEY is unchanged. ${REPLACE}`
    const [began, progress] = [performance.now(), new Progress('rows')]
    const rotated = await rotateKeys({
      sql,
      keys,
      vault: await container.make(ContactVault),
      cipher: await container.make('encryption'),
      onProgress: (table, rows, total) => progress.update(table, rows, rows / Math.max(1, total)),
    })
    progress.done()
    if (this.proofs) {
      const { ProofKeys } = await import('#app/proofs/proof_keys')
      await new ProofKeys(keys, sql).rotate()
    }
    return { ...rotated, seconds: Math.round(performance.now() - began) / 1000 }
  }
}
