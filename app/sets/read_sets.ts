import { inject } from '@adonisjs/core'
import type { ItemStatus } from '#domain/sets/set'
import { readCursor, writeCursor } from '#app/shared/http/cursor'
import type { StoredSet } from './set_rows.js'
import { SetStore } from './set_store.js'
import { showItem, showSet, type ShownItem } from './show_set.js'

@inject()
export class ReadSets {
  constructor(private readonly sets: SetStore) {}

  async whole(set: StoredSet) {
    const [searches, columns, counts] = await Promise.all([
      this.sets.searches(set.id),
      this.sets.columns(set.id),
      this.sets.counts(set.id),
    ])
    return showSet({ set, searches, columns, counts })
  }

  async page(
    setId: string,
    { cursor, ...page }: { cursor?: string; limit: number; status?: ItemStatus }
  ): Promise<{ items: ShownItem[]; next_cursor: string | null }> {
    const after = cursor === undefined ? -1 : readCursor(cursor)
    const { items, next } = await this.items(setId, { after, ...page })
    return { items, next_cursor: next === null ? null : writeCursor(next) }
  }

  /** Returns items after a position. `next` continues the list, and is null at the end. */
  async items(
    setId: string,
    { after, limit, status }: { after: number; limit: number; status?: ItemStatus }
  ): Promise<{ items: ShownItem[]; next: number | null }> {
    const found = await this.sets.items(setId, { after, limit: limit + 1, status })
    const items = found.slice(0, limit)
    const [columns, cells] = [
      await this.sets.columns(setId),
      await this.sets.cells(items.map(({ id }) => id)),
    ]
    return {
      items: items.map((item) => showItem(item, columns, cells)),
      next: found.length > limit ? items.at(-1)!.position : null,
    }
  }
}
