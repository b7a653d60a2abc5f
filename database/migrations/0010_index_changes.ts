import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The change log that every index follows. It has only the latest entry of each person, company or
 * account, so the entries after a sequence name all that have changed since. Sequences are assigned
 * under the lock of the head row, so their order is the commit order.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('index_heads', (table) => {
      table.string('index_name', 20).primary()
      table.bigInteger('sequence').notNullable()
    })
    this.schema.createTable('index_changes', (table) => {
      table.string('index_name', 20).notNullable()
      table.string('entity_id', 80).notNullable()
      table.bigInteger('sequence').notNullable()
      table.string('op', 10).notNullable()
      table.string('at', 30).notNullable()
      table.primary(['index_name', 'entity_id'])
      table.unique(['index_name', 'sequence'])
    })
    this.defer(async (db) => {
      const names = ['people', 'companies', 'codehost']
      await db.table('index_heads').multiInsert(names.map((name) => ({ index_name: name, sequence: 0 })))
    })
  }

  async down() {
    this.schema.dropTable('index_changes')
    this.schema.dropTable('index_heads')
  }
}
