import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Second factors of console users. `secret` is encrypted with APP_KEY. `last_step` is the time step
 * of the last accepted code, so that no code works twice. Recovery codes are stored as hashes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('user_totp', (table) => {
      table.string('user_id', 40).primary().references('users.id').onDelete('CASCADE')
      table.text('secret').notNullable()
      table.bigInteger('last_step').notNullable().defaultTo(0)
      table.string('created_at', 30).notNullable()
      table.string('confirmed_at', 30).nullable()
    })
    this.schema.createTable('user_recovery_codes', (table) => {
      table.string('user_id', 40).notNullable().references('users.id').onDelete('CASCADE')
      table.string('hash', 64).notNullable()
      table.string('used_at', 30).nullable()
      table.primary(['user_id', 'hash'])
    })
  }

  async down() {
    this.schema.dropTable('user_recovery_codes')
    this.schema.dropTable('user_totp')
  }
}
