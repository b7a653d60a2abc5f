import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who added an entry of the suppression list, and why. Entries from before this migration have none. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('suppression_origins', (table) => {
      table.string('entry_id', 100).notNullable().primary()
      table.string('added_by', 254).notNullable()
      table.string('reason', 20).nullable()
    })
  }

  async down() {
    this.schema.dropTable('suppression_origins')
  }
}
