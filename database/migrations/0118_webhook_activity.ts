import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An index for the console, which shows the attempts of the last day. Deliveries without an end are
 * pending.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (endpoint_id, ended_at)')
  }

  async down() {
    this.schema.raw('DROP INDEX webhook_deliveries_ended')
  }
}
