import { BaseSchema } from '@adonisjs/lucid/schema'

const ROLES = ['owner', 'admin', 'member']

/**
 * Adds owners of workspaces and operators of the service. The first admin of each workspace becomes
 * its owner. No existing user becomes an operator. The table of members is recreated because SQLite
 * cannot change a check.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.boolean('is_operator').notNullable().defaultTo(false)
      // When the user proved that they own the address. Null if never.
      table.string('email_verified_at', 30).nullable()
      table.boolean('must_change_password').notNullable().defaultTo(false)
      table.string('password_changed_at', 30).nullable()
    })
    this.#remake('members_next', ROLES)
    this.schema.raw(
      `INSERT INTO members_next (workspace_id, user_id, role, created_at)
       SELECT m.workspace_id, m.user_id,
         CASE WHEN m.role = 'admin' AND NOT EXISTS (
           SELECT 1 FROM members o WHERE o.workspace_id = m.workspace_id AND o.role = 'admin'
             AND (o.created_at < m.created_at OR (o.created_at = m.created_at AND o.user_id < m.user_id))
         ) THEN 'owner' ELSE m.role END,
         m.created_at
       FROM members m`
    )
    this.schema.dropTable('members')
    this.schema.renameTable('members_next', 'members')
  }

  async down() {
    this.#remake('members_before', ['admin', 'member'])
    this.schema.raw(
      `INSERT INTO members_before (workspace_id, user_id, role, created_at)
       SELECT workspace_id, user_id, CASE role WHEN 'owner' THEN 'admin' ELSE role END, created_at FROM members`
    )
    this.schema.dropTable('members')
    this.schema.renameTable('members_before', 'members')
    this.schema.alterTable('users', (table) => {
      table.dropColumns('is_operator', 'email_verified_at', 'must_change_password', 'password_changed_at')
    })
  }

  #remake(name: string, roles: string[]) {
    this.schema.createTable(name, (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('user_id', 40).notNullable().references('users.id').onDelete('CASCADE')
      table.string('role', 10).notNullable().checkIn(roles)
      table.string('created_at', 30).notNullable()
      table.primary(['workspace_id', 'user_id'])
      table.index(['user_id'])
    })
  }
}
