import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import type { ItemStatus } from '#domain/sets/set'
import { namedOr } from '#app/names/record_names'
import { anyOf } from '#app/shared/database/any_of'
import { orderBy, type Sorted } from '#app/shared/database/order_by'
import { afterCursor, cutPage } from '#app/shared/http/time_cursor'
import {
  type ColumnRow,
  type SearchRow,
  type SetRow,
  type StoredSet,
  toColumn,
  toSearch,
  toSet,
} from './set_rows.js'
import { NO_ITEMS, SET } from './set_store.js'
import { showSet } from './show_set.js'

type CountRow = { set_id: string; status: ItemStatus; items: number | string }

export const SET_SORTS = ['name', 'status', 'admitted', 'created'] as const
type Sort = (typeof SET_SORTS)[number]

/** The SQL of each sort. A Set without a name has the query of its first search. */
const EXPRESSION: Record<Sort, string> = {
  name: `lower(${namedOr('s', '(SELECT x.query FROM set_searches x WHERE x.set_id = s.id ORDER BY x.position LIMIT 1)')})`,
  status: 's.status',
  admitted: `(SELECT count(*) FROM set_items x WHERE x.set_id = s.id AND x.status = 'admitted')`,
  created: 's.created_at',
}

/** Lists a workspace's Sets with their contents, in four statements per page. */
@inject()
export class ListSets {
  constructor(private readonly sql: Sql) {}

  /**
   * Returns one page, newest first. `cursor` is the `next` of the previous page. Throws
   * `validation_failed` for an invalid cursor.
   */
  async page(workspaceId: string, limit: number, cursor?: string) {
    const [older, values] = afterCursor('s', cursor)
    const rows = await this.sql.select<SetRow>(
      `${SET} WHERE s.workspace_id = ? ${older} ORDER BY s.created_at DESC, s.id LIMIT ?`,
      [workspaceId, ...values, limit + 1]
    )
    const { page, next } = cutPage(rows.map(toSet), limit)
    return { sets: await this.#whole(page), next }
  }

  /** Returns one page by offset, newest first by default. */
  async sorted(
    workspaceId: string,
    { sort, from, limit }: { sort?: Sorted<Sort>; from: number; limit: number }
  ) {
    const order = orderBy(sort, EXPRESSION, 's.created_at DESC, s.id')
    const rows = await this.sql.select<SetRow>(`${SET} WHERE s.workspace_id = ? ${order} LIMIT ? OFFSET ?`, [
      workspaceId,
      limit,
      from,
    ])
    return this.#whole(rows.map(toSet))
  }

  async #whole(sets: readonly StoredSet[]) {
    if (sets.length === 0) return []
    const [condition, ids] = anyOf(
      this.sql,
      'set_id',
      sets.map(({ id }) => id)
    )
    const [searches, columns, counts] = await Promise.all([
      this.sql.select<SearchRow>(`SELECT * FROM set_searches WHERE ${condition} ORDER BY position`, [ids]),
      this.sql.select<ColumnRow>(
        `SELECT id, set_id, description, format FROM set_columns WHERE ${condition} ORDER BY position`,
        [ids]
      ),
      this.sql.select<CountRow>(
        `SELECT set_id, status, count(*) AS items FROM set_items WHERE ${condition} GROUP BY set_id, status`,
        [ids]
      ),
    ])
    const of = <Row extends { set_id: string }>(all: readonly Row[], id: string) =>
      all.filter(({ set_id }) => set_id === id)
    return sets.map((set) =>
      showSet({
        set,
        searches: of(searches, set.id).map(toSearch),
        columns: of(columns, set.id).map(toColumn),
        counts: {
          ...NO_ITEMS,
          ...Object.fromEntries(of(counts, set.id).map(({ status, items }) => [status, Number(items)])),
        },
      })
    )
  }
}
