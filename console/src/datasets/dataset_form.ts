import type { EntityType } from './columns'
import { parseCustom } from './columns'
import type { NewDataset } from './datasets'
import { parseRows, ROW_FIELDS, writeRows } from './parse_rows'

/** A dataset as its form has it: rows and columns of one's own are text. */
export type DatasetForm = { entity: EntityType; rows: string; columns: string[]; custom: string }

const ENTITIES = ['person', 'company', 'custom'] as const

/** The request that a form makes; without rows where they cannot be read. */
export function datasetOf(
  { entity, rows, columns, custom }: DatasetForm,
  mode: 'sync' | 'async'
): NewDataset {
  const parsed = parseRows(rows)
  return {
    entity: { type: entity },
    mode,
    rows: 'rows' in parsed ? parsed.rows : [],
    columns: [...columns.map((key) => ({ key })), ...parseCustom(custom)],
  }
}

/** The form of a request that stands in the address, an empty one where there is none. */
export function datasetForm(ask?: unknown): DatasetForm {
  const body = (typeof ask === 'object' && ask !== null ? ask : {}) as Partial<NewDataset>
  const columns = Array.isArray(body.columns) ? body.columns : [{ key: 'title' }, { key: 'company' }]
  const custom = columns.filter(({ key }) => key.startsWith('custom.'))
  return {
    entity: ENTITIES.find((type) => type === body.entity?.type) ?? 'person',
    rows: Array.isArray(body.rows) ? writeRows(body.rows) : `${ROW_FIELDS.slice(0, 2).join(',')}\n`,
    columns: columns.filter((column) => !custom.includes(column)).map(({ key }) => key),
    custom: custom.map(({ key, description = '' }) => `${key}: ${description}`).join('\n'),
  }
}
