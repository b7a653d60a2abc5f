import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The highest percentage of the budget for which `budget.reached` was sent in the period, and the
 * highest one for which mail was sent. 0 is none.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('key_spend', (table) => {
      table.integer('alerted').notNullable().defaultTo(0)
      table.integer('mailed').notNullable().defaultTo(0)
    })
    this.schema.raw('CREATE INDEX key_spend_unmailed ON key_spend (key_id) WHERE alerted > mailed')
  }

  async down() {
    this.schema.raw('DROP INDEX key_spend_unmailed')
    this.schema.alterTable('key_spend', (table) => {
      table.dropColumns('alerted', 'mailed')
    })
  }
}
