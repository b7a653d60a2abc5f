import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Keys that encrypt or hash stored data, each encrypted with APP_KEY. Random, so that a new APP_KEY
 * needs no change of the data. The highest number of a purpose is current.
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
  }

  async down() {
    this.schema.dropTable('data_keys')
  }
}
