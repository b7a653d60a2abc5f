import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Explanations as JSON. A dataset row has one per column, a Set cell has one. Null if there are
 * none.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('dataset_rows', (table) => {
      table.text('weighings').nullable()
    })
    this.schema.alterTable('set_cells', (table) => {
      table.text('weighing').nullable()
    })
  }

  async down() {
    this.schema.alterTable('dataset_rows', (table) => {
      table.dropColumn('weighings')
    })
    this.schema.alterTable('set_cells', (table) => {
      table.dropColumn('weighing')
    })
  }
}
