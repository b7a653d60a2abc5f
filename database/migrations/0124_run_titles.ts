import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The task of an agent, which names its run after the input is deleted. Null for runs of other kinds,
 * whose records name them, and for runs from before this migration.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('runs', (table) => table.text('title').nullable())
  }

  async down() {
    this.schema.alterTable('runs', (table) => table.dropColumn('title'))
  }
}
