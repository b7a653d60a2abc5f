import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Sets: their searches, candidates, columns and events. `run_id` is the run that currently works on
 * a Set. A Set outlives its runs. JSON columns are text.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('sets', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('status', 20).notNullable().checkIn(['running', 'completed', 'failed', 'cancelled'])
      table.text('webhook_url').nullable()
      table.string('run_id', 40).nullable().references('runs.id')
      table.integer('next_seq').notNullable().defaultTo(0)
      table.integer('next_position').notNullable().defaultTo(0)
      table.string('share_hash', 64).nullable().unique()
      table.string('created_at', 30).notNullable()
      table.index(['workspace_id', 'created_at'])
      table.index(['run_id'])
    })
    this.schema.createTable('set_searches', (table) => {
      table.string('id', 40).primary()
      table.string('set_id', 40).notNullable().references('sets.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.text('query').notNullable()
      table.integer('count').notNullable()
      table.text('criteria').notNullable()
      table.text('exclude').notNullable()
      table.integer('budget').nullable()
      table.boolean('refines').notNullable().defaultTo(false)
      table
        .string('status', 20)
        .notNullable()
        .checkIn(['queued', 'running', 'completed', 'failed', 'cancelled'])
      table.string('stop_reason', 20).nullable()
      table.text('progress').notNullable()
      table.integer('admitted').notNullable().defaultTo(0)
      table.string('created_at', 30).notNullable()
      table.index(['set_id', 'position'])
    })
    this.schema.createTable('set_columns', (table) => {
      table.string('id', 40).primary()
      table.string('set_id', 40).notNullable().references('sets.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.text('description').notNullable()
      table.string('format', 20).nullable()
      table.string('created_at', 30).notNullable()
      table.index(['set_id', 'position'])
    })
    this.schema.createTable('set_items', (table) => {
      table.string('id', 40).primary()
      table.string('set_id', 40).notNullable().references('sets.id').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('search_id', 40).nullable()
      table.string('identity', 80).notNullable()
      table.string('status', 20).notNullable().checkIn(['pending', 'admitted', 'rejected'])
      table.text('seed').notNullable()
      table.text('person').nullable()
      table.text('criteria').notNullable()
      table.boolean('billed').notNullable().defaultTo(false)
      table.string('created_at', 30).notNullable()
      table.unique(['set_id', 'identity'])
      table.index(['set_id', 'status', 'position'])
      table.index(['search_id', 'status'])
    })
    this.schema.createTable('set_cells', (table) => {
      table.string('item_id', 40).notNullable().references('set_items.id').onDelete('CASCADE')
      table.string('column_id', 40).notNullable().references('set_columns.id').onDelete('CASCADE')
      table.text('cell').notNullable()
      table.boolean('found').notNullable()
      table.boolean('billed').notNullable().defaultTo(false)
      table.primary(['item_id', 'column_id'])
    })
    this.schema.createTable('set_reservations', (table) => {
      table.string('reservation_id', 60).primary()
      table.string('set_id', 40).notNullable().references('sets.id').onDelete('CASCADE')
      table.integer('amount').notNullable()
      table.index(['set_id'])
    })
    this.schema.createTable('set_events', (table) => {
      table.string('set_id', 40).notNullable().references('sets.id').onDelete('CASCADE')
      table.integer('seq').notNullable()
      table.string('type', 60).notNullable()
      table.text('data').notNullable()
      table.string('created_at', 30).notNullable()
      table.primary(['set_id', 'seq'])
    })
  }

  async down() {
    for (const table of [
      'set_events',
      'set_reservations',
      'set_cells',
      'set_items',
      'set_columns',
      'set_searches',
      'sets',
    ])
      this.schema.dropTable(table)
  }
}
