import { BaseSchema } from '@adonisjs/lucid/schema'

/** How answers came about, as JSON: of a dataset's row by column, of a Set's cell its own. Null where nothing was kept. */
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
