import { readdirSync } from 'node:fs'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { ConnectionConfig } from '@adonisjs/lucid/types/database'

type Migration = new (...args: ConstructorParameters<typeof BaseSchema>) => BaseSchema
const FOLDER = new URL('../../../database/migrations/', import.meta.url)

/** Migrates an empty database to the current schema without starting the application. */
export const migrateEmpty = (connection: ConnectionConfig): Promise<void> =>
  runMigrations(connection, () => true)

/** Runs only the wanted migrations, by file name. */
export async function runMigrations(
  connection: ConnectionConfig,
  isWanted: (file: string) => boolean
): Promise<void> {
  const silent = new Proxy({}, { get: () => () => {} })
  const config = { connection: 'test', connections: { test: connection } }
  const database = new Database(config, silent as Logger, silent as Emitter<any>)
  try {
    for (const file of readdirSync(FOLDER).filter(isWanted).sort()) {
      const { default: Schema } = (await import(new URL(file, FOLDER).href)) as { default: Migration }
      await new Schema(database.connection(), file).execUp()
    }
  } finally {
    await database.manager.closeAll()
  }
}
