import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validationFailed } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import type { SetCriterion } from '#domain/sets/criterion'
import { type Exclusion, START } from '#domain/sets/set'
import type { Format } from '#domain/truth/column'
import { StartRun } from '#app/runs/start_run'
import { toJson } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import { SET_RUN } from './set_run_handler.js'
import { lock } from './set_ending.js'
import type { SetColumn, SetSearch, StoredSet } from './set_rows.js'
import { SetStore } from './set_store.js'

export type NewSearch = {
  query: string
  count: number
  criteria: SetCriterion[]
  exclude: Exclusion
  budget: number | null
  refines?: boolean
  maxPerCompany?: number | null
  completeness?: number | null
}

/** Adds work to Sets in the caller's transaction, which must hold the lock of the Set's row. */
@inject()
export class SetWork {
  constructor(
    private readonly sets: SetStore,
    private readonly starting: StartRun
  ) {}

  /** Throws a retryable `queue_unavailable` while the queue is unavailable. */
  checkQueue(): Promise<void> {
    return this.starting.checkQueue()
  }

  async create(
    set: { id: string; workspaceId: string; webhookUrl: string | null },
    now: Date,
    tx: SqlTransaction
  ) {
    await tx.run(
      `INSERT INTO sets (id, workspace_id, status, webhook_url, created_at) VALUES (?, ?, 'completed', ?, ?)`,
      [set.id, set.workspaceId, set.webhookUrl, now.toISOString()]
    )
  }

  /**
   * Locks a Set until the transaction ends. Throws `not_found`, and `validation_failed` for a
   * cancelled Set.
   */
  async open(workspaceId: string, setId: string, tx: SqlTransaction): Promise<StoredSet> {
    await lock(setId, tx)
    const set = await this.sets.get(workspaceId, setId, tx)
    if (set.status === 'cancelled') throw validationFailed({ id: ['refers to a cancelled Set'] })
    return set
  }

  async addSearch(setId: string, search: NewSearch, now: Date, tx: SqlTransaction): Promise<SetSearch> {
    const id = newId('search')
    await tx.run(
      `INSERT INTO set_searches (id, set_id, position, query, count, criteria, exclude, budget, refines, max_per_company, completeness, status, progress, created_at)
       VALUES (?, ?, (SELECT count(*) FROM set_searches WHERE set_id = ?), ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`,
      [
        id,
        setId,
        setId,
        search.query,
        search.count,
        toJson(search.criteria),
        toJson(search.exclude),
        search.budget,
        search.refines ?? false,
        search.maxPerCompany ?? null,
        search.completeness ?? null,
        toJson(START),
        now.toISOString(),
      ]
    )
    return {
      ...search,
      refines: search.refines ?? false,
      id,
      setId,
      status: 'queued',
      stopReason: null,
      warnings: [],
      progress: START,
      admitted: 0,
      verdictCounts: {},
      maxPerCompany: search.maxPerCompany ?? null,
      completeness: search.completeness ?? null,
      recall: null,
      createdAt: now.toISOString(),
    }
  }

  async addColumn(
    setId: string,
    { description, format }: { description: string; format?: Format },
    now: Date,
    tx: SqlTransaction
  ): Promise<SetColumn> {
    const id = newId('enr')
    await tx.run(
      `INSERT INTO set_columns (id, set_id, position, description, format, created_at)
       VALUES (?, ?, (SELECT count(*) FROM set_columns WHERE set_id = ?), ?, ?, ?)`,
      [id, setId, setId, description, format ?? null, now.toISOString()]
    )
    return { id, setId, description, format: format ?? null }
  }

  /** Starts a run unless one already works on the Set. */
  begin(ctx: HttpContext, setId: string, now: Date, tx: SqlTransaction): Promise<void> {
    return this.resume(ctx.auth.use('key').getUserOrFail(), setId, now, tx)
  }

  /** Like `begin`, for a key without a request. */
  async resume(
    key: { id: string; workspaceId: string },
    setId: string,
    now: Date,
    tx: SqlTransaction
  ): Promise<void> {
    const set = await this.sets.get(key.workspaceId, setId, tx)
    if (set.status === 'running') return
    const run = await this.starting.start(
      key,
      { kind: SET_RUN, input: { setId }, reservationId: null },
      now,
      tx
    )
    await tx.run(`UPDATE sets SET status = 'running', run_id = ? WHERE id = ?`, [run.id, setId])
  }
}
