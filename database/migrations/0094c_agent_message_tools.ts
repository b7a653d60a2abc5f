import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The tools whose results a session message may contain, as a JSON list of names. A key must have
 * access to all of them to read the message. Null for older messages, which need access to every
 * tool.
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
