import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

export default class KeysRotate extends KithCommand {
  static commandName = 'keys:rotate'
  static description = 'Encrypt all stored contacts and secrets with new keys'
  static help = [
    'Encrypts contacts with a new key, and all keys and secrets with the current APP_KEY. You can run this while the server runs. A killed rotation continues with the next call.',
    '',
    'To replace APP_KEY: set APP_PREVIOUS_KEYS to the former key and APP_KEY to a new one, restart all processes, run this command, and remove APP_PREVIOUS_KEYS.',
    '',
    '{{ binaryName }} keys:rotate',
  ]

  protected async answer() {
    const { rotateKeys } = await import('#app/sealing/rotate_keys')
    const { ContactVault } = await import('#app/shared/sealing/contact_vault')
    const { StoredKeys } = await import('#app/shared/stored_keys')
    const { container } = this.app
    const [began, progress] = [performance.now(), new Progress('rows')]
    const rotated = await rotateKeys({
      sql: await container.make(Sql),
      keys: await container.make(StoredKeys),
      vault: await container.make(ContactVault),
      cipher: await container.make('encryption'),
      onProgress: (table, rows, total) => progress.update(table, rows, rows / Math.max(1, total)),
    })
    progress.done()
    return { ...rotated, seconds: Math.round(performance.now() - began) / 1000 }
  }
}
