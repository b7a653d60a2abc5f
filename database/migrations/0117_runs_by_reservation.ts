import { BaseSchema } from '@adonisjs/lucid/schema'

/** An index for the ledger, which names the run that a reservation pays for. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'CREATE INDEX runs_by_reservation ON runs (reservation_id) WHERE reservation_id IS NOT NULL'
    )
  }

  async down() {
    this.schema.raw('DROP INDEX runs_by_reservation')
  }
}
