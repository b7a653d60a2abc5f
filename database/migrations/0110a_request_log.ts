import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Requests of keys, without contents. `path` has ids that kith made; other values of a path are not
 * stored. Rows are deleted after two days and do not reference their workspace.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('request_log', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable()
      table.string('key_id', 40).notNullable()
      table.string('method', 10).notNullable()
      table.string('path', 300).notNullable()
      table.integer('status').notNullable()
      table.string('error', 60).nullable()
      table.integer('duration_ms').nullable()
      table.bigInteger('charged').nullable()
      table.string('created_at', 30).notNullable().index()
      table.index(['workspace_id', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('request_log')
  }
}
