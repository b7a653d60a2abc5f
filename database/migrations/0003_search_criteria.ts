import { BaseSchema } from '@adonisjs/lucid/schema'

/** The parsed criteria of stored queries, by workspace. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('search_criteria', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.text('query').notNullable()
      table.text('criteria').notNullable()
      table.string('created_at', 30).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('search_criteria')
  }
}
