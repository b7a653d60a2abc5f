import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * From now on, a row of person_payments is a payment and is written with the charge of its run.
 * Deletes rows of runs that never completed. Also deletes stored data of agent runs that ended
 * early, because it may contain unpaid results.
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
