import { BaseSchema } from '@adonisjs/lucid/schema'

/** The user for whose session in the console a key was made; such keys live briefly and end with it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('api_keys', (table) => {
      table.string('session_user_id', 40).nullable().index()
    })
  }

  async down() {
    this.schema.alterTable('api_keys', (table) => {
      table.dropColumn('session_user_id')
    })
  }
}
