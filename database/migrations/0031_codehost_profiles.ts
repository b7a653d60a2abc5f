import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The latest imported profile of each account. An account without a known id has a negative id
 * derived from its login. `body` is JSON without e-mail addresses.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('codehost_profiles', (table) => {
      table.bigInteger('account_id').primary()
      table.string('login_key', 100).notNullable().index()
      table.text('body').notNullable()
      table.string('observed_at', 30).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('codehost_profiles')
  }
}
