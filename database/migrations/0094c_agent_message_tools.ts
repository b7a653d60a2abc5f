import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The tools whose results a turn of a session may mention, as a JSON list of names. A key without
 * these tools cannot read the turn. Null for older turns, which need access to every tool.
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
