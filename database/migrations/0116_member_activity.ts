import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a member last used the console in the workspace. Null until the first use. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('members', (table) => table.string('last_active_at', 30).nullable())
  }

  async down() {
    this.schema.alterTable('members', (table) => table.dropColumn('last_active_at'))
  }
}
