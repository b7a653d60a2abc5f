import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Pushes of Sets into lists of connected apps. `fields` is the mapping as JSON. A row of `push_rows` is one
 * approved write. `digest` is the SHA-256 of what it writes, so that a different write is recognised
 * without storing the values. Two pushes never write one list at a time.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('pushes', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('set_id', 40).notNullable().references('sets.id').onDelete('CASCADE')
      table.string('app', 40).notNullable()
      table.string('list', 40).notNullable()
      table.text('fields').notNullable()
      table.string('status', 10).notNullable().checkIn(['planned', 'running', 'completed', 'failed'])
      table.string('run_id', 40).nullable()
      table.string('created_at', 30).notNullable()
      table.index(['workspace_id'])
      table.index(['set_id'])
    })
    this.schema.raw(
      `CREATE UNIQUE INDEX pushes_running ON pushes (workspace_id, app, list) WHERE status = 'running'`
    )
    this.schema.createTable('push_rows', (table) => {
      table.string('push_id', 40).notNullable().references('pushes.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('item_id', 40).notNullable()
      table.boolean('creates').notNullable()
      table.string('digest', 64).notNullable()
      table.string('status', 10).notNullable().checkIn(['planned', 'sending', 'done', 'changed', 'refused'])
      table.primary(['push_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('push_rows')
    this.schema.dropTable('pushes')
  }
}
