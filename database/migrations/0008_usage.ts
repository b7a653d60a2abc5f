import { BaseSchema } from '@adonisjs/lucid/schema'

/** Requests by workspace, UTC day and route. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('usage_days', (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('day', 10).notNullable()
      table.string('route', 120).notNullable()
      table.bigInteger('requests').notNullable()
      table.primary(['workspace_id', 'day', 'route'])
    })
  }

  async down() {
    this.schema.dropTable('usage_days')
  }
}
