import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was taken in of the code host's event archive. The files under DATA_DIR hold what events add up to; these tables
 * say which of them count: a file is there once its row is. Each archive file is taken in once, by the hash of its
 * content, in the transaction that adds its parts and hours.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('codehost_files', (table) => {
      table.string('file_hash', 64).primary()
      table.text('name').notNullable()
      // Cut short or damaged: whole files of this name take its place.
      table.boolean('is_broken').notNullable()
      table.text('report').notNullable()
      table.string('imported_at', 30).notNullable()
    })
    // Hours are UTC, YYYY-MM-DDTHH.
    this.schema.createTable('codehost_hours', (table) => {
      table.string('hour', 13).notNullable()
      table.string('file_hash', 64).notNullable()
      table.integer('events').notNullable()
      table.integer('pushes').notNullable()
      table.integer('pushes_with_commits').notNullable()
      table.primary(['hour', 'file_hash'])
    })
    this.schema.createTable('codehost_parts', (table) => {
      table.string('name', 80).primary()
      table.string('month', 7).notNullable().index()
      table.bigInteger('rows').notNullable()
      // The broken file it is of; such a part is never merged, so that it can be taken back.
      table.string('broken_file', 64).nullable().index()
      // Merged into another; its files go once no reader can be at them.
      table.string('retired_at', 30).nullable()
    })
    this.schema.createTable('codehost_folds', (table) => {
      table.string('version', 40).primary()
      table.string('as_of', 10).notNullable()
      // Of what the archive then held.
      table.string('state', 60).notNullable()
      table.bigInteger('accounts').notNullable()
      table.string('built_at', 30).notNullable()
    })
  }

  async down() {
    for (const name of ['folds', 'parts', 'hours', 'files']) this.schema.dropTable(`codehost_${name}`)
  }
}
