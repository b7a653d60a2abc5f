import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The outcome of each round, and when a monitor was paused. A paused monitor stays active but is
 * not due. `error` is the code of a failed round that will be retried.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('monitors', (table) => {
      table.string('paused_at', 30).nullable()
    })
    this.schema.createTable('monitor_rounds', (table) => {
      table.bigIncrements('sequence')
      table.string('monitor_id', 40).notNullable().references('monitors.id').onDelete('CASCADE')
      table.integer('found').notNullable().defaultTo(0)
      table.integer('created').notNullable().defaultTo(0)
      table.integer('changed').notNullable().defaultTo(0)
      table.string('error', 60).nullable()
      table.string('ended_at', 30).notNullable()
      table.index(['monitor_id', 'sequence'])
    })
  }

  async down() {
    this.schema.dropTable('monitor_rounds')
    this.schema.alterTable('monitors', (table) => {
      table.dropColumn('paused_at')
    })
  }
}
