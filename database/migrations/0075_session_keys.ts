import { BaseSchema } from '@adonisjs/lucid/schema'

/** The user of a console session's key. Such keys are short-lived and end with the session. */
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
