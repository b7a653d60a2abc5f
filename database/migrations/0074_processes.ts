import { BaseSchema } from '@adonisjs/lucid/schema'

/** The processes of the service and their heartbeats. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('processes', (table) => {
      table.string('id', 40).primary()
      table.string('role', 10).notNullable()
      table.string('host', 255).notNullable()
      table.integer('pid').notNullable()
      table.string('started_at', 30).notNullable()
      table.string('beat_at', 30).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('processes')
  }
}
