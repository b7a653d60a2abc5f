import { BaseSchema } from '@adonisjs/lucid/schema'

/** Ended reservations stay with their Set, so that the ledger can name it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('set_reservations', (table) =>
      table.boolean('is_ended').notNullable().defaultTo(false)
    )
  }

  async down() {
    this.schema.alterTable('set_reservations', (table) => table.dropColumn('is_ended'))
  }
}
