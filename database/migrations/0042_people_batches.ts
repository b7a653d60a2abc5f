import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Batch enrichment jobs and their people. `price` is in ACU. `fields` and `result` are JSON. The
 * row of a settled person never changes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('people_batches', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('run_id', 40).notNullable().references('runs.id')
      table.text('fields').notNullable()
      table.integer('price').notNullable()
      table.double('max_cost_usd').nullable()
      table.text('webhook_url').nullable()
      table.integer('people_count').notNullable()
      table.string('stop_reason', 20).nullable()
      table.string('created_at', 30).notNullable()
      table.string('completed_at', 30).nullable()
      table.index(['workspace_id', 'created_at'])
    })
    this.schema.createTable('people_batch_rows', (table) => {
      table.string('batch_id', 40).notNullable().references('people_batches.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('identifier', 500).notNullable()
      table.string('status', 20).notNullable()
      table.text('result').nullable()
      table.integer('found').notNullable().defaultTo(0)
      table.primary(['batch_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('people_batch_rows')
    this.schema.dropTable('people_batches')
  }
}
