import { DomainError } from '#domain/errors'
import type { Cell } from '#domain/datasets/dataset'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { ItemStatus, SetPerson } from '#domain/sets/set'
import type { Explanation } from '#domain/truth/reconcile/explanation'
import { fromJson } from '#app/shared/database/codecs'
import { anyOf } from '#app/shared/database/any_of'
import {
  type ColumnRow,
  type ItemCell,
  type ItemRow,
  type SearchRow,
  type SetColumn,
  type SetItem,
  type SetRow,
  type SetSearch,
  type StoredSet,
  toColumn,
  toItem,
  toSearch,
  toSet,
} from './set_rows.js'

export type ItemCounts = Record<ItemStatus, number>

export const NO_ITEMS: Readonly<ItemCounts> = { pending: 0, admitted: 0, rejected: 0 }

export const SET = 'SELECT s.*, r.status AS run_status FROM sets s LEFT JOIN runs r ON r.id = s.run_id'

/** Reads Sets. With `tx`, a read sees that transaction's writes. */
export class SetStore {
  constructor(private readonly sql: Sql) {}

  async get(workspaceId: string, id: string, tx?: SqlTransaction): Promise<StoredSet> {
    const [row] = await (tx ?? this.sql).select<SetRow>(`${SET} WHERE s.id = ? AND s.workspace_id = ?`, [
      id,
      workspaceId,
    ])
    if (!row) throw new DomainError('not_found')
    return toSet(row)
  }

  /** Returns a Set with all its parts. Throws like `get`. */
  async whole(workspaceId: string, id: string, tx: SqlTransaction) {
    return {
      set: await this.get(workspaceId, id, tx),
      searches: await this.searches(id, tx),
      columns: await this.columns(id, tx),
      counts: await this.counts(id, tx),
    }
  }

  async has(workspaceId: string, id: string, tx?: SqlTransaction): Promise<boolean> {
    const found = await (tx ?? this.sql).select('SELECT 1 FROM sets WHERE id = ? AND workspace_id = ?', [
      id,
      workspaceId,
    ])
    return found.length > 0
  }

  /** Returns the Set for the hash of a share link's token, or null. */
  async byShareHash(hash: string): Promise<StoredSet | null> {
    const [row] = await this.sql.select<SetRow>(`${SET} WHERE s.share_hash = ?`, [hash])
    return row ? toSet(row) : null
  }

  async searches(setId: string, tx?: SqlTransaction): Promise<SetSearch[]> {
    const rows = await (tx ?? this.sql).select<SearchRow>(
      'SELECT * FROM set_searches WHERE set_id = ? ORDER BY position',
      [setId]
    )
    return rows.map(toSearch)
  }

  /** Returns the employers of the people that a search admitted. */
  async employersOf(setId: string, searchId: string): Promise<(string | null)[]> {
    const rows = await this.sql.select<{ person: string }>(
      `SELECT person FROM set_items
       WHERE set_id = ? AND search_id = ? AND status = 'admitted' AND person IS NOT NULL`,
      [setId, searchId]
    )
    return rows.map(({ person }) => fromJson<SetPerson>(person).company)
  }

  async columns(setId: string, tx?: SqlTransaction): Promise<SetColumn[]> {
    const rows = await (tx ?? this.sql).select<ColumnRow>(
      'SELECT id, set_id, description, format FROM set_columns WHERE set_id = ? ORDER BY position',
      [setId]
    )
    return rows.map(toColumn)
  }

  async counts(setId: string, tx?: SqlTransaction): Promise<ItemCounts> {
    const rows = await (tx ?? this.sql).select<{ status: ItemStatus; items: number | string }>(
      'SELECT status, count(*) AS items FROM set_items WHERE set_id = ? GROUP BY status',
      [setId]
    )
    const counts: ItemCounts = { ...NO_ITEMS }
    for (const { status, items } of rows) counts[status] = Number(items)
    return counts
  }

  /** Returns items after a position, in order, optionally of one status. */
  async items(
    setId: string,
    page: { after: number; limit: number; status?: ItemStatus }
  ): Promise<SetItem[]> {
    const { after, limit, status } = page
    const rows = await this.sql.select<ItemRow>(
      `SELECT * FROM set_items WHERE set_id = ? AND position > ? ${status ? 'AND status = ?' : ''} ORDER BY position LIMIT ?`,
      [setId, after, ...(status ? [status] : []), limit]
    )
    return rows.map(toItem)
  }

  async item(id: string, tx?: SqlTransaction): Promise<SetItem> {
    const [row] = await (tx ?? this.sql).select<ItemRow>('SELECT * FROM set_items WHERE id = ?', [id])
    return toItem(row)
  }

  /** Returns a list with the item, or an empty list if the Set does not have it. */
  async itemOf(setId: string, id: string, tx: SqlTransaction): Promise<SetItem[]> {
    const rows = await tx.select<ItemRow>('SELECT * FROM set_items WHERE id = ? AND set_id = ?', [id, setId])
    return rows.map(toItem)
  }

  async cells(itemIds: readonly string[], tx?: SqlTransaction): Promise<ItemCell[]> {
    if (itemIds.length === 0) return []
    const sql = tx ?? this.sql
    const [condition, value] = anyOf(sql, 'item_id', itemIds)
    const rows = await sql.select<{ item_id: string; column_id: string; cell: string }>(
      `SELECT item_id, column_id, cell FROM set_cells WHERE ${condition}`,
      [value]
    )
    return rows.map(({ item_id, column_id, cell }) => ({
      itemId: item_id,
      columnId: column_id,
      cell: fromJson<Cell>(cell),
    }))
  }

  /**
   * Returns the explanation of a cell, or null if none was stored. Throws `not_found` for an
   * unknown cell.
   */
  async explanation(setId: string, itemId: string, columnId: string): Promise<Explanation | null> {
    const [row] = await this.sql.select<{ weighing: string | null }>(
      `SELECT c.weighing FROM set_cells c JOIN set_items i ON i.id = c.item_id
       WHERE i.set_id = ? AND c.item_id = ? AND c.column_id = ?`,
      [setId, itemId, columnId]
    )
    if (!row) throw new DomainError('not_found')
    return row.weighing === null ? null : fromJson<Explanation>(row.weighing)
  }
}
