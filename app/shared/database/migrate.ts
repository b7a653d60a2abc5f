import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { withMigrationLock } from './migration_lock.js'

/**
 * Runs pending migrations. Concurrent processes run them one after the other. A failing migration
 * throws its error, and earlier migrations stay applied.
 */
export async function migrate(app: ApplicationService): Promise<void> {
  const db = await app.container.make('lucid.db')
  await withMigrationLock(async () => {
    // Disables Lucid's lock, which throws instead of waiting while another process holds it. Lucid
    // may also release the lock on a pool connection that did not take it, which fails.
    const connectionName = db.manager.has('migrations') ? 'migrations' : undefined
    const runner = new MigrationRunner(db, app, { direction: 'up', disableLocks: true, connectionName })
    await runner.run()
    if (connectionName) await db.manager.close(connectionName)
    if (runner.error) throw runner.error
  })
}
