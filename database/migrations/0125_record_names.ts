import { BaseSchema } from '@adonisjs/lucid/schema'

/** The names that members gave to Sets and datasets in the console. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('record_names', (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('record_id', 100).notNullable()
      table.text('name').notNullable()
      table.primary(['workspace_id', 'record_id'])
    })
  }

  async down() {
    this.schema.dropTable('record_names')
  }
}
