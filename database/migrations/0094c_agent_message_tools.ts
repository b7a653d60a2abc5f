import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The tools whose results a turn of a session may mention, as a JSON list of names. A key that may
 * not call them cannot read the turn. Null for older turns, which only keys with access to every
 * tool can read.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('agent_messages', (table) => {
      table.text('tools').nullable()
    })
  }

  async down() {
    this.schema.alterTable('agent_messages', (table) => {
      table.dropColumn('tools')
    })
  }
}
