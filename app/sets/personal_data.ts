import type { Cell } from '#domain/datasets/dataset'
import type { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { isAbout } from '#domain/privacy/mentions/redact'
import type { ErasedPerson, HeldData, PersonalDataStore } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'
import { erasedCell } from '#app/datasets/erased_cells'
import { fromJson, toJson } from '#app/shared/database/codecs'
import {
  type RedactedTable,
  redactedRow,
  type RowChange,
  type TableRow,
} from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'
import { withoutBasis } from '#app/shared/personal_data/without_basis'

const OF_SET = '(SELECT s.workspace_id FROM sets s WHERE s.id = t.set_id)'
const ITEM_TEXTS = { seed: 'json', person: 'json', criteria: 'json', basis: 'json' } as const
const CELL_TEXTS = { cell: 'json', weighing: 'json', basis: 'json' } as const

const TABLES: RedactedTable[] = [
  {
    what: 'Set items',
    table: 'set_items',
    key: ['id'],
    columns: { ...ITEM_TEXTS, identity: 'text' },
    also: ['status', 'erased_at'],
    workspace: OF_SET,
    change: erasedItem,
  },
  {
    what: 'Set cells',
    table: 'set_cells',
    key: ['item_id', 'column_id'],
    columns: CELL_TEXTS,
    workspace:
      '(SELECT s.workspace_id FROM sets s JOIN set_items i ON i.set_id = s.id WHERE i.id = t.item_id)',
    change: (row, mentions) => withoutBasis(redactedRow(CELL_TEXTS, row, mentions), ['cell']),
  },
  {
    what: 'Set events',
    table: 'set_events',
    key: ['set_id', 'seq'],
    columns: { data: 'json' },
    workspace: OF_SET,
  },
  {
    what: 'Set searches',
    table: 'set_searches',
    key: ['id'],
    columns: { query: 'text', criteria: 'json', exclude: 'json', warnings: 'json' },
    workspace: OF_SET,
  },
  {
    what: 'Set columns',
    table: 'set_columns',
    key: ['id'],
    columns: { description: 'text' },
    workspace: OF_SET,
  },
]

/**
 * Sets. An item keeps its id, status and position, so that counts stay the same. A pending item
 * becomes rejected, so that no search verifies it.
 */
export class SetsPersonalData implements PersonalDataStore {
  readonly name = 'sets'
  readonly #tables: RedactedTables

  constructor(private readonly sql: Sql) {
    this.#tables = new RedactedTables(this.name, sql, TABLES)
  }

  find(person: ErasedPerson): Promise<HeldData[]> {
    return this.#tables.find(person)
  }

  async erase(person: ErasedPerson): Promise<HeldData[]> {
    const held = await this.#tables.erase(person)
    await this.#eraseCells()
    return held
  }

  /**
   * Empties the cells of erased items. Also finds cells that a crash left filled after it had erased their
   * item.
   */
  async #eraseCells(): Promise<void> {
    const rows = await this.sql.select<{ item_id: string; column_id: string; cell: string }>(
      `SELECT c.item_id, c.column_id, c.cell FROM set_cells c JOIN set_items i ON i.id = c.item_id
       WHERE i.erased_at IS NOT NULL AND (c.weighing IS NOT NULL OR c.basis IS NOT NULL OR c.cell NOT LIKE '%"status":"not_found"%'
         OR c.cell NOT LIKE '%"value":null%' OR c.cell NOT LIKE '%"evidence":[]%')`
    )
    for (const { item_id, column_id, cell } of rows)
      await this.sql.run(
        'UPDATE set_cells SET cell = ?, weighing = NULL, basis = NULL WHERE item_id = ? AND column_id = ?',
        [this.sql.contacts.sealIn(toJson(erasedCell(fromJson<Cell>(cell)))), item_id, column_id]
      )
  }
}

function erasedItem(row: TableRow, mentions: PersonMentions): RowChange {
  const [seed, person] = [row.seed, row.person].map((json) => fromJson<Record<string, unknown> | null>(json))
  const isOurs = mentions.ownerOf(String(row.identity))?.isOurs
  if (!isOurs && ![seed, person].some((one) => one && isAbout(one, mentions)))
    return withoutBasis(redactedRow(ITEM_TEXTS, row, mentions), ['seed', 'person', 'criteria'])
  const status = row.status === 'pending' ? 'rejected' : row.status
  return {
    set: {
      ...{ seed: '{}', person: null, criteria: '[]', basis: null, identity: `erased:${row.id}`, status },
      erased_at: new Date().toISOString(),
    },
  }
}
