import { BaseSchema } from '@adonisjs/lucid/schema'

/** An enterprise workspace's agreed requests per minute, if different from its plan. */
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
