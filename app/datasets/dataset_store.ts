import { DomainError } from '#domain/errors'
import type { Cells, DatasetRequest } from '#domain/datasets/dataset'
import type { Explanations } from '#domain/datasets/fill_row'
import { readBasis } from '#domain/datasets/read_basis'
import type { RowBasis } from '#domain/datasets/row_basis'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { Row } from '#domain/truth/subject'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { insertRows } from '#app/shared/database/insert_rows'
import { noteRecipients } from '#app/recipients/note_recipients'
import { orderBy, type Sorted } from '#app/shared/database/order_by'
import { afterCursor, cutPage } from '#app/shared/http/time_cursor'

type DatasetStatus = 'queued' | 'running' | 'completed' | 'failed'

export type StoredDataset = {
  id: string
  workspaceId: string
  request: DatasetRequest
  status: DatasetStatus
  rowCount: number
  rowsCompleted: number
  createdAt: string
  completedAt: string | null
  /** Warnings about the whole dataset. */
  warnings: string[]
}

/**
 * `personId` is the person in the records whom the row is about, if known. If the person was erased
 * (`isErased`), the seed is empty and the cells have no values.
 */
export type StoredRow = {
  position: number
  seed: Row
  cells: Cells | null
  personId: string | null
  isErased: boolean
}

export type FilledRow = {
  cells: Cells
  explanations: Explanations
  basis: RowBasis | null
  personId: string | null
}

export type NewDataset = {
  id: string
  workspaceId: string
  request: DatasetRequest
  createdAt: string
  /** The reservation that pays for the dataset. */
  reservationId: string | null
} & (
  | {
      status: 'completed' | 'failed'
      completedAt: string
      filled: (FilledRow | null)[]
      warnings: string[]
      runId?: undefined
    }
  | { runId: string }
)

export const DATASET_SORTS = ['created', 'rows'] as const
export type DatasetSort = Sorted<(typeof DATASET_SORTS)[number]>
const EXPRESSION = { created: 'd.created_at', rows: 'd.row_count' }

const SELECT = `SELECT d.*, r.status AS run_status, r.started_at, r.finished_at,
    (SELECT count(*) FROM dataset_rows x WHERE x.dataset_id = d.id AND x.cells IS NOT NULL) AS rows_completed
  FROM datasets d LEFT JOIN runs r ON r.id = d.run_id`

export class DatasetStore {
  constructor(private readonly sql: Sql) {}

  async create(dataset: NewDataset, tx: SqlTransaction): Promise<void> {
    const { id, workspaceId, request, createdAt, reservationId } = dataset
    const [status, completedAt, filled, warnings] =
      dataset.runId === undefined
        ? [dataset.status, dataset.completedAt, dataset.filled, dataset.warnings]
        : [null, null, request.rows.map(() => null), []]
    // Rows are stored in their own table.
    const storedRequest = toJson({ ...request, rows: [] })
    await tx.run(
      `INSERT INTO datasets (id, workspace_id, mode, status, request, run_id, reservation_id, row_count,
         created_at, completed_at, warnings)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        workspaceId,
        request.mode,
        status,
        storedRequest,
        dataset.runId ?? null,
        reservationId,
        request.rows.length,
        createdAt,
        completedAt,
        warnings.length > 0 ? toJson(warnings) : null,
      ]
    )
    const sealed = (value: unknown) => tx.contacts.sealIn(toJson(value))
    const rows = request.rows.map((row, i) => {
      const done = filled[i]
      const stored = [done?.cells, done?.explanations, done?.basis].map((one) => (one ? sealed(one) : null))
      return [id, i, sealed(row), ...stored, done?.personId ?? null]
    })
    const names = ['dataset_id', 'position', 'seed', 'cells', 'weighings', 'basis', 'person_id']
    await insertRows(tx, 'dataset_rows', names, rows)
    await this.received(workspaceId, filled, tx)
  }

  /** Returns a dataset of the workspace. Throws `not_found`. */
  async get(workspaceId: string, id: string): Promise<StoredDataset> {
    const [row] = await this.sql.select<DatasetRow>(`${SELECT} WHERE d.id = ? AND d.workspace_id = ?`, [
      id,
      workspaceId,
    ])
    if (!row) throw new DomainError('not_found')
    return toDataset(row)
  }

  /** Lists datasets of a workspace from an offset, newest first unless sorted. */
  async list(
    workspaceId: string,
    { sort, from, limit }: { sort?: DatasetSort; from: number; limit: number }
  ): Promise<StoredDataset[]> {
    const rows = await this.sql.select<DatasetRow>(
      `${SELECT} WHERE d.workspace_id = ? ${orderBy(sort, EXPRESSION, 'd.created_at DESC, d.id DESC')} LIMIT ? OFFSET ?`,
      [workspaceId, limit, from]
    )
    return rows.map(toDataset)
  }

  /** Returns a page of a workspace's datasets, newest first, and the cursor of the next page. */
  async page(workspaceId: string, limit: number, cursor?: string) {
    const [older, values] = afterCursor('d', cursor)
    const rows = await this.sql.select<DatasetRow>(
      `${SELECT} WHERE d.workspace_id = ? ${older} ORDER BY d.created_at DESC, d.id LIMIT ?`,
      [workspaceId, ...values, limit + 1]
    )
    return cutPage(rows.map(toDataset), limit)
  }

  /** Returns up to `limit` rows in order, starting at a position. */
  async rows(id: string, from: number, limit: number): Promise<StoredRow[]> {
    const rows = await this.sql.select<{
      position: number
      seed: string
      cells: string | null
      person_id: string | null
      erased_at: string | null
    }>(
      'SELECT position, seed, cells, person_id, erased_at FROM dataset_rows WHERE dataset_id = ? AND position >= ? ORDER BY position LIMIT ?',
      [id, from, limit]
    )
    return rows.map(({ position, seed, cells, person_id, erased_at }) => ({
      position: Number(position),
      seed: fromJson<Row>(seed),
      cells: cells === null ? null : fromJson<Cells>(cells),
      personId: person_id,
      isErased: erased_at !== null,
    }))
  }

  /** Records that the workspace received the data of the rows' people. */
  async received(
    workspaceId: string,
    rows: readonly (Pick<StoredRow, 'personId'> | null)[],
    tx?: SqlTransaction
  ): Promise<void> {
    const people = rows.flatMap((row) => row?.personId ?? [])
    if (people.length === 0) return
    if (tx) await noteRecipients(tx, workspaceId, 'dataset', people)
    else await this.sql.transaction((own) => noteRecipients(own, workspaceId, 'dataset', people))
  }

  /**
   * Records that the workspace exported the people of all rows. Returns the positions of erased
   * rows.
   */
  async export({ id, workspaceId }: Pick<StoredDataset, 'id' | 'workspaceId'>): Promise<number[]> {
    return this.sql.transaction(async (tx) => {
      const rows = await tx.select<{ position: number; person_id: string | null; erased_at: string | null }>(
        `SELECT position, person_id, erased_at FROM dataset_rows
         WHERE dataset_id = ? AND (person_id IS NOT NULL OR erased_at IS NOT NULL) ORDER BY position`,
        [id]
      )
      await noteRecipients(
        tx,
        workspaceId,
        'export',
        rows.map(({ person_id }) => person_id)
      )
      return rows.filter(({ erased_at }) => erased_at !== null).map(({ position }) => Number(position))
    })
  }

  /** Returns the rows of an async dataset that are not filled yet, in order. */
  async pending(id: string): Promise<{ position: number; seed: Row }[]> {
    const rows = await this.sql.select<{ position: number; seed: string }>(
      'SELECT position, seed FROM dataset_rows WHERE dataset_id = ? AND cells IS NULL ORDER BY position',
      [id]
    )
    return rows.map(({ position, seed }) => ({ position: Number(position), seed: fromJson<Row>(seed) }))
  }

  /**
   * Stores the cells of a row and records their recipient. Does nothing if the row is already
   * filled or erased.
   */
  async fill(
    { id, workspaceId }: Pick<StoredDataset, 'id' | 'workspaceId'>,
    position: number,
    { cells, explanations, basis, personId }: FilledRow,
    tx: SqlTransaction
  ): Promise<void> {
    const stored = [cells, explanations, basis].map((one) => one && tx.contacts.sealIn(toJson(one)))
    const filled = await tx.run(
      `UPDATE dataset_rows SET cells = ?, weighings = ?, basis = ?, person_id = ?
       WHERE dataset_id = ? AND position = ? AND cells IS NULL`,
      [...stored, personId, id, position]
    )
    if (filled > 0) await this.received(workspaceId, [{ personId }], tx)
  }

  /** Stores warnings about the whole dataset. */
  async warn(id: string, warnings: readonly string[]): Promise<void> {
    await this.sql.run('UPDATE datasets SET warnings = ? WHERE id = ?', [toJson(warnings), id])
  }

  /**
   * Returns the basis of each row from position `from`. Null for a row without a readable basis.
   */
  async bases(id: string, from: number, limit: number): Promise<(RowBasis | null)[]> {
    const rows = await this.sql.select<{ basis: string | null }>(
      'SELECT basis FROM dataset_rows WHERE dataset_id = ? AND position >= ? ORDER BY position LIMIT ?',
      [id, from, limit]
    )
    return rows.map(({ basis }) => (basis === null ? null : readBasis(basis)))
  }

  /** Returns the explanations of each row from position `from`. Null for a row without any. */
  async explanationsFrom(id: string, from: number, limit: number): Promise<(Explanations | null)[]> {
    const rows = await this.sql.select<{ weighings: string | null }>(
      'SELECT weighings FROM dataset_rows WHERE dataset_id = ? AND position >= ? ORDER BY position LIMIT ?',
      [id, from, limit]
    )
    return rows.map(({ weighings }) => (weighings === null ? null : fromJson<Explanations>(weighings)))
  }

  /** Returns the explanations of a row, or null if there is no such row or none were stored. */
  async explanations(id: string, position: number): Promise<Explanations | null> {
    const [row] = await this.sql.select<{ weighings: string | null }>(
      'SELECT weighings FROM dataset_rows WHERE dataset_id = ? AND position = ?',
      [id, position]
    )
    return row?.weighings ? fromJson<Explanations>(row.weighings) : null
  }
}

type DatasetRow = {
  id: string
  workspace_id: string
  mode: 'sync' | 'async'
  status: DatasetStatus | null
  request: string
  row_count: number
  rows_completed: number | string
  created_at: string
  completed_at: string | null
  run_status: DatasetStatus | 'cancelled' | null
  warnings: string | null
  started_at: string | null
  finished_at: string | null
}

/**
 * A cancelled run counts as failed. A run that has started and is queued again counts as running.
 */
function statusOfRun({ run_status, started_at }: DatasetRow): DatasetStatus {
  if (run_status === 'cancelled') return 'failed'
  return run_status === 'queued' && started_at ? 'running' : run_status!
}

const toDataset = (row: DatasetRow): StoredDataset => ({
  id: row.id,
  workspaceId: row.workspace_id,
  request: fromJson<DatasetRequest>(row.request),
  status: row.status ?? statusOfRun(row),
  rowCount: Number(row.row_count),
  rowsCompleted: Number(row.rows_completed),
  createdAt: row.created_at,
  completedAt: row.completed_at ?? row.finished_at,
  warnings: row.warnings ? fromJson<string[]>(row.warnings) : [],
})
