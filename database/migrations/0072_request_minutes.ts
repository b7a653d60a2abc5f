import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Requests per workspace, route, status and UTC minute (YYYY-MM-DDTHH:MM), with durations in
 * buckets. Each process (`writer`) has its own rows, so writing a row again changes nothing. Rows
 * are deleted after two days and do not reference their workspace.
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
