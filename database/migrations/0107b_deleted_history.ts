import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `imports.history_deleted` is 1 if the versions that an undo of the import would restore may have been
 * deleted.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('imports', (table) => {
      table.integer('history_deleted').notNullable().defaultTo(0)
    })
  }

  async down() {
    this.schema.alterTable('imports', (table) => {
      table.dropColumn('history_deleted')
    })
  }
}
