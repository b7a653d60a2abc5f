import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Connections of workspaces to third-party apps, and authorizations that wait for a user. An
 * authorization is found by the hash of its state, and its row is deleted then. `url`, `verifier`
 * and `tokens` are encrypted. At `due_at` a pending connection expires and a connected one is
 * renewed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('connection_attempts', (table) => {
      table.string('run_id', 40).primary()
      table.string('state_hash', 64).notNullable().unique()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('key_id', 40).notNullable()
      table.string('app', 40).notNullable()
      table.text('url').notNullable()
      table.text('verifier').notNullable()
      table.string('expires_at', 30).notNullable()
      table.index(['expires_at'])
    })
    this.schema.createTable('connections', (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('app', 40).notNullable()
      table.string('status', 10).notNullable().checkIn(['pending', 'connected', 'expired', 'failed'])
      table.text('tokens').nullable()
      table.string('due_at', 30).nullable()
      table.integer('version').notNullable()
      table.primary(['workspace_id', 'app'])
      table.check("(status = 'connected') = (tokens IS NOT NULL)")
      table.index(['status', 'due_at'])
    })
  }

  async down() {
    this.schema.dropTable('connections')
    this.schema.dropTable('connection_attempts')
  }
}
