import { basename } from 'node:path'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { Sql } from '#domain/ports/sql'
import { withMigrationLock } from './migration_lock.js'
import { NewerDatabaseError } from './newer_database_error.js'

/**
 * Runs pending migrations. Concurrent processes wait for each other. A failing migration
 * throws its error, and earlier migrations stay applied. Throws WrongAppKeyError, and
 * NewerDatabaseError because older code could damage data of a newer version.
 */
export async function migrate(app: ApplicationService): Promise<void> {
  const db = await app.container.make('lucid.db')
  await withMigrationLock(async () => {
    // Disables Lucid's lock, which throws instead of waiting while another process holds it. Lucid
    // may also release the lock on a pool connection that did not take it, which fails.
    const connectionName = db.manager.has('migrations') ? 'migrations' : undefined
    const runner = new MigrationRunner(db, app, { direction: 'up', disableLocks: true, connectionName })
    const stored = await runner.getList()
    const unknown = stored.filter(({ status }) => status === 'corrupt').map(({ name }) => basename(name))
    if (unknown.length === 0) await runner.run()
    if (connectionName) await db.manager.close(connectionName)
    if (unknown.length > 0) throw new NewerDatabaseError(unknown)
    if (runner.error) throw runner.error
  })
  // Reads the stored keys, so that a wrong APP_KEY fails here, and contacts can be hashed.
  await (await app.container.make(Sql)).select('SELECT purpose FROM data_keys LIMIT 1')
}
