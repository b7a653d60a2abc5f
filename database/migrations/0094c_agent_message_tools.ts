import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The tools whose results a turn of a session may tell of, as a JSON list of names: a key that may not call them does not read the turn.
 * Null for turns from before: they are read by keys that may call every tool.
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
