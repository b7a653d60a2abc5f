import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The records whose addresses are missing in `contact_addresses` or have their full mail domain
 * instead of the registrable one. `position` is the id of the last finished record, `last` the id
 * of the last record to process. The row is deleted after the work. Adds an index to find a
 * record's addresses by its key.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('contact_addresses', (table) => table.index(['record_key']))
    this.schema.createTable('record_backlogs', (table) => {
      table.string('name', 40).primary()
      table.bigInteger('position').notNullable()
      table.bigInteger('last').notNullable()
    })
    this.defer(async (db) => {
      const [{ last }] = await db.from('person_records').max('record_id as last')
      if (last !== null)
        await db.table('record_backlogs').insert({ name: 'contact_addresses', position: 0, last })
    })
  }

  async down() {
    this.schema.dropTable('record_backlogs')
    this.schema.alterTable('contact_addresses', (table) => table.dropIndex(['record_key']))
  }
}
