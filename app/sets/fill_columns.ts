import { inject } from '@adonisjs/core'
import type { DatasetRequest } from '#domain/datasets/dataset'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { enrichmentColumn } from '#domain/sets/enrichment_column'
import type { SetPerson } from '#domain/sets/set'
import type { Row } from '#domain/truth/subject'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import type { RunContext } from '#app/runs/run_handler'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { EventFeed } from '#app/events/event_feed'
import { SetEvents } from './set_events.js'
import type { SetColumn } from './set_rows.js'
import { SetStore } from './set_store.js'
import { showItem } from './show_set.js'

/** Maximum time per person, so that no person can delay a Set forever. */
const ROW_DEADLINE_MS = 120_000
const BATCH_SIZE = 24

type Unfilled = { id: string; seed: Row; personId?: string; columnIds: string[] }

/** Fills the columns of admitted items with the dataset engine. */
@inject()
export class FillColumns {
  constructor(
    private readonly sql: Sql,
    private readonly sets: SetStore,
    private readonly events: SetEvents,
    private readonly feed: EventFeed,
    private readonly filler: DatasetFiller
  ) {}

  /** Fills the missing values of one batch of items. Returns false when no value is missing. */
  async fillSome(setId: string, context: RunContext): Promise<boolean> {
    const columns = await this.sets.columns(setId)
    const unfilled = await this.#unfilled(setId)
    if (unfilled.length === 0) return false
    // Fills only items that lack the same columns, so that the pages of an item are read once for all
    // these columns.
    const [{ columnIds }] = unfilled
    const batch = unfilled.filter((item) => item.columnIds.join() === columnIds.join())
    await this.#fill(
      batch,
      columns,
      columns.filter(({ id }) => columnIds.includes(id)),
      context
    )
    return true
  }

  async #unfilled(setId: string): Promise<Unfilled[]> {
    const rows = await this.sql.select<{
      id: string
      seed: string
      person: string | null
      column_id: string
    }>(
      `SELECT i.id, i.seed, i.person, c.id AS column_id FROM set_items i JOIN set_columns c ON c.set_id = i.set_id
       LEFT JOIN set_cells x ON x.item_id = i.id AND x.column_id = c.id
       WHERE i.set_id = ? AND i.status = 'admitted' AND i.erased_at IS NULL AND x.item_id IS NULL ORDER BY i.position, c.position LIMIT ?`,
      [setId, 30 * BATCH_SIZE]
    )
    const items = new Map<string, Unfilled>()
    for (const { id, seed, person, column_id } of rows) {
      const personId = person === null ? null : fromJson<SetPerson>(person).person_id
      const known = personId === null ? {} : { personId }
      const item = items.get(id) ?? { id, seed: fromJson<Row>(seed), ...known, columnIds: [] }
      item.columnIds.push(column_id)
      items.set(id, item)
    }
    return [...items.values()].slice(0, BATCH_SIZE)
  }

  async #fill(
    items: readonly Unfilled[],
    all: readonly SetColumn[],
    columns: readonly SetColumn[],
    { run, signal, checkpoint }: RunContext
  ): Promise<void> {
    const keys = new Map(
      columns.map(({ id, description, format }) => [
        id,
        enrichmentColumn(id, description, format ?? undefined),
      ])
    )
    // Two columns may map to one built-in column, which is filled once.
    const distinct = new Map([...keys.values()].map((column) => [column.key, column]))
    const request: DatasetRequest = {
      entityType: 'person',
      rows: [],
      columns: [...distinct.values()],
      mode: 'async',
      deadlineMs: ROW_DEADLINE_MS,
      maxAgeDays: null,
      includeUnverified: false,
    }
    const rows = items.map(({ seed, personId }, position) => ({ position, seed, personId }))
    await this.filler.fill(
      rows,
      request,
      signal,
      async (position, cells, explanations, basis) => {
        // After an abort the cells are incomplete, so the item is filled again.
        signal.throwIfAborted()
        const { id } = items[position]
        await this.sql.transaction(async (tx) => {
          await checkpoint({ filled: id }, tx)
          if (await isErased(id, tx)) return
          const item = await this.sets.item(id, tx)
          for (const column of columns) {
            const { key } = keys.get(column.id)!
            const [cell, explanation] = [cells[key], explanations[key]]
            const added = await tx.run(
              `INSERT INTO set_cells (item_id, column_id, cell, weighing, basis, found, billed) VALUES (?, ?, ?, ?, ?, ?, ?)
               ON CONFLICT DO NOTHING`,
              [
                id,
                column.id,
                tx.contacts.sealIn(toJson(cell)),
                explanation ? tx.contacts.sealIn(toJson(explanation)) : null,
                basis && tx.contacts.sealIn(toJson(basis)),
                cell.status === 'found',
                false,
              ]
            )
            if (added === 0) continue
            const known = await this.sets.cells([id], tx)
            await this.events.append(
              tx,
              column.setId,
              'set.item.enriched',
              showItem(item, all, known),
              new Date()
            )
          }
          tx.onCommit(() => this.feed.poke())
        })
      },
      { workspaceId: run.workspaceId, rowDeadlineMs: ROW_DEADLINE_MS }
    )
  }
}

/**
 * Whether the person was erased after the batch began. Locks the item until the transaction ends.
 */
async function isErased(itemId: string, tx: SqlTransaction): Promise<boolean> {
  const lock = tx.dialect === 'postgres' ? 'FOR UPDATE' : ''
  const [item] = await tx.select<{ erased_at: string | null }>(
    `SELECT erased_at FROM set_items WHERE id = ? ${lock}`,
    [itemId]
  )
  return !item || item.erased_at !== null
}
