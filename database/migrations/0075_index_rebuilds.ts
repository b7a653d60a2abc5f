import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The last rebuild of each index from the console, and its progress. The process that runs it holds
 * `token` and updates `beat_at` as a heartbeat.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('index_rebuilds', (table) => {
      table.string('index_name', 20).primary()
      table.string('token', 40).notNullable()
      table.string('status', 10).notNullable().checkIn(['running', 'completed', 'failed'])
      table.bigInteger('documents').notNullable().defaultTo(0)
      table.bigInteger('whole').notNullable().defaultTo(0)
      table.string('error', 200).nullable()
      table.string('started_at', 30).notNullable()
      table.string('beat_at', 30).notNullable()
      table.string('ended_at', 30).nullable()
    })
  }

  async down() {
    this.schema.dropTable('index_rebuilds')
  }
}
