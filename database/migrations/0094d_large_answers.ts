import { BaseSchema } from '@adonisjs/lucid/schema'

/** The length in bytes of a large stored response. The total per workspace is limited. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('idempotency_keys', (table) => {
      table.integer('large_bytes').nullable()
    })
    this.schema.raw(
      'CREATE INDEX idempotency_keys_large ON idempotency_keys (workspace_id, large_bytes) WHERE large_bytes IS NOT NULL'
    )
  }

  async down() {
    this.schema.raw('DROP INDEX idempotency_keys_large')
    this.schema.alterTable('idempotency_keys', (table) => {
      table.dropColumn('large_bytes')
    })
  }
}
