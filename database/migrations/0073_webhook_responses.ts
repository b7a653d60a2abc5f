import { BaseSchema } from '@adonisjs/lucid/schema'

/** The beginning of a receiver's response to an attempt, as text. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('webhook_attempts', (table) => {
      table.text('response').nullable()
    })
  }

  async down() {
    this.schema.alterTable('webhook_attempts', (table) => {
      table.dropColumn('response')
    })
  }
}
