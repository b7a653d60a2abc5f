import { BaseSchema } from '@adonisjs/lucid/schema'

/** The reasons why a search admitted fewer people than requested, as a JSON list of sentences. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('set_searches', (table) => table.text('warnings').nullable())
  }

  async down() {
    this.schema.alterTable('set_searches', (table) => table.dropColumn('warnings'))
  }
}
