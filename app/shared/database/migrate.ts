import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { withMigrationLock } from './migration_lock.js'

/**
 * Runs pending migrations. Processes that start at the same time run them one after the other.
 * Throws the error of a failing migration; earlier migrations stay applied.
 */
export async function migrate(app: ApplicationService): Promise<void> {
  const db = await app.container.make('lucid.db')
  await withMigrationLock(async () => {
    // Lucid's own lock fails if taken, and may be released on another pool connection.
    const connectionName = db.manager.has('migrations') ? 'migrations' : undefined
    const runner = new MigrationRunner(db, app, { direction: 'up', disableLocks: true, connectionName })
    await runner.run()
    if (connectionName) await db.manager.close(connectionName)
    if (runner.error) throw runner.error
  })
}
