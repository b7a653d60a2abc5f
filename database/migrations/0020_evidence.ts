import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The index of the page archive: pages by canonical address, their captures by time, and each
 * content once. The contents are in WARC files under DATA_DIR. The `text_*` columns of a page name
 * the page's capture that is in the text index.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('evidence_files', (table) => {
      table.string('name', 80).primary()
      table.bigInteger('bytes').notNullable()
      table.string('sealed_at', 30).nullable()
    })
    this.schema.createTable('evidence_bodies', (table) => {
      table.string('digest', 71).primary()
      table.string('file', 80).notNullable().index()
      table.bigInteger('file_offset').notNullable()
      table.integer('length').notNullable()
      table.integer('size').notNullable()
      table.text('url').notNullable()
      table.string('observed_at', 30).notNullable()
      table.string('declared_digest', 120).nullable().index()
    })
    this.schema.createTable('evidence_pages', (table) => {
      table.bigIncrements('page_id')
      table.string('url_key', 22).notNullable().unique()
      table.text('url').notNullable()
      table.text('title').nullable()
      table.string('text_at', 30).nullable()
      table.string('text_digest', 71).nullable()
    })
    this.schema.createTable('evidence_captures', (table) => {
      table.bigIncrements('capture_id')
      table.bigInteger('page_id').notNullable()
      table.string('observed_at', 30).notNullable()
      table.integer('status').notNullable()
      table.string('digest', 71).notNullable().index()
      table.text('url').notNullable()
      table.text('content_type').nullable()
      table.text('location').nullable()
      table.text('etag').nullable()
      table.text('last_modified').nullable()
      table.unique(['page_id', 'observed_at', 'status', 'digest'])
    })
    this.schema.createTable('evidence_imports', (table) => {
      table.string('file_hash', 64).primary()
      table.text('report').notNullable()
    })
    if (this.db.dialect.name === 'postgres') {
      this.schema.raw('CREATE TABLE evidence_words (page_id bigint PRIMARY KEY, words tsvector NOT NULL)')
      this.schema.raw('CREATE INDEX evidence_words_index ON evidence_words USING gin (words)')
    } else {
      this.schema.raw(
        `CREATE VIRTUAL TABLE evidence_words USING fts5(title, url, body, content = '', contentless_delete = 1,
           detail = full, tokenize = "unicode61 remove_diacritics 0")`
      )
    }
  }

  async down() {
    for (const name of ['words', 'imports', 'captures', 'pages', 'bodies', 'files'])
      this.schema.dropTable(`evidence_${name}`)
  }
}
