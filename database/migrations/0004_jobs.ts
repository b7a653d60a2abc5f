import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Jobs of the queue (domain/ports/queue.ts). `due_at` is the scheduled time of a waiting job, the
 * lease end of a running job, and null for a dead job. A consumer may take a job after `due_at`, so
 * one index finds all jobs to take. The `again_` columns hold a job that was enqueued with the id
 * of a running job.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('jobs', (table) => {
      table.string('queue', 80).notNullable()
      table.string('id', 200).notNullable()
      table.text('payload').notNullable()
      table.string('status', 10).notNullable()
      table.string('due_at', 30).nullable()
      table.integer('attempts').notNullable()
      table.integer('max_attempts').notNullable()
      table.string('lease_token', 40).nullable()
      table.text('last_error').nullable()
      table.text('again_payload').nullable()
      table.string('again_due_at', 30).nullable()
      table.integer('again_max_attempts').nullable()
      table.string('created_at', 30).notNullable()
      table.string('died_at', 30).nullable()
      table.primary(['queue', 'id'])
      table.index(['queue', 'due_at'])
      table.check("status IN ('waiting', 'running', 'dead')")
      table.check("(status = 'running') = (lease_token IS NOT NULL)")
      table.check("(status = 'dead') = (died_at IS NOT NULL) AND (status = 'dead') = (due_at IS NULL)")
      table.check("again_payload IS NULL OR status <> 'dead'")
    })
    this.schema.raw(`CREATE INDEX jobs_dead ON jobs (queue, died_at) WHERE status = 'dead'`)
  }

  async down() {
    this.schema.dropTable('jobs')
  }
}
