import { inject } from '@adonisjs/core'
import type { PushMapping } from '#domain/connections/lists/push_changes'
import { DomainError } from '#domain/errors'
import type { RowOf } from '#domain/ports/row_of'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { fromBoolean, fromJson, toTime } from '#app/shared/database/codecs'

type PushStatus = 'planned' | 'running' | 'completed' | 'failed'
export type Push = {
  id: string
  workspaceId: string
  setId: string
  app: string
  list: string
  mapping: PushMapping
  status: PushStatus
}
type PushRowStatus = 'planned' | 'sending' | 'done' | 'changed' | 'refused'
/** A planned write. `creates`: the list had no row for the person. */
export type PushRow = {
  position: number
  itemId: string
  creates: boolean
  digest: string
  status: PushRowStatus
}
export type PushCounts = Record<PushRowStatus, number> & { creates: number; updates: number }

type Row = RowOf<Omit<Push, 'mapping'>> & { fields: string }
type StoredRow = RowOf<PushRow, { creates: unknown }>

/** Pushes and their planned writes. Holds no values of people. */
@inject()
export class PushStore {
  constructor(private readonly sql: Sql) {}

  async add(
    push: Omit<Push, 'status'>,
    rows: readonly Pick<PushRow, 'itemId' | 'creates' | 'digest'>[],
    now: Date
  ): Promise<void> {
    const { id, workspaceId, setId, app, list, mapping } = push
    await this.sql.transaction(async (tx) => {
      await tx.run(
        `INSERT INTO pushes (id, workspace_id, set_id, app, list, fields, status, created_at)
         VALUES (?, ?, ?, ?, ?, ?, 'planned', ?)`,
        [id, workspaceId, setId, app, list, JSON.stringify(mapping), toTime(now)]
      )
      for (const [position, { itemId, creates, digest }] of rows.entries())
        await tx.run(
          `INSERT INTO push_rows (push_id, position, item_id, creates, digest, status)
           VALUES (?, ?, ?, ?, ?, 'planned')`,
          [id, position, itemId, creates, digest]
        )
    })
  }

  /** Throws `not_found`. */
  async get(workspaceId: string, id: string): Promise<Push> {
    const [row] = await this.sql.select<Row>('SELECT * FROM pushes WHERE id = ? AND workspace_id = ?', [
      id,
      workspaceId,
    ])
    if (!row) throw new DomainError('not_found', `There is no push ${id}.`)
    const { set_id: setId, app, list, fields, status } = row
    return { id, workspaceId, setId, app, list, mapping: fromJson<PushMapping>(fields), status }
  }

  async rows(id: string): Promise<PushRow[]> {
    const rows = await this.sql.select<StoredRow>(
      'SELECT * FROM push_rows WHERE push_id = ? ORDER BY position',
      [id]
    )
    return rows.map(({ position, item_id: itemId, creates, digest, status }) => ({
      ...{ position: Number(position), itemId, digest, status },
      creates: fromBoolean(creates),
    }))
  }

  async counts(id: string): Promise<PushCounts> {
    const counts = { planned: 0, sending: 0, done: 0, changed: 0, refused: 0, creates: 0, updates: 0 }
    for (const { status, creates } of await this.rows(id)) {
      counts[status]++
      counts[creates ? 'creates' : 'updates']++
    }
    return counts
  }

  /**
   * Starts a planned push. Returns false if it has started before. Throws `validation_failed` while
   * another push of the workspace writes the list.
   */
  async begin({ id, workspaceId, app, list }: Push, runId: string, tx: SqlTransaction): Promise<boolean> {
    const others = await tx.select(
      `SELECT id FROM pushes WHERE workspace_id = ? AND app = ? AND list = ? AND status = 'running' AND id <> ?`,
      [workspaceId, app, list, id]
    )
    if (others.length > 0)
      throw new DomainError(
        'validation_failed',
        `Another push writes the list ${list} of ${app}. Wait for it.`
      )
    const begun = await tx.run(
      `UPDATE pushes SET status = 'running', run_id = ? WHERE id = ? AND status = 'planned'`,
      [runId, id]
    )
    return begun > 0
  }

  async settle(id: string, position: number, status: PushRowStatus, tx: SqlTransaction): Promise<void> {
    await tx.run('UPDATE push_rows SET status = ? WHERE push_id = ? AND position = ?', [status, id, position])
  }

  async end(id: string, status: 'completed' | 'failed', tx: SqlTransaction): Promise<void> {
    await tx.run(`UPDATE pushes SET status = ? WHERE id = ? AND status = 'running'`, [status, id])
  }
}
