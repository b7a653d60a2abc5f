import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Webhooks: endpoints, events, and deliveries with every attempt. A `direct` endpoint is the
 * `webhook_url` of jobs. `secrets` is encrypted. `due_at` of a pending delivery is the time of its
 * next attempt, or the lease end of its worker. It is null for other deliveries.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('webhook_endpoints', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('kind', 10).notNullable().checkIn(['registered', 'direct'])
      table.text('url').notNullable()
      table.text('events').notNullable()
      table.text('secrets').nullable()
      table.string('status', 10).notNullable().checkIn(['enabled', 'disabled', 'deleted'])
      table.string('disabled_reason', 20).nullable()
      table.string('failing_since', 30).nullable()
      table.string('created_at', 30).notNullable()
      table.index(['workspace_id', 'status', 'created_at'])
    })
    this.schema.raw(
      `CREATE UNIQUE INDEX webhook_direct_endpoints ON webhook_endpoints (workspace_id, url) WHERE kind = 'direct'`
    )
    this.schema.createTable('webhook_workspace_secrets', (table) => {
      table.string('workspace_id', 40).primary().references('workspaces.id').onDelete('CASCADE')
      table.text('secrets').notNullable()
    })
    this.schema.createTable('webhook_events', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('type', 60).notNullable()
      table.text('payload').notNullable()
      table.string('created_at', 30).notNullable()
      table.index(['created_at'])
    })
    this.schema.createTable('webhook_deliveries', (table) => {
      table.string('id', 40).primary()
      table.string('event_id', 40).notNullable().references('webhook_events.id').onDelete('CASCADE')
      table.string('endpoint_id', 40).notNullable().references('webhook_endpoints.id').onDelete('CASCADE')
      table.string('status', 10).notNullable().checkIn(['pending', 'delivered', 'failed'])
      table.string('due_at', 30).nullable()
      table.string('lease_token', 40).nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.integer('failures').notNullable().defaultTo(0)
      table.string('last_error', 200).nullable()
      table.string('created_at', 30).notNullable()
      table.string('ended_at', 30).nullable()
      table.unique(['event_id', 'endpoint_id'])
      table.index(['endpoint_id', 'created_at'])
      table.check("(status = 'pending') = (due_at IS NOT NULL)")
      table.check("(status = 'pending') = (ended_at IS NULL)")
      table.check("lease_token IS NULL OR status = 'pending'")
    })
    this.schema.raw(
      `CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at) WHERE status = 'pending'`
    )
    this.schema.createTable('webhook_attempts', (table) => {
      table.string('delivery_id', 40).notNullable().references('webhook_deliveries.id').onDelete('CASCADE')
      table.integer('number').notNullable()
      table.string('started_at', 30).notNullable()
      table.integer('duration_ms').notNullable()
      table.integer('status_code').nullable()
      table.string('error', 200).nullable()
      table.primary(['delivery_id', 'number'])
    })
  }

  async down() {
    for (const table of ['attempts', 'deliveries', 'events', 'workspace_secrets', 'endpoints'])
      this.schema.dropTable(`webhook_${table}`)
  }
}
