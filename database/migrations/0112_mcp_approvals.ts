import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Questions to MCP clients with a session, and their answers. `call` is the client's id of the call
 * that waits. A row without a waiting process is void after `expires_at`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('mcp_approvals', (table) => {
      table.string('id', 40).primary()
      table.string('key_id', 40).notNullable().references('api_keys.id').onDelete('CASCADE')
      table.string('session', 50).notNullable()
      table.string('call', 100).notNullable()
      table.string('answer', 10).nullable().checkIn(['accept', 'decline', 'cancel'])
      table.string('expires_at', 30).notNullable().index()
      table.index(['key_id'])
    })
  }

  async down() {
    this.schema.dropTable('mcp_approvals')
  }
}
