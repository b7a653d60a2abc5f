import { BaseSchema } from '@adonisjs/lucid/schema'

/** Users of the console and their workspaces. `email` is lower case. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.string('id', 40).primary()
      table.string('email', 254).notNullable().unique()
      table.string('password', 255).notNullable()
      table.string('created_at', 30).notNullable()
    })
    this.schema.createTable('members', (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('user_id', 40).notNullable().references('users.id').onDelete('CASCADE')
      table.string('role', 10).notNullable().checkIn(['admin', 'member'])
      table.string('created_at', 30).notNullable()
      table.primary(['workspace_id', 'user_id'])
      table.index(['user_id'])
    })
  }

  async down() {
    this.schema.dropTable('members')
    this.schema.dropTable('users')
  }
}
