import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `data_recipients` has one row per person, workspace and kind of delivery, with the first and the
 * last day. `reply_tokens` has hashes of used tokens until they expire. `person_corrections` are
 * people's own statements; `fields` are the corrected fields, as JSON. `source_labels` are the
 * sources' values that a correction confirms or contradicts. `reason` is `person` for a request
 * that the person made on the privacy page.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('data_recipients', (table) => {
      table.string('person_id', 40).notNullable()
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('what', 20).notNullable()
      table.string('first_day', 10).notNullable()
      table.string('last_day', 10).notNullable()
      table.primary(['person_id', 'workspace_id', 'what'])
    })
    this.schema.createTable('reply_tokens', (table) => {
      table.string('hash', 64).primary()
      table.string('expires_at', 30).notNullable().index()
    })
    this.schema.createTable('person_corrections', (table) => {
      table.string('id', 40).primary()
      table.string('person_id', 40).notNullable().index()
      table.string('record_key', 32).notNullable().index()
      table.text('fields').notNullable()
      table.string('url', 500).notNullable()
      table.string('created_at', 30).notNullable()
      table.string('undone_at', 30).nullable()
    })
    this.schema.createTable('source_labels', (table) => {
      table.string('correction_id', 40).notNullable()
      table.string('record_key', 32).notNullable()
      table.string('field', 30).notNullable()
      table.string('source', 300).nullable()
      table.string('site', 253).nullable()
      table.boolean('is_right').notNullable()
      table.primary(['correction_id', 'record_key', 'field'])
    })
    this.schema.alterTable('privacy_requests', (table) => {
      table.string('reason', 20).nullable()
    })
  }

  async down() {
    this.schema.alterTable('privacy_requests', (table) => table.dropColumn('reason'))
    for (const table of ['source_labels', 'person_corrections', 'reply_tokens', 'data_recipients'])
      this.schema.dropTable(table)
  }
}
