import { BaseSchema } from '@adonisjs/lucid/schema'

/** Workspaces and their keys. For the format of values see app/shared/database/codecs.ts. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('workspaces', (table) => {
      table.string('id', 40).primary()
      table.string('slug', 80).notNullable().unique()
      table.string('name', 200).notNullable()
      table.string('plan', 20).notNullable()
      table.boolean('card_on_file').notNullable()
      table.string('status', 20).notNullable()
      table.string('created_at', 30).notNullable()
    })
    this.schema.createTable('api_keys', (table) => {
      table.string('id', 40).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('name', 200).notNullable()
      table.string('hash', 64).notNullable().unique()
      table.text('scopes').notNullable()
      table.integer('rate').nullable()
      table.integer('daily_budget').nullable()
      table.integer('monthly_budget').nullable()
      table.string('expires_at', 30).nullable()
      table.string('revoked_at', 30).nullable()
      table.string('last_used_at', 30).nullable()
      table.string('created_at', 30).notNullable()
      table.index(['workspace_id', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('api_keys')
    this.schema.dropTable('workspaces')
  }
}
