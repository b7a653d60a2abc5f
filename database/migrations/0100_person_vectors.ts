import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Vectors of people from a model behind HTTP. Stored so that a rebuild of the index requests only
 * vectors of new texts. `vector` is base64, or null if the model refused the text. `text_hash` is
 * the hash of the text that describes the person.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('person_vectors', (table) => {
      table.string('person_id', 40).notNullable().references('people.person_id').onDelete('CASCADE')
      table.string('model', 200).notNullable()
      table.string('text_hash', 44).notNullable()
      table.text('vector').nullable()
      table.primary(['person_id', 'model'])
    })
  }

  async down() {
    this.schema.dropTable('person_vectors')
  }
}
