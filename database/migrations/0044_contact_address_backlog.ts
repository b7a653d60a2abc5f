import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Which records have still to be noted in `contact_addresses`: those stored before there was such a table, or noted under their
 * full mail domain, as `domain` now is the one that can be registered. `position` is the last record done, `last` the last one to do;
 * the row goes with the work. The notes of a record are found by its key from now on.
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
