import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The records of all sources and the merged view of each company. A record's key is derived from
 * its source and id. A company's id is the key of its first record, so `company_records` finds
 * every issued id. `company_keys` holds the keys that join records, as 53-bit hashes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('companies', (table) => {
      table.string('company_id', 40).primary()
      table.text('view').notNullable()
      table.string('updated_at', 30).notNullable()
    })
    this.schema.createTable('company_records', (table) => {
      table.bigInteger('record_id').primary()
      table.string('record_key', 32).notNullable().unique()
      table.string('company_id', 40).notNullable().index()
      table.string('content_hash', 32).notNullable()
      table.text('body').notNullable()
      table.string('imported_at', 30).notNullable()
    })
    this.schema.createTable('company_keys', (table) => {
      table.bigInteger('key_hash').notNullable()
      table.bigInteger('record_id').notNullable()
      table.primary(['key_hash', 'record_id'])
    })
  }

  async down() {
    this.schema.dropTable('company_keys')
    this.schema.dropTable('company_records')
    this.schema.dropTable('companies')
  }
}
