import { BaseSchema } from '@adonisjs/lucid/schema'

/** The measured reliability of source kinds and sites. `site` is empty for a kind. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('source_reliabilities', (table) => {
      table.string('kind', 30).notNullable()
      table.string('site', 253).notNullable()
      table.string('field', 30).notNullable()
      table.double('share').notNullable()
      table.integer('claims').notNullable()
      table.string('learned_at', 30).notNullable()
      table.primary(['kind', 'site', 'field'])
    })
  }

  async down() {
    this.schema.dropTable('source_reliabilities')
  }
}
