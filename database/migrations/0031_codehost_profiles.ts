import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What accounts say of themselves, one row an account, the latest. An account whose id nobody stated has a negative one
 * made of its login. JSON is text; an e-mail address is never in it.
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
