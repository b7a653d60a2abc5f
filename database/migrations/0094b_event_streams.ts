import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The open event streams and their holders. A row that is not renewed is void after `held_until`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('event_streams', (table) => {
      table.string('id', 40).primary()
      table.string('owner', 60).notNullable()
      table.string('held_until', 30).notNullable().index()
      table.index(['owner', 'held_until'])
    })
  }

  async down() {
    this.schema.dropTable('event_streams')
  }
}
