import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Generated profiles of people, the payments for them, and the identifiers by which people were
 * requested. A payment counts for 90 days.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('person_profiles', (table) => {
      table.string('person_id', 40).primary()
      table.text('record').notNullable()
      table.string('built_at', 30).notNullable()
    })
    this.schema.createTable('person_payments', (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('person_id', 40).notNullable()
      table.string('run_id', 40).notNullable()
      table.string('paid_at', 30).notNullable()
      table.primary(['workspace_id', 'person_id'])
    })
    this.schema.createTable('person_aliases', (table) => {
      table.string('alias', 64).primary()
      table.string('person_id', 40).notNullable()
    })
    this.schema.createTable('person_requests', (table) => {
      table.string('workspace_id', 40).notNullable().references('workspaces.id').onDelete('CASCADE')
      table.string('subject', 64).notNullable()
      table.string('run_id', 40).notNullable()
      table.primary(['workspace_id', 'subject'])
    })
  }

  async down() {
    for (const table of ['person_requests', 'person_aliases', 'person_payments', 'person_profiles'])
      this.schema.dropTable(table)
  }
}
