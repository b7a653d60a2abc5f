import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import { DomainError } from '#domain/errors'
import type { EarlyCause } from './run_handler.js'
import type { EndEarly, RunStore } from './run_store.js'
import { wakeRun } from './wake_run.js'

/** After this time in ms, a sweep assumes that no worker was woken for a queued run. */
const STALE_QUEUED_MS = 30_000
const BATCH = 200

/**
 * Runs that need a worker. `since` is the column with the time at which a run began to need one.
 */
const LOST = {
  expired: { status: 'running', since: 'lease_until' },
  stale: { status: 'queued', since: 'created_at' },
}
type LostKind = keyof typeof LOST
/** The last run that a sweep woke. */
type Place = { since: string; id: string }
const START: Place = { since: '', id: '' }

/** Repairs runs after crashes. Several processes may do so concurrently. */
export class RunSweeps {
  readonly #places: Record<LostKind, Place> = { expired: START, stale: START }

  constructor(
    private readonly sql: Sql,
    private readonly queue: Queue,
    private readonly runs: Pick<RunStore, 'expire'>,
    private readonly endEarly: (cause: EarlyCause) => EndEarly = () => async () => ({ charge: 0 })
  ) {}

  /**
   * Wakes workers for runs whose lease has expired, and for runs that are stale in the queue. Each
   * call handles up to 200 runs of each kind, oldest first. The next call continues after these
   * runs, because runs that only wait for a free worker stay stale. Returns the number of runs.
   */
  async wakeLost(now: Date): Promise<number> {
    const staleSince = new Date(now.getTime() - STALE_QUEUED_MS)
    return (await this.#wakeNext('expired', now)) + (await this.#wakeNext('stale', staleSince))
  }

  async #wakeNext(kind: LostKind, until: Date): Promise<number> {
    const { status, since } = LOST[kind]
    const after = this.#places[kind]
    const lost = await this.sql.select<Place & { workspace_id: string; kind: string }>(
      `SELECT id, workspace_id, kind, ${since} AS since FROM runs
       WHERE status = '${status}' AND ${since} <= ? AND (${since} > ? OR (${since} = ? AND id > ?))
       ORDER BY ${since}, id LIMIT ${BATCH}`,
      [until.toISOString(), after.since, after.since, after.id]
    )
    for (const { id, workspace_id, kind } of lost)
      await wakeRun(this.queue, { id, workspaceId: workspace_id, kind })
    this.#places[kind] = lost.length === BATCH ? lost[lost.length - 1] : START
    return lost.length
  }

  /**
   * Handles up to 200 expired runs. Fails runs that are still open. Deletes the input, checkpoint,
   * output and events, but not the rows. Returns the number of runs.
   */
  async expire(now: Date): Promise<number> {
    const time = now.toISOString()
    // Open runs have an input. The index runs_contents skips the runs whose contents are deleted.
    const expired = await this.sql.select<{ id: string }>(
      `SELECT id FROM runs WHERE expires_at <= ? AND input IS NOT NULL ORDER BY expires_at LIMIT ${BATCH}`,
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
