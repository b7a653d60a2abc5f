import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The first characters of a key's secret, by which people recognise it. Null for keys whose secret is
 * older than this migration.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('api_keys', (table) => table.string('secret_start', 60).nullable())
  }

  async down() {
    this.schema.alterTable('api_keys', (table) => table.dropColumn('secret_start'))
  }
}
