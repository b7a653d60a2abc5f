import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Answers of the page reader's language model. `reading_key` is a hash of model, prompt version and
 * prompt, so it depends on the page's text and the row, but not on the workspace. `url_key` is the
 * page's key in the archive. Also adds the warnings of datasets.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('page_readings', (table) => {
      table.string('reading_key', 64).notNullable().primary()
      table.string('url_key', 64).notNullable()
      table.text('proposals').notNullable()
      table.string('read_at', 30).notNullable()
      table.index(['url_key'])
      table.index(['read_at'])
    })
    this.schema.alterTable('datasets', (table) => table.text('warnings').nullable())
  }

  async down() {
    this.schema.alterTable('datasets', (table) => table.dropColumn('warnings'))
    this.schema.dropTable('page_readings')
  }
}
