import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Idempotency keys. While a key's first request runs, its row is a claim. Afterwards, the row holds
 * the response.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('idempotency_keys', (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('idempotency_key', 255).notNullable()
      table.string('fingerprint', 64).notNullable()
      table.string('claim_token', 40).notNullable()
      table.string('claimed_until', 30).notNullable()
      table.integer('status').nullable()
      table.text('headers').nullable()
      table.text('body').nullable()
      table.string('expires_at', 30).notNullable()
      table.primary(['workspace_id', 'idempotency_key'])
      table.index(['expires_at'])
    })
  }

  async down() {
    this.schema.dropTable('idempotency_keys')
  }
}
