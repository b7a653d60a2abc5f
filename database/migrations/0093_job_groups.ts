import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The group of a job. Consumers share their slots between groups. The index contains the group, so
 * a claim skips a group's long backlog without reading its rows.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('jobs', (table) => {
      table.string('group_id', 80).nullable()
      table.dropIndex(['queue', 'due_at'])
      table.index(['queue', 'due_at', 'group_id'])
    })
  }

  async down() {
    this.schema.alterTable('jobs', (table) => {
      table.dropIndex(['queue', 'due_at', 'group_id'])
      table.index(['queue', 'due_at'])
      table.dropColumn('group_id')
    })
  }
}
