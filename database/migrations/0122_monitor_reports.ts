import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * When a monitor reported a person as new, and the last change of that person. Null for reports from
 * before this migration.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('monitor_people', (table) => {
      table.string('reported_at', 30).nullable()
      table.string('changed_at', 30).nullable()
    })
  }

  async down() {
    this.schema.alterTable('monitor_people', (table) => {
      table.dropColumn('reported_at')
      table.dropColumn('changed_at')
    })
  }
}
