import type { Cells } from '#domain/datasets/dataset'
import type { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { isAbout } from '#domain/privacy/mentions/redact'
import type { Sql } from '#domain/ports/sql'
import { fromJson, toJson } from '#app/shared/database/codecs'
import {
  isMentioned,
  redactedRow,
  type RowChange,
  type TableRow,
} from '#app/shared/personal_data/redacted_table'
import { RedactedTables } from '#app/shared/personal_data/redacted_tables'
import { withoutBasis } from '#app/shared/personal_data/without_basis'
import { erasedCells } from './erased_cells.js'

const TEXTS = { seed: 'json', cells: 'json', weighings: 'json', basis: 'json' } as const

/**
 * Datasets. A row about the person keeps its place, with an empty seed and cells without values.
 */
export const datasetsPersonalData = (sql: Sql): RedactedTables =>
  new RedactedTables('datasets', sql, [
    {
      what: 'Dataset rows',
      table: 'dataset_rows',
      key: ['dataset_id', 'position'],
      columns: { ...TEXTS, person_id: 'text' },
      workspace: '(SELECT d.workspace_id FROM datasets d WHERE d.id = t.dataset_id)',
      change: erasedRow,
    },
    {
      what: 'Datasets',
      table: 'datasets',
      key: ['id'],
      columns: { request: 'json', warnings: 'json' },
      workspace: 't.workspace_id',
    },
  ])

function erasedRow(row: TableRow, mentions: PersonMentions): RowChange {
  const seed = fromJson<Record<string, unknown>>(row.seed)
  const cells = row.cells === null ? null : fromJson<Cells>(row.cells)
  // A seed with only a name is about the person if the cells mention the person too.
  const isNamed = typeof seed.name === 'string' && mentions.isName(seed.name)
  const isProven = isNamed && typeof row.cells === 'string' && isMentioned('json', row.cells, mentions)
  // Compares the stored person_id too, because a row can name the person in a form that the records do not
  // have.
  const isMatched = mentions.ownerOf(String(row.person_id))?.isOurs
  if (!isMatched && !isProven && !isAbout(seed, mentions))
    return withoutBasis(redactedRow(TEXTS, row, mentions), ['seed', 'cells'])
  const kept = { seed: '{}', cells: toJson(erasedCells(cells ?? {})) }
  const set = { ...kept, weighings: null, basis: null, person_id: null }
  return { set: { ...set, erased_at: new Date().toISOString() } }
}
