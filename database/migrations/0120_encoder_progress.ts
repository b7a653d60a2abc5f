import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How far a sentence model has embedded people. `position` is the last handled sequence of the change
 * log. `logged` counts later entries that the model's run logged itself. `people` is the number of
 * people, counted now and then. Until `held_until`, only `holder` embeds.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('encoder_progress', (table) => {
      table.string('model', 200).primary()
      table.bigInteger('position').notNullable()
      table.bigInteger('logged').notNullable()
      table.bigInteger('people').notNullable()
      table.string('holder', 36).notNullable()
      table.string('held_until', 30).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('encoder_progress')
  }
}
