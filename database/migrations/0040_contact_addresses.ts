import { BaseSchema } from '@adonisjs/lucid/schema'

/** The e-mail addresses of person records in canonical form, found by address and by domain. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contact_addresses', (table) => {
      table.string('address', 320).notNullable()
      table.string('record_key', 32).notNullable()
      table.string('domain', 253).notNullable()
      table.string('name', 300).notNullable()
      table.primary(['address', 'record_key'])
      table.index(['domain'])
    })
  }

  async down() {
    this.schema.dropTable('contact_addresses')
  }
}
