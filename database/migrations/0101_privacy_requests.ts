import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Requests to erase a person. `subject` is the person, encrypted; it is deleted when the request
 * completes. `held` is the report per store. `workspaces` are the ids of workspaces that held data
 * of the person. Both are JSON. `erased_at` marks Set items and dataset rows whose person was
 * erased.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('privacy_requests', (table) => {
      table.string('id', 40).primary()
      // Null for requests of the command line.
      table.string('workspace_id', 40).nullable()
      table.string('status', 20).notNullable().checkIn(['queued', 'erasing', 'compacting', 'completed'])
      table.text('subject').nullable()
      table.boolean('drop_pages').notNullable()
      table.text('held').nullable()
      table.text('workspaces').nullable()
      table.integer('pages').nullable()
      table.integer('attempts').notNullable()
      table.string('last_error', 300).nullable()
      table.string('lease_token', 40).nullable()
      table.string('lease_until', 30).nullable()
      table.string('created_at', 30).notNullable()
      table.string('erased_at', 30).nullable()
      table.string('compacted_at', 30).nullable()
      table.string('completed_at', 30).nullable()
      table.index(['workspace_id', 'created_at'])
      table.index(['status', 'created_at'])
      table.check("(status = 'completed') = (completed_at IS NOT NULL)")
      table.check("(status = 'completed') = (subject IS NULL)")
    })
    for (const name of ['set_items', 'dataset_rows'])
      this.schema.alterTable(name, (table) => {
        table.string('erased_at', 30).nullable()
      })
  }

  async down() {
    for (const name of ['set_items', 'dataset_rows'])
      this.schema.alterTable(name, (table) => table.dropColumn('erased_at'))
    this.schema.dropTable('privacy_requests')
  }
}
