import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `dataset_rows.basis` is what a row's answers depend on, as JSON; null for rows filled before this
 * migration. `dataset_proofs` has one row per proof export. Each names the root of the export
 * before it. `package` is the SHA-256 of the hashes of its files: an equal export is not added
 * again.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('dataset_rows', (table) => table.text('basis').nullable())
    this.schema.createTable('dataset_proofs', (table) => {
      table.string('dataset_id', 40).notNullable().references('datasets.id').onDelete('CASCADE')
      table.integer('sequence').notNullable()
      table.string('root', 64).notNullable()
      table.string('previous', 64).nullable()
      table.string('package', 64).notNullable()
      table.integer('cells').notNullable()
      table.string('created_at', 30).notNullable()
      table.primary(['dataset_id', 'sequence'])
    })
  }

  async down() {
    this.schema.dropTable('dataset_proofs')
    this.schema.alterTable('dataset_rows', (table) => table.dropColumn('basis'))
  }
}
