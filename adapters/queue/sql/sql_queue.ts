import type { EnqueueOptions } from '#domain/ports/queue'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { settlesWithin } from '../leased/clock.js'
import { LeasedQueue } from '../leased/leased_queue.js'
import { type QueueSettings, withDefaults } from '../leased/settings.js'
import { enqueue } from './enqueue.js'
import { SqlJobStore } from './sql_job_store.js'
import type { Wakes } from './wakes.js'

const HEALTH_MS = 2_000

/**
 * The queue in the SQL database (table `jobs`). With `tx`, the job exists only if the transaction
 * commits. Consumers of this process wake right after the commit. Others wake through `wakes` or at
 * their next poll.
 */
export class SqlQueue extends LeasedQueue {
  readonly #wakes: Wakes | undefined

  /** Closing the queue closes `wakes` but not `sql`. */
  constructor(
    private readonly sql: Sql,
    { wakes, ...settings }: QueueSettings & { wakes?: Wakes } = {}
  ) {
    super(new SqlJobStore(sql), withDefaults(settings))
    this.#wakes = wakes
    wakes?.listen((queue) => (queue === null ? this.wakeAll() : this.wake(queue)))
  }

  async enqueue(
    queue: string,
    payload: unknown,
    options: EnqueueOptions = {},
    tx?: SqlTransaction
  ): Promise<string> {
    const job = this.newJob(queue, payload, options)
    const sql = tx ?? this.sql
    await enqueue(sql, job, this.settings.clock.now())
    await this.#wakes?.announce(queue, sql)
    if (tx) tx.onCommit(() => this.wake(queue))
    else this.wake(queue)
    return job.id
  }

  async healthy(): Promise<boolean> {
    const asked = this.sql.select('SELECT 1 FROM jobs LIMIT 1')
    const answered = await settlesWithin(this.settings.clock, HEALTH_MS, asked)
    return answered && asked.then(() => true).catch(() => false)
  }

  override async close(): Promise<void> {
    await super.close()
    await this.#wakes?.close()
  }
}
