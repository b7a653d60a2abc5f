import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `set_items.finders` names the finders that found a person, as a JSON list. `set_items.verdict` is
 * the verdict on the person: yes, no or unclear. `set_searches.recall` is the estimated number of
 * matching people, as JSON. `set_searches.completeness` is the share at which a search stops.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('set_items', (table) => {
      table.text('finders').nullable()
      table.string('verdict', 10).nullable()
    })
    this.schema.alterTable('set_searches', (table) => {
      table.double('completeness').nullable()
      table.text('recall').nullable()
    })
  }

  async down() {
    this.schema.alterTable('set_items', (table) => table.dropColumns('finders', 'verdict'))
    this.schema.alterTable('set_searches', (table) => table.dropColumns('completeness', 'recall'))
  }
}
