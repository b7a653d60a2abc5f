import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a dataset was charged to, so that lists can name its key and its cost. Null for older ones. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('datasets', (table) => table.string('reservation_id', 80).nullable())
  }

  async down() {
    this.schema.alterTable('datasets', (table) => table.dropColumn('reservation_id'))
  }
}
