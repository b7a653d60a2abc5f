import { BaseSchema } from '@adonisjs/lucid/schema'

/** Explanations as JSON: by column for a dataset row, one for a Set cell. Null without any. */
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
