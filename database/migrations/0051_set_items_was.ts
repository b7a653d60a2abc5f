import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an item that waits to be verified once more was before, so that it can be that again: admitted or rejected. */
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
