import { BaseSchema } from '@adonisjs/lucid/schema'

/** Requests a minute agreed with an enterprise workspace, where other than its plan's. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('workspaces', (table) => {
      table.integer('rate_override').nullable()
    })
  }

  async down() {
    this.schema.alterTable('workspaces', (table) => {
      table.dropColumn('rate_override')
    })
  }
}
