import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A session message may contain results of these tools, a JSON list of names. A key without these
 * tools cannot read the message. Null for older messages, which need access to every tool.
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
