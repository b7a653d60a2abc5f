import { BaseSchema } from '@adonisjs/lucid/schema'

/** What members call a user. Null for users who gave no name. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => table.string('name', 80).nullable())
  }

  async down() {
    this.schema.alterTable('users', (table) => table.dropColumn('name'))
  }
}
