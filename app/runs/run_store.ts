import { DomainError } from '#domain/errors'
import type { Billing } from '#domain/billing/billing'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Run, RunError } from '#domain/runs/run'
import { RUN_RETENTION_MS } from '#domain/runs/limits'
import { toJson } from '#app/shared/database/codecs'
import { afterCursor, cutPage } from '#app/shared/http/time_cursor'
import type { EarlyEnd, RunEnd } from './run_handler.js'
import { type RunRow, toRun } from './run_rows.js'
import { titleIn } from './run_title.js'

export type NewRun = {
  id: string
  workspaceId: string
  keyId: string
  kind: string
  input: unknown
  reservationId: string | null
}

/** Computes the charge for a run that ends early, in the transaction that ends it. */
export type EndEarly = (run: Run, tx: SqlTransaction) => Promise<EarlyEnd>

type Ending = { status: 'completed' | 'failed' | 'cancelled'; error: RunError | null; end: EarlyEnd }

/** The id of the Set, dataset or batch that a run works on. The table keeps the id longer than the input. */
const recordOf = (input: unknown): string | null => {
  const { setId, datasetId, batchId } = input as Partial<Record<'setId' | 'datasetId' | 'batchId', string>>
  return setId ?? datasetId ?? batchId ?? null
}

/** SQL condition: the given token still has the lease. */
const OURS = `id = ? AND lease_token = ? AND status = 'running'`

/**
 * The runs table. A worker leases a run with a token. All writes of a worker check the token,
 * so a worker that lost a run cannot change it. Calls are atomic and commit with `tx` if given.
 */
export class RunStore {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing
  ) {}

  /**
   * Adds a queued run. The caller then claims it or wakes a worker. If the caller crashes before
   * that, a sweep wakes a worker.
   */
  async create(run: NewRun, now: Date, tx?: SqlTransaction): Promise<Run> {
    const [createdAt, expiresAt] = [now, new Date(now.getTime() + RUN_RETENTION_MS)].map((time) =>
      time.toISOString()
    )
    const title = titleIn(run.input)
    await (tx ?? this.sql).run(
      `INSERT INTO runs (id, workspace_id, key_id, kind, status, input, record_id, title, reservation_id,
         created_at, expires_at)
       VALUES (?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?)`,
      [
        run.id,
        run.workspaceId,
        run.keyId,
        run.kind,
        this.sql.contacts.sealIn(toJson(run.input)),
        recordOf(run.input),
        title === null ? null : this.sql.contacts.sealIn(title),
        run.reservationId,
        createdAt,
        expiresAt,
      ]
    )
    return (await this.#find(run.id, tx))!
  }

  /**
   * Claims a run that is queued or whose lease has ended. Returns null for any other run, and for a
   * run past its retention.
   */
  async claim(id: string, token: string, now: Date, until: Date): Promise<Run | null> {
    const time = now.toISOString()
    const taken = await this.sql.run(
      `UPDATE runs SET status = 'running', lease_token = ?, lease_until = ?, attempts = attempts + 1,
         started_at = coalesce(started_at, ?)
       WHERE id = ? AND expires_at > ? AND (status = 'queued' OR (status = 'running' AND lease_until <= ?))`,
      [token, until.toISOString(), time, id, time, time]
    )
    return taken === 1 ? this.#find(id) : null
  }

  /** Renews the lease. Returns false when it is lost: the worker must stop. */
  async renew(id: string, token: string, until: Date): Promise<boolean> {
    const kept = await this.sql.run(`UPDATE runs SET lease_until = ? WHERE ${OURS}`, [
      until.toISOString(),
      id,
      token,
    ])
    return kept === 1
  }

  /** Stores the state for a resume. Returns false when the lease is lost. */
  async checkpoint(id: string, token: string, data: unknown, tx?: SqlTransaction): Promise<boolean> {
    const kept = await (tx ?? this.sql).run(`UPDATE runs SET checkpoint = ? WHERE ${OURS}`, [
      this.sql.contacts.sealIn(toJson(data)),
      id,
      token,
    ])
    return kept === 1
  }

  /** Adds an event to a leased run. Returns its sequence number, or null when the lease is lost. */
  emit(
    id: string,
    token: string,
    event: { type: string; data: unknown },
    now: Date,
    tx?: SqlTransaction
  ): Promise<number | null> {
    return (tx ?? this.sql).transaction(async (within) => {
      const rows = await within.select<{ next_seq: number }>(
        `UPDATE runs SET next_seq = next_seq + 1 WHERE ${OURS} RETURNING next_seq`,
        [id, token]
      )
      if (rows.length === 0) return null
      return append(within, id, Number(rows[0].next_seq) - 1, event, now)
    })
  }

  /** Ends a leased run and its reservation. Returns false when the lease is lost. */
  finish(run: Run, token: string, result: RunEnd, now: Date, tx?: SqlTransaction): Promise<boolean> {
    return (tx ?? this.sql).transaction(async (within) => {
      if (!(await this.#lockLeased(run.id, token, within))) return false
      const charge = (await result.alongside?.(within)) ?? result.charge
      const error = result.status === 'failed' ? result.error : null
      await this.#close(run, { status: result.status, error, end: { ...result, charge } }, now, within)
      return true
    })
  }

  /** Fails a leased run with the charge from `endEarly`. Returns false when the lease is lost. */
  fail(run: Run, token: string, error: RunError, now: Date, endEarly: EndEarly): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      if (!(await this.#lockLeased(run.id, token, tx))) return false
      const current = (await this.#find(run.id, tx))!
      const end = await endEarly(current, tx)
      await this.#close(current, { status: 'failed', error, end }, now, tx)
      return true
    })
  }

  /**
   * Queues a leased run again, so that any worker can claim it. A worker that stops passes `counts`
   * false, so that the attempt does not count. Returns false when the lease is lost.
   */
  async handBack(id: string, token: string, { counts = true } = {}): Promise<boolean> {
    const handedBack = await this.sql.run(
      `UPDATE runs SET status = 'queued', lease_token = NULL, lease_until = NULL, attempts = attempts - ? WHERE ${OURS}`,
      [counts ? 0 : 1, id, token]
    )
    return handedBack === 1
  }

  /**
   * Cancels an open run of a workspace with the charge from `endEarly`, by default none. Returns
   * the run's status afterwards, or null for an unknown run.
   */
  cancel(
    workspaceId: string,
    id: string,
    now: Date,
    within?: SqlTransaction,
    endEarly: EndEarly = async () => ({ charge: 0 })
  ): Promise<Run['status'] | null> {
    return (within ?? this.sql).transaction(async (tx) => {
      const open = await this.#lockOpen(id, tx, workspaceId)
      const run = await this.#find(id, tx)
      if (!run || !open) return run?.workspaceId === workspaceId ? run.status : null
      const end = await endEarly(run, tx)
      await this.#close(run, { status: 'cancelled', error: null, end }, now, tx)
      return 'cancelled'
    })
  }

  /**
   * Fails a run with the charge from `endEarly`, unless it has ended. The caller checks the time.
   */
  expire(id: string, error: RunError, now: Date, tx: SqlTransaction, endEarly: EndEarly): Promise<void> {
    return tx.transaction(async (within) => {
      if (!(await this.#lockOpen(id, within))) return
      const run = (await this.#find(id, within))!
      const end = await endEarly(run, within)
      await this.#close(run, { status: 'failed', error, end }, now, within)
    })
  }

  /**
   * Returns a run. Throws `not_found` for an unknown id, another workspace or another kind, and
   * `run_expired` after seven days.
   */
  async get(workspaceId: string, kind: string, id: string, now: Date): Promise<Run> {
    const run = await this.#find(id)
    if (run?.workspaceId !== workspaceId || run.kind !== kind) throw new DomainError('not_found')
    if (run.expiresAt <= now.toISOString()) throw new DomainError('run_expired')
    return run
  }

  /** Returns a page of a workspace's unexpired runs of a kind, newest first, without outputs. */
  async page(
    { workspaceId, kind }: { workspaceId: string; kind: string },
    now: Date,
    limit: number,
    cursor?: string
  ) {
    const [older, values] = afterCursor('r', cursor)
    const rows = await this.sql.select<RunRow>(
      `SELECT r.id, r.workspace_id, r.key_id, r.kind, r.status, r.input, NULL AS checkpoint, NULL AS output, r.error,
         r.reservation_id, r.charged, r.attempts, r.created_at, r.started_at, r.finished_at, r.expires_at
       FROM runs r WHERE r.workspace_id = ? AND r.kind = ? AND r.expires_at > ? ${older}
       ORDER BY r.created_at DESC, r.id LIMIT ?`,
      [workspaceId, kind, now.toISOString(), ...values, limit + 1]
    )
    return cutPage(rows.map(toRun), limit)
  }

  async #find(id: string, tx?: SqlTransaction): Promise<Run | null> {
    const [row] = await (tx ?? this.sql).select<RunRow>('SELECT * FROM runs WHERE id = ?', [id])
    return row ? toRun(row) : null
  }

  /** Locks a leased run until the transaction ends. Returns false when the lease is lost. */
  async #lockLeased(id: string, token: string, tx: SqlTransaction): Promise<boolean> {
    return (await tx.run(`UPDATE runs SET lease_token = lease_token WHERE ${OURS}`, [id, token])) === 1
  }

  /** Locks an open run until the transaction ends. Returns false for an ended or unknown run. */
  async #lockOpen(id: string, tx: SqlTransaction, workspaceId?: string): Promise<boolean> {
    const [condition, values] = workspaceId === undefined ? ['', []] : ['AND workspace_id = ?', [workspaceId]]
    const open = await tx.run(
      `UPDATE runs SET status = status WHERE id = ? AND status IN ('queued', 'running') ${condition}`,
      [id, ...values]
    )
    return open === 1
  }

  /** Writes the end of a locked run: its events, status and reservation. */
  async #close(run: Run, { status, error, end }: Ending, now: Date, tx: SqlTransaction): Promise<void> {
    const { output = null, events = [] } = end
    const charge = run.reservationId ? end.charge : 0
    for (const event of [...events, { type: `run.${status}`, data: {} }]) {
      const [{ next_seq }] = await tx.select<{ next_seq: number }>(
        'UPDATE runs SET next_seq = next_seq + 1 WHERE id = ? RETURNING next_seq',
        [run.id]
      )
      await append(tx, run.id, Number(next_seq) - 1, event, now)
    }
    await tx.run(
      `UPDATE runs SET status = ?, output = ?, error = ?, charged = ?, finished_at = ?, lease_token = NULL,
         lease_until = NULL ${status !== 'completed' && charge === 0 ? ', checkpoint = NULL' : ''} WHERE id = ?`,
      [
        status,
        tx.contacts.sealIn(toJson(output)),
        error && toJson({ code: error.code, message: error.message }),
        charge,
        now.toISOString(),
        run.id,
      ]
    )
    if (run.reservationId) await this.#end(run, run.reservationId, charge, now, tx)
  }

  async #end(run: Run, reservationId: string, charge: number, now: Date, tx: SqlTransaction): Promise<void> {
    if (charge === 0) await this.billing.release(reservationId, now, tx)
    else if (!(await this.billing.settle(reservationId, charge, now, tx)))
      throw new Error(`the reservation of ${run.id} expired before the run ended`)
  }
}

async function append(
  tx: SqlTransaction,
  id: string,
  seq: number,
  { type, data }: { type: string; data: unknown },
  now: Date
): Promise<number> {
  await tx.run('INSERT INTO run_events (run_id, seq, type, data, created_at) VALUES (?, ?, ?, ?, ?)', [
    id,
    seq,
    type,
    tx.contacts.sealIn(toJson(data)),
    now.toISOString(),
  ])
  return seq
}
