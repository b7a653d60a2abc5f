import { inject } from '@adonisjs/core'
import type { Cell } from '#domain/datasets/dataset'
import { readBasis } from '#domain/datasets/read_basis'
import type { RowBasis } from '#domain/datasets/row_basis'
import { readVerdictBasis } from '#domain/sets/read_verdict_basis'
import type { ItemStatus } from '#domain/sets/set'
import type { VerdictBasis } from '#domain/sets/verdict_basis'
import { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { fromJson } from '#app/shared/database/codecs'
import { type ItemRow, type SetItem, toItem } from './set_rows.js'

export type BasedCell = { columnId: string; cell: Cell; basis: RowBasis | null }
/** An item with everything that its verdicts and cells depend on besides the pages' content. */
export type BasedItem = { item: SetItem; basis: VerdictBasis | null; cells: BasedCell[] }

const AT_ONCE = 20

@inject()
export class SetBases {
  constructor(private readonly sql: Sql) {}

  /** Yields the items of a Set with a status, in order. */
  async *items(setId: string, status: ItemStatus): AsyncGenerator<BasedItem> {
    for (let after = -1; ; ) {
      const rows = await this.sql.select<ItemRow & { basis: string | null }>(
        `SELECT * FROM set_items WHERE set_id = ? AND position > ? AND status = ? ORDER BY position LIMIT ?`,
        [setId, after, status, AT_ONCE]
      )
      const cells = await this.#cells(rows.map(({ id }) => id))
      for (const row of rows) {
        const basis = row.basis === null ? null : readVerdictBasis(row.basis)
        yield { item: toItem(row), basis, cells: cells.get(row.id) ?? [] }
      }
      if (rows.length < AT_ONCE) return
      after = Number(rows.at(-1)!.position)
    }
  }

  async #cells(itemIds: readonly string[]): Promise<Map<string, BasedCell[]>> {
    if (itemIds.length === 0) return new Map()
    const [condition, value] = anyOf(this.sql, 'x.item_id', itemIds)
    const rows = await this.sql.select<{
      item_id: string
      column_id: string
      cell: string
      basis: string | null
    }>(
      `SELECT x.item_id, x.column_id, x.cell, x.basis FROM set_cells x JOIN set_columns c ON c.id = x.column_id
       WHERE ${condition} ORDER BY c.position`,
      [value]
    )
    const byItem = new Map<string, BasedCell[]>()
    for (const { item_id, column_id, cell, basis } of rows) {
      const known = basis === null ? null : readBasis(basis)
      const own = { columnId: column_id, cell: fromJson<Cell>(cell), basis: known }
      byItem.set(item_id, [...(byItem.get(item_id) ?? []), own])
    }
    return byItem
  }
}
