import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Grants of users to OAuth clients. A grant begins with an authorization code and continues with
 * refresh tokens, of which only hashes are stored. Its access token is the API key `key_id`, whose
 * `audience` limits it to the MCP server.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('oauth_grants', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('user_id', 40).notNullable().references('users.id').onDelete('CASCADE')
      table.string('client_id', 500).notNullable()
      table.string('client_name', 200).notNullable()
      table.text('scopes').notNullable()
      table.string('redirect_uri', 1000).notNullable()
      table.string('code_challenge', 43).notNullable()
      table.string('code_hash', 64).notNullable().unique()
      table.string('code_expires_at', 30).notNullable()
      table.string('redeemed_at', 30).nullable()
      table.string('refresh_hash', 64).nullable().unique()
      table.string('previous_hash', 64).nullable().unique()
      table.string('expires_at', 30).nullable()
      table.string('key_id', 40).nullable()
      table.string('created_at', 30).notNullable()
      table.string('revoked_at', 30).nullable()
      table.index(['workspace_id'])
      table.index(['user_id'])
    })
    this.schema.alterTable('api_keys', (table) => {
      table.string('audience', 20).nullable()
    })
  }

  async down() {
    this.schema.dropTable('oauth_grants')
    this.schema.alterTable('api_keys', (table) => {
      table.dropColumn('audience')
    })
  }
}
