import { BaseSchema } from '@adonisjs/lucid/schema'

/** The hash of a key's former secret, and the time until which it works. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('api_keys', (table) => {
      table.string('former_hash', 64).nullable().unique()
      table.string('former_until', 30).nullable()
    })
  }

  async down() {
    this.schema.alterTable('api_keys', (table) => {
      table.dropUnique(['former_hash'])
      table.dropColumns('former_hash', 'former_until')
    })
  }
}
