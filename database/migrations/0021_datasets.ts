import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Datasets and their rows. An async dataset has a `run_id`; its status is the status of that run.
 * `request`, `seed` and `cells` are JSON.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('datasets', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('mode', 10).notNullable()
      table.string('status', 20).nullable()
      table.text('request').notNullable()
      table.string('run_id', 40).nullable().references('runs.id')
      table.integer('row_count').notNullable()
      table.string('created_at', 30).notNullable()
      table.string('completed_at', 30).nullable()
      table.index(['workspace_id', 'created_at'])
    })
    this.schema.createTable('dataset_rows', (table) => {
      table.string('dataset_id', 40).notNullable().references('datasets.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.text('seed').notNullable()
      table.text('cells').nullable()
      table.primary(['dataset_id', 'position'])
    })
  }

  async down() {
    this.schema.dropTable('dataset_rows')
    this.schema.dropTable('datasets')
  }
}
