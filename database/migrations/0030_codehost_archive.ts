import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Imports of the code host's event archive. Files under DATA_DIR hold aggregated events. Only files
 * with a row here are valid. Each archive file is imported once, by content hash, in the
 * transaction that adds its parts and hours.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('codehost_files', (table) => {
      table.string('file_hash', 64).primary()
      table.text('name').notNullable()
      // Truncated or damaged. A complete file with the same name replaces it.
      table.boolean('is_broken').notNullable()
      table.text('report').notNullable()
      table.string('imported_at', 30).notNullable()
    })
    // UTC hours as YYYY-MM-DDTHH.
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
      // Set for a part of a broken file. Such a part is never merged, so that it can be removed.
      table.string('broken_file', 64).nullable().index()
      // When the part was merged or its import was undone. Its files are deleted when no fold can
      // read them.
      table.string('retired_at', 30).nullable()
    })
    this.schema.createTable('codehost_folds', (table) => {
      table.string('version', 40).primary()
      table.string('as_of', 10).notNullable()
      // The state of the archive that the fold was built from.
      table.string('state', 60).notNullable()
      table.bigInteger('accounts').notNullable()
      table.string('built_at', 30).notNullable()
    })
  }

  async down() {
    for (const name of ['folds', 'parts', 'hours', 'files']) this.schema.dropTable(`codehost_${name}`)
  }
}
