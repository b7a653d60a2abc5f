import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Monitors and the people that each has reported. A monitor repeats either its own search or the
 * search of a Set. `search` and `fields` are JSON. `next_at` is the time of the next round, or the
 * lease end of the worker that runs a round. `phase` is `searching` while a round waits for a Set's
 * search.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('monitors', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('key_id', 40).notNullable()
      table.string('set_id', 40).nullable().references('sets.id').onDelete('CASCADE')
      table.text('search').nullable()
      table.text('cadence').notNullable()
      table.text('webhook_url').nullable()
      table.string('status', 10).notNullable().checkIn(['active', 'completed'])
      table.string('phase', 10).notNullable().checkIn(['waiting', 'searching'])
      table.string('next_at', 30).nullable()
      table.string('lease_token', 40).nullable()
      table.integer('rounds').notNullable().defaultTo(0)
      table.integer('failures').notNullable().defaultTo(0)
      table.string('last_error', 200).nullable()
      table.string('created_at', 30).notNullable()
      table.index(['workspace_id', 'created_at'])
      table.check("(status = 'active') = (next_at IS NOT NULL)")
      table.check('(set_id IS NULL) <> (search IS NULL)')
    })
    this.schema.raw(`CREATE INDEX monitors_due ON monitors (next_at) WHERE status = 'active'`)
    this.schema.createTable('monitor_people', (table) => {
      table.string('monitor_id', 40).notNullable().references('monitors.id').onDelete('CASCADE')
      table.string('person_id', 60).notNullable()
      table.text('fields').notNullable()
      table.primary(['monitor_id', 'person_id'])
    })
  }

  async down() {
    this.schema.dropTable('monitor_people')
    this.schema.dropTable('monitors')
  }
}
