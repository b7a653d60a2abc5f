import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The previous status (admitted or rejected) of an item that waits to be verified again, so that it
 * can be restored.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('set_items', (table) => {
      table.string('was', 20).nullable()
    })
  }

  async down() {
    this.schema.alterTable('set_items', (table) => {
      table.dropColumn('was')
    })
  }
}
