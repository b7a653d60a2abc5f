/**
 * A process that keeps creating or restoring backups, until it is killed. Prints `begin` before each
 * one. Arguments: `create DATA_DIR FOLDER`, or `restore DATA_DIR BACKUP BACKUP`.
 */
import { createBackup } from '#app/backup/create_backup'
import { restoreBackup } from '#app/backup/restore_backup'

const [work, dataDir, first, second] = process.argv.slice(2)

for (let n = 0; ; n++) {
  const now = new Date()
  process.stdout.write('begin\n')
  if (work === 'create') await createBackup({ dataDir, folder: first, appKey: 'file', now })
  else await restoreBackup({ backup: n % 2 ? first : second, dataDir, replace: true, now: () => now })
  process.stdout.write('done\n')
}
