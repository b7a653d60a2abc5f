import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Durable runs and their events. `input`, `checkpoint`, `output` and event data are JSON. An
 * expired run loses them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('runs', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('key_id', 40).notNullable()
      table.string('kind', 40).notNullable()
      table
        .string('status', 20)
        .notNullable()
        .checkIn(['queued', 'running', 'completed', 'failed', 'cancelled'])
      table.text('input').nullable()
      table.text('checkpoint').nullable()
      table.text('output').nullable()
      table.text('error').nullable()
      table.string('reservation_id', 60).nullable()
      table.integer('charged').notNullable().defaultTo(0)
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('next_seq').notNullable().defaultTo(0)
      table.string('lease_token', 40).nullable()
      table.string('lease_until', 30).nullable()
      table.string('created_at', 30).notNullable()
      table.string('started_at', 30).nullable()
      table.string('finished_at', 30).nullable()
      table.string('expires_at', 30).notNullable()
      table.index(['workspace_id', 'created_at'])
      table.index(['status', 'lease_until'])
      table.index(['expires_at'])
    })
    this.schema.createTable('run_events', (table) => {
      table.string('run_id', 40).notNullable().references('runs.id').onDelete('CASCADE')
      table.integer('seq').notNullable()
      table.string('type', 60).notNullable()
      table.text('data').notNullable()
      table.string('created_at', 30).notNullable()
      table.primary(['run_id', 'seq'])
    })
  }

  async down() {
    this.schema.dropTable('run_events')
    this.schema.dropTable('runs')
  }
}
