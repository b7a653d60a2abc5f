import { datasetMaximum } from '#domain/billing/prices'
import type { EntityType } from './columns'
import { parseCustom } from './columns'
import type { NewDataset } from './datasets'
import { parseRows, ROW_FIELDS, writeRows } from './parse_rows'

/** The state of the dataset form. Rows and custom columns are text. */
export type DatasetForm = { entity: EntityType; rows: string; columns: string[]; custom: string }

const ENTITIES = ['person', 'company', 'custom'] as const

/**
 * Returns the request of a form. The request has no rows if the rows of the form cannot be parsed.
 */
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

/**
 * Returns the form of a request in the address. Without a request, the form has two columns and no
 * rows.
 */
export function datasetForm(request?: unknown): DatasetForm {
  const body = (typeof request === 'object' && request !== null ? request : {}) as Partial<NewDataset>
  const columns = Array.isArray(body.columns) ? body.columns : [{ key: 'title' }, { key: 'company' }]
  const custom = columns.filter(({ key }) => key.startsWith('custom.'))
  return {
    entity: ENTITIES.find((type) => type === body.entity?.type) ?? 'person',
    rows: Array.isArray(body.rows) ? writeRows(body.rows) : `${ROW_FIELDS.slice(0, 2).join(',')}\n`,
    columns: columns.filter((column) => !custom.includes(column)).map(({ key }) => key),
    custom: custom.map(({ key, description = '' }) => `${key}: ${description}`).join('\n'),
  }
}

/** Returns the highest cost of a dataset, in credits. */
export const maximumCost = ({ rows, columns }: NewDataset): number =>
  datasetMaximum(
    rows.length,
    columns.map(({ key }) => key)
  )

export const isEmpty = ({ rows, columns }: NewDataset): boolean => rows.length === 0 || columns.length === 0
