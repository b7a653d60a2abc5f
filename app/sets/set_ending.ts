import { inject } from '@adonisjs/core'
import type { Run } from '#domain/runs/run'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import type { RunContext } from '#app/runs/run_handler'
import { SetEvents } from './set_events.js'
import { SetLedger } from './set_ledger.js'
import { SetStore } from './set_store.js'
import { showSet } from './show_set.js'
import { endWaiting } from './waiting_items.js'

/** Ends the work on a done, failed or cancelled Set. Each end emits `set.idle`. */
@inject()
export class SetEnding {
  constructor(
    private readonly sql: Sql,
    private readonly sets: SetStore,
    private readonly events: SetEvents,
    private readonly ledger: SetLedger
  ) {}

  /** Marks a run's Set as idle. Returns false when work is left. */
  idle({ run, checkpoint }: RunContext, setId: string): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      await checkpoint({ idle: true }, tx)
      await lock(setId, tx)
      if (await hasWork(setId, tx)) return false
      await this.#end(run.workspaceId, setId, 'completed', tx)
      return true
    })
  }

  /** Fails the Set of a run. Admitted people and filled values stay and are charged. */
  fail({ run, checkpoint }: Pick<RunContext, 'run' | 'checkpoint'>, setId: string): Promise<void> {
    return this.sql.transaction(async (tx) => {
      await checkpoint({ failed: true }, tx)
      await lock(setId, tx)
      await this.#stop(setId, 'failed', tx)
      await this.#end(run.workspaceId, setId, 'failed', tx)
    })
  }

  /** Fails the Set of an expired run, unless another run works on it. */
  async expire(workspaceId: string, setId: string, runId: string, tx: SqlTransaction): Promise<void> {
    await lock(setId, tx)
    const set = await this.sets.get(workspaceId, setId, tx)
    if (set.runId !== runId || set.status !== 'running') return
    await this.#stop(setId, 'failed', tx)
    await this.#end(workspaceId, setId, 'failed', tx)
  }

  /** Cancels the remaining work of a Set, in the transaction that cancels its run. */
  async cancel(workspaceId: string, setId: string, tx: SqlTransaction): Promise<void> {
    await this.#stop(setId, 'cancelled', tx)
    await this.#end(workspaceId, setId, 'cancelled', tx)
  }

  async #stop(setId: string, status: 'failed' | 'cancelled', tx: SqlTransaction): Promise<void> {
    await tx.run(`UPDATE set_searches SET status = ? WHERE set_id = ? AND status IN ('queued', 'running')`, [
      status,
      setId,
    ])
    await endWaiting('set_id', setId, tx)
  }

  async #end(
    workspaceId: string,
    setId: string,
    status: 'completed' | 'failed' | 'cancelled',
    tx: SqlTransaction
  ): Promise<void> {
    const now = new Date()
    await tx.run('UPDATE sets SET status = ?, run_id = NULL WHERE id = ?', [status, setId])
    const whole = showSet(await this.sets.whole(workspaceId, setId, tx))
    await this.events.append(tx, setId, 'set.idle', whole, now)
    await this.ledger.settle(setId, now, tx)
  }
}

/** Locks the Set's row until the transaction ends, so that no work can be added meanwhile. */
export async function lock(setId: string, tx: SqlTransaction): Promise<void> {
  await tx.run('UPDATE sets SET next_seq = next_seq WHERE id = ?', [setId])
}

async function hasWork(setId: string, tx: SqlTransaction): Promise<boolean> {
  const [{ open }] = await tx.select<{ open: number | string }>(
    `SELECT count(*) AS open FROM set_searches WHERE set_id = ? AND status IN ('queued', 'running')`,
    [setId]
  )
  if (Number(open) > 0) return true
  const unfilled = await tx.select(
    `SELECT 1 FROM set_items i JOIN set_columns c ON c.set_id = i.set_id
     LEFT JOIN set_cells x ON x.item_id = i.id AND x.column_id = c.id
     WHERE i.set_id = ? AND i.status = 'admitted' AND i.erased_at IS NULL AND x.item_id IS NULL LIMIT 1`,
    [setId]
  )
  return unfilled.length > 0
}

/** Whether a run still works on a Set. */
export const isHeldBy = (run: Run, set: { runId: string | null; status: string }): boolean =>
  set.runId === run.id && set.status === 'running'
