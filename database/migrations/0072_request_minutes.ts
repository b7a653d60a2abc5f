import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Requests by workspace, route, status and UTC minute (YYYY-MM-DDTHH:MM), with how long they took in buckets. Each process
 * (`writer`) keeps rows of its own, so that writing one again changes nothing. They are gone after two days, so they do not hold
 * on to their workspace.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('request_minutes', (table) => {
      table.string('workspace_id', 40).notNullable()
      table.string('minute', 16).notNullable().index()
      table.string('route', 120).notNullable()
      table.integer('status').notNullable()
      table.string('writer', 12).notNullable()
      table.bigInteger('requests').notNullable()
      table.string('durations', 1000).notNullable()
      table.primary(['workspace_id', 'minute', 'route', 'status', 'writer'])
    })
  }

  async down() {
    this.schema.dropTable('request_minutes')
  }
}
