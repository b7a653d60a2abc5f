import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a search of a Set admitted fewer people than asked for, as a JSON list of sentences. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('set_searches', (table) => table.text('warnings').nullable())
  }

  async down() {
    this.schema.alterTable('set_searches', (table) => table.dropColumn('warnings'))
  }
}
