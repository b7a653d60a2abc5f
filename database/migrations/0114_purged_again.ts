import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the history of the indexes was purged for an erasure; null before that. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('privacy_requests', (table) => table.string('purged_again_at', 30).nullable())
  }

  async down() {
    this.schema.alterTable('privacy_requests', (table) => table.dropColumn('purged_again_at'))
  }
}
