import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'

/** Brings the schema up to date. Throws what the failing migration threw; those before it stay applied. */
export async function migrate(app: ApplicationService): Promise<void> {
  const db = await app.container.make('lucid.db')
  const runner = new MigrationRunner(db, app, { direction: 'up' })
  await runner.run()
  if (runner.error) throw runner.error
}
