import { BaseSchema } from '@adonisjs/lucid/schema'

/** Counts the changes of a workspace's exclusion list, so that processes can cache the list. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('workspaces', (table) => {
      table.integer('exclusions_version').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('workspaces', (table) => {
      table.dropColumn('exclusions_version')
    })
  }
}
