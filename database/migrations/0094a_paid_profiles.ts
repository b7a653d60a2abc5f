import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A row of person_payments is a payment from now on, written with the charge of its run: claims of runs that were never completed go. So
 * does what runs of the agent kept that ended without being completed: it may hold what nobody has paid for.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `DELETE FROM person_payments WHERE run_id NOT IN (SELECT id FROM runs WHERE status = 'completed')`
    )
    this.schema.raw(
      `UPDATE runs SET checkpoint = NULL WHERE kind = 'agent' AND status IN ('failed', 'cancelled')`
    )
  }

  async down() {}
}
