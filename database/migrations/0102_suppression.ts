import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The suppression list. `suppression_marks` has keyed hashes of identifiers; `kind` separates
 * hashes that may be compared. `suppression_state` has one row: the key of the hashes, encrypted
 * by APP_KEY, and the number of entries.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('suppression_state', (table) => {
      table.integer('id').notNullable().primary()
      table.text('sealed_key').notNullable()
      table.integer('entries').notNullable()
      table.integer('hashed_lists').notNullable()
    })
    this.schema.createTable('suppression_entries', (table) => {
      table.string('id', 100).notNullable().primary()
      table.string('scope', 10).notNullable()
      table.string('created_at', 30).notNullable()
      table.index(['created_at'])
    })
    this.schema.createTable('suppression_marks', (table) => {
      table.string('hash', 22).notNullable()
      table.string('entry_id', 100).notNullable()
      table.string('kind', 40).notNullable()
      table.primary(['hash', 'entry_id'])
      table.index(['entry_id'])
    })
  }

  async down() {
    this.schema.dropTable('suppression_marks')
    this.schema.dropTable('suppression_entries')
    this.schema.dropTable('suppression_state')
  }
}
