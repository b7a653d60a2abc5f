import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Verdict counts of each criterion of a search, as JSON, and the maximum number of people per
 * company.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('set_searches', (table) => {
      table.text('verdict_counts').nullable()
      table.integer('max_per_company').nullable()
    })
  }

  async down() {
    this.schema.alterTable('set_searches', (table) => table.dropColumns('verdict_counts', 'max_per_company'))
  }
}
