import { BaseSchema } from '@adonisjs/lucid/schema'

/** The runs of agent sessions, and the messages of sessions with memory. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('agent_session_runs', (table) => {
      table.string('run_id', 40).primary().references('runs.id').onDelete('CASCADE')
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('session_id', 200).notNullable()
      table.index(['workspace_id', 'session_id'])
    })
    this.schema.createTable('agent_messages', (table) => {
      table.string('run_id', 40).notNullable()
      table.string('role', 10).notNullable().checkIn(['user', 'assistant'])
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('session_id', 200).notNullable()
      table.text('text').notNullable()
      table.string('said_at', 30).notNullable()
      table.primary(['run_id', 'role'])
      table.index(['workspace_id', 'session_id', 'said_at'])
      table.index(['said_at'])
    })
  }

  async down() {
    this.schema.dropTable('agent_messages')
    this.schema.dropTable('agent_session_runs')
  }
}
