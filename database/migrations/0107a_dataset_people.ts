import { BaseSchema } from '@adonisjs/lucid/schema'

/** `dataset_rows.person_id` is the recorded person whom a filled row is about, or null. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('dataset_rows', (table) => {
      table.string('person_id', 40).nullable()
    })
  }

  async down() {
    this.schema.alterTable('dataset_rows', (table) => {
      table.dropColumn('person_id')
    })
  }
}
