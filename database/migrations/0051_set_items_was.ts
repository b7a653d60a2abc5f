import { BaseSchema } from '@adonisjs/lucid/schema'

/** The earlier status (admitted or rejected) of an item that is verified again, to restore it. */
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
