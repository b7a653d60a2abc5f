import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { alone } from './migration_lock.js'

/**
 * Brings the schema up to date; of several processes that start at once, one after the other does. Throws what the failing
 * migration threw; those before it stay applied.
 */
export async function migrate(app: ApplicationService): Promise<void> {
  const db = await app.container.make('lucid.db')
  await alone(async () => {
    // Its own lock fails where another process holds it, and is released on whichever connection of the pool is free.
    const connectionName = db.manager.has('migrations') ? 'migrations' : undefined
    const runner = new MigrationRunner(db, app, { direction: 'up', disableLocks: true, connectionName })
    await runner.run()
    if (connectionName) await db.manager.close(connectionName)
    if (runner.error) throw runner.error
  })
}
