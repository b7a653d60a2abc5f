import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a profile depends on, as JSON; null for profiles built before this migration. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('person_profiles', (table) => table.text('basis').nullable())
  }

  async down() {
    this.schema.alterTable('person_profiles', (table) => table.dropColumn('basis'))
  }
}
