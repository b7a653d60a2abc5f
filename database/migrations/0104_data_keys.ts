import { BaseSchema } from '@adonisjs/lucid/schema'
import { SEALED_TABLES } from '../sealed_tables_data.js'

/**
 * Encryption of stored contacts. `data_keys` has random keys, each encrypted with APP_KEY, so a new
 * APP_KEY needs no change of the data. The highest number of a purpose is current.
 * `sealing_progress` has the tables whose contacts are plain or use a key older than `key_number`.
 * `position` is the JSON of the last finished row's key. `contact_addresses.sealed` is the
 * encrypted address.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('data_keys', (table) => {
      table.string('purpose', 40).notNullable()
      table.integer('number').notNullable()
      table.text('wrapped').notNullable()
      table.string('created_at', 30).notNullable()
      table.primary(['purpose', 'number'])
    })
    this.schema.createTable('sealing_progress', (table) => {
      table.string('table_name', 60).primary()
      table.integer('key_number').notNullable()
      table.text('position').nullable()
    })
    this.schema.alterTable('contact_addresses', (table) => table.text('sealed').nullable())
    // An encrypted identifier is longer than 500 characters.
    if (this.db.dialect.name === 'postgres')
      this.schema.raw('ALTER TABLE people_batch_rows ALTER COLUMN identifier TYPE text')
    this.defer(async (db) => {
      for (const { table } of SEALED_TABLES) {
        const row = await db.from(table).first()
        if (row) await db.table('sealing_progress').insert({ table_name: table, key_number: 1 })
      }
    })
  }

  async down() {
    this.schema.alterTable('contact_addresses', (table) => table.dropColumn('sealed'))
    this.schema.dropTable('sealing_progress')
    this.schema.dropTable('data_keys')
  }
}
