import { dirname, join, resolve } from 'node:path'
import { args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { validationFailed } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

export default class BackupCreate extends KithCommand {
  static commandName = 'backup:create'
  static description = 'Back up DATA_DIR while kith serves'
  static help = [
    'Writes a new folder kith-TIME into DIR, by default into backups next to DATA_DIR. It has the state of one moment: the database, the indexes, the page archive, code-host files, and APP_KEY if it is in DATA_DIR. Files that an earlier backup in DIR already has are linked, not copied. A killed command leaves no backup.',
    '',
    'With PostgreSQL, it prints the commands to use instead.',
    '',
    '{{ binaryName }} backup:create',
    '{{ binaryName }} backup:create /mnt/backups --keep=14',
  ]
  /** The command only reads, copies and deletes files, so it works even if the application cannot start. */
  static options: CommandOptions = { startApp: false }

  @args.string({ description: 'The folder of all backups', required: false })
  declare dir?: string

  @flags.number({ description: 'Delete all but this many of the newest backups in DIR' })
  declare keep?: number

  protected async ready(): Promise<void> {}

  protected async answer() {
    const { default: env, dataPath } = await import('#start/env')
    const { createBackup } = await import('#app/backup/create_backup')
    const { deleteOldBackups } = await import('#app/backup/delete_old_backups')
    const { postgresCommands } = await import('#app/backup/postgres_commands')
    const { refusal } = await import('#app/backup/manifest')
    if (this.keep !== undefined && !(Number.isInteger(this.keep) && this.keep >= 1))
      throw validationFailed({ keep: ['must be a whole number of at least 1'] })
    const dataDir = dataPath()
    if (env.get('DATABASE_URL')) throw refusal(postgresCommands(dataDir))
    const folder = resolve(this.dir ?? join(dirname(dataDir), 'backups'))
    const appKey = env.get('APP_KEY') ? 'environment' : 'file'
    const [began, progress] = [performance.now(), new Progress('MB')]
    const created = await createBackup({
      ...{ dataDir, folder, appKey, now: new Date() },
      onProgress: (step, bytes, total) =>
        progress.update(step, Math.floor(bytes / 1e6), total ? bytes / total : null),
    })
    progress.done()
    const deleted = this.keep === undefined ? 0 : deleteOldBackups(folder, this.keep)
    const seconds = Math.round(performance.now() - began) / 1000
    return { ...created, app_key: appKey, deleted_backups: deleted, seconds }
  }

  protected print(answer: Awaited<ReturnType<BackupCreate['answer']>>): void {
    super.print(answer)
    if (answer.app_key === 'environment')
      console.log('The environment sets APP_KEY, so this backup does not have it. Keep it separately.')
  }
}
