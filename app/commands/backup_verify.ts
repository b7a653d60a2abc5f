import { resolve } from 'node:path'
import { args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

export default class BackupVerify extends KithCommand {
  static commandName = 'backup:verify'
  static description = 'Read a whole backup and check it'
  static help = [
    'Compares every file with its checksum, and checks the database. PATH is a backup, or a folder of backups, of which the newest is checked. Exits with 1 if the backup is damaged.',
    '',
    '{{ binaryName }} backup:verify backups',
  ]
  static options: CommandOptions = { startApp: false }

  @args.string({ description: 'A backup, or a folder of backups' })
  declare path: string

  protected async ready(): Promise<void> {}

  protected async answer() {
    const { verifyBackup } = await import('#app/backup/verify_backup')
    const progress = new Progress('MB')
    const { path, manifest, bytes, problems } = await verifyBackup(resolve(this.path), (file, done, total) =>
      progress.update(file, Math.floor(done / 1e6), done / Math.max(1, total))
    )
    progress.done()
    if (problems.length > 0) {
      this.exitCode = 1
      this.errorText = `The backup ${path} is damaged: ${problems[0]}.`
    }
    const { created_at, kith, app_key, files } = manifest
    const sound = problems.length === 0
    return {
      ...{ path, created_at, kith, app_key, files: files.length, bytes, sound },
      problems: problems.map((problem) => ({ problem })),
    }
  }
}
