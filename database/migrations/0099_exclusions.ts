import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * People whom a workspace leaves out of searches. A row has a person id or a profile URL. `key` is
 * that id, or a key derived from the URL.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('exclusions', (table) => {
      table.string('id', 40).notNullable().primary()
      table.string('workspace_id', 40).notNullable()
      table.string('key', 600).notNullable()
      table.string('person_id', 100).nullable()
      table.string('profile_url', 500).nullable()
      table.string('created_at', 30).notNullable()
      table.unique(['workspace_id', 'key'])
      table.index(['workspace_id', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('exclusions')
  }
}
