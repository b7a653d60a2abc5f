import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * From now on a row of person_payments is a payment, written together with the charge of its run,
 * so rows of runs that never completed are deleted. Stored data of agent runs that ended without
 * completing is deleted too: it may contain results that were not paid for.
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
