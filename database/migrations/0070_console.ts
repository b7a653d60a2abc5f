import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sessions of the console in the format of the framework's session store, and the audit log. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('console_sessions', (table) => {
      table.string('id').primary()
      table.text('data').notNullable()
      table.string('user_id').nullable().index()
      table.timestamp('expires_at').notNullable().index()
    })
    this.schema.createTable('console_audit', (table) => {
      table.bigIncrements('sequence')
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('user_id', 40).notNullable()
      table.string('email', 254).notNullable()
      table.string('action', 40).notNullable()
      table.string('subject', 100).notNullable()
      table.text('detail').notNullable()
      table.string('created_at', 30).notNullable()
      table.index(['workspace_id', 'sequence'])
    })
  }

  async down() {
    this.schema.dropTable('console_audit')
    this.schema.dropTable('console_sessions')
  }
}
