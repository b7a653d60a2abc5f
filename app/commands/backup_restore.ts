import { resolve } from 'node:path'
import { args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

export default class BackupRestore extends KithCommand {
  static commandName = 'backup:restore'
  static description = 'Restore a backup into DATA_DIR'
  static help = [
    'Checks every file while copying it, and changes nothing if the backup is damaged. Stop kith first. PATH is a backup, or a folder of backups, of which the newest is restored. If the command is killed, DATA_DIR is either unchanged, or the next start of kith finishes the restore.',
    '',
    'People erased after the backup do not return: the next start erases everybody on the suppression lists of the replaced data, of the newest backup beside PATH, and of --suppressions. With --to, name DATA_DIR there.',
    '',
    'A backup of an older version is migrated at the next start. A backup of a newer version is rejected.',
    '',
    '{{ binaryName }} backup:restore backups',
    '{{ binaryName }} backup:restore backups/kith-2026-11-23T09-00-00-000Z --to=/srv/kith --replace',
  ]
  static options: CommandOptions = { startApp: false }

  @args.string({ description: 'A backup, or a folder of backups' })
  declare path: string

  @flags.string({ description: 'The folder to restore into, by default DATA_DIR' })
  declare to?: string

  @flags.boolean({ description: 'Delete the data that is there now' })
  declare replace: boolean

  @flags.string({ description: 'A newer backup, or a saved database, whose suppression list is kept' })
  declare suppressions?: string

  protected async ready(): Promise<void> {}

  protected async answer() {
    const { default: env, dataPath } = await import('#start/env')
    const { DATABASE, refusal } = await import('#app/backup/manifest')
    const { sizeOf } = await import('#app/backup/data_files')
    const { restoreBackup } = await import('#app/backup/restore_backup')
    if (env.get('DATABASE_URL') && !this.to)
      throw refusal(
        'DATABASE_URL is set, but this backup is of SQLite. Unset DATABASE_URL, or name a folder with --to.'
      )
    const progress = new Progress('MB')
    const restored = await restoreBackup({
      backup: resolve(this.path),
      dataDir: this.to ? resolve(this.to) : dataPath(),
      replace: this.replace ?? false,
      suppressions: this.suppressions && resolve(this.suppressions),
      now: () => new Date(),
      onProgress: (file, done, total) =>
        progress.update(file, Math.floor(done / 1e6), done / Math.max(1, total)),
    })
    progress.done()
    const present = dataPath()
    if (restored.data_dir !== present && !this.suppressions && sizeOf(dataPath(DATABASE)) > 0)
      this.errorText = `People erased since the backup may return, because the suppression list in ${present} was not kept. To keep it, repeat the command with --replace --suppressions=${present}`
    return restored
  }
}
