import { BaseSchema } from '@adonisjs/lucid/schema'

/** Explanations as JSON: for a dataset row by column, for a Set cell one. Null without one. */
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
