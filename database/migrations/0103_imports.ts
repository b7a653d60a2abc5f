import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Imports, and what they replaced. A stored record names the import of its statement; records of
 * earlier versions and found people name none. `*_versions` holds the statements that later imports
 * replaced, in order. `*_restatements` has the imports that repeated a statement of another.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('imports', (table) => {
      table.bigInteger('number').primary()
      table.string('id', 40).notNullable().unique()
      table.string('kind', 20).notNullable()
      table.string('state', 20).notNullable().index()
      table.string('fingerprint', 64).notNullable().index()
      table.text('files').notNullable()
      table.string('source', 300).nullable()
      table.text('mapping').nullable()
      table.string('started_by', 120).notNullable()
      table.text('counts').notNullable()
      table.text('position').nullable()
      table.string('undoes', 40).nullable()
      table.string('started_at', 30).notNullable()
      table.string('updated_at', 30).notNullable()
      table.string('ended_at', 30).nullable()
    })
    for (const kind of ['person', 'company']) {
      const [records, versions, restatements] = [
        `${kind}_records`,
        `${kind}_versions`,
        `${kind}_restatements`,
      ]
      this.schema.alterTable(records, (table) => {
        table.bigInteger('import_number').nullable()
      })
      this.schema.raw(
        `CREATE INDEX ${records}_import ON ${records} (import_number) WHERE import_number IS NOT NULL`
      )
      this.schema.createTable(versions, (table) => {
        table.bigInteger('version_id').primary()
        table.string('record_key', 32).notNullable().index()
        table.bigInteger('import_number').nullable().index()
        table.string('content_hash', 32).notNullable()
        table.text('body').notNullable()
        table.string('imported_at', 30).notNullable()
      })
      this.schema.createTable(restatements, (table) => {
        table.string('record_key', 32).notNullable()
        table.bigInteger('import_number').notNullable()
        table.bigInteger('restated_by').notNullable().index()
        table.primary(['record_key', 'import_number', 'restated_by'])
      })
    }
  }

  async down() {
    for (const kind of ['person', 'company']) {
      const records = `${kind}_records`
      this.schema.dropTable(`${kind}_restatements`)
      this.schema.dropTable(`${kind}_versions`)
      this.schema.raw(`DROP INDEX ${records}_import`)
      this.schema.alterTable(records, (table) => {
        table.dropColumn('import_number')
      })
    }
    this.schema.dropTable('imports')
  }
}
