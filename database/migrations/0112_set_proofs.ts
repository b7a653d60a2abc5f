import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `set_items.basis` is what the verdicts on a person depend on, and `set_cells.basis` what a cell
 * depends on, as JSON; null for those made before this migration. `set_proofs` is like
 * `dataset_proofs`, for exports of Sets.
 */
export default class extends BaseSchema {
  async up() {
    for (const name of ['set_items', 'set_cells'])
      this.schema.alterTable(name, (table) => table.text('basis').nullable())
    this.schema.createTable('set_proofs', (table) => {
      table.string('set_id', 40).notNullable().references('sets.id').onDelete('CASCADE')
      table.integer('sequence').notNullable()
      table.string('root', 64).notNullable()
      table.string('previous', 64).nullable()
      table.string('package', 64).notNullable()
      table.integer('cells').notNullable()
      table.string('created_at', 30).notNullable()
      table.primary(['set_id', 'sequence'])
    })
  }

  async down() {
    this.schema.dropTable('set_proofs')
    for (const name of ['set_items', 'set_cells'])
      this.schema.alterTable(name, (table) => table.dropColumn('basis'))
  }
}
