import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import { DomainError } from '#domain/errors'
import type { EarlyCause } from './run_handler.js'
import type { EndEarly, RunStore } from './run_store.js'
import { wakeRun } from './wake_run.js'

/** A queued run of this age counts as one whose worker was never woken. */
const STALE_QUEUED_MS = 30_000
const BATCH = 200

/** Repairs runs after crashes. Several processes may do so concurrently. */
export class RunSweeps {
  constructor(
    private readonly sql: Sql,
    private readonly queue: Queue,
    private readonly runs: Pick<RunStore, 'expire'>,
    private readonly endEarly: (cause: EarlyCause) => EndEarly = () => async () => ({ charge: 0 })
  ) {}

  /**
   * Wakes a worker for each run whose lease has expired or that is stale in the queue. Returns the
   * number of runs.
   */
  async wakeLost(now: Date): Promise<number> {
    const staleSince = new Date(now.getTime() - STALE_QUEUED_MS).toISOString()
    const lost = await this.sql.select<{ id: string; workspace_id: string }>(
      `SELECT id, workspace_id FROM runs WHERE (status = 'running' AND lease_until <= ?) OR (status = 'queued' AND created_at <= ?)
       ORDER BY created_at LIMIT ${BATCH}`,
      [now.toISOString(), staleSince]
    )
    for (const { id, workspace_id } of lost) await wakeRun(this.queue, { id, workspaceId: workspace_id })
    return lost.length
  }

  /**
   * Fails expired runs that are still open. Deletes the input, checkpoint, output and events of all
   * expired runs, but not their rows. Returns the number of runs.
   */
  async expire(now: Date): Promise<number> {
    const time = now.toISOString()
    const expired = await this.sql.select<{ id: string }>(
      `SELECT id FROM runs WHERE expires_at <= ? AND (input IS NOT NULL OR status IN ('queued', 'running'))
       ORDER BY expires_at LIMIT ${BATCH}`,
      [time]
    )
    for (const { id } of expired) await this.#expireRun(id, now)
    return expired.length
  }

  #expireRun(id: string, now: Date): Promise<void> {
    return this.sql.transaction(async (tx) => {
      const { code, message } = new DomainError('run_expired')
      await this.runs.expire(id, { code, message }, now, tx, this.endEarly(code))
      await tx.run('UPDATE runs SET input = NULL, checkpoint = NULL, output = NULL WHERE id = ?', [id])
      await tx.run('DELETE FROM run_events WHERE run_id = ?', [id])
    })
  }
}
