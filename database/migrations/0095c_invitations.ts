import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Invitations to workspaces, one per address. `link_hash` is the hash of the token that the
 * inviting admin copies. `mail_hash` is the hash of the mailed token. Accepting with the mailed
 * token proves that the address belongs to the user.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('invitations', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('email', 254).notNullable()
      table.string('role', 10).notNullable().checkIn(['owner', 'admin', 'member'])
      table.string('inviter_id', 40).notNullable().references('users.id').onDelete('CASCADE')
      table.string('link_hash', 64).notNullable().unique()
      table.string('mail_hash', 64).nullable().unique()
      table.string('created_at', 30).notNullable()
      table.string('expires_at', 30).notNullable()
      table.string('accepted_at', 30).nullable()
      table.unique(['workspace_id', 'email'])
      table.index(['inviter_id'])
    })
  }

  async down() {
    this.schema.dropTable('invitations')
  }
}
