import type { CsvValue } from '#domain/sets/export_csv'
import type { Table } from '../shared/export_table'
import type { Dataset, Row } from './datasets'
import { ROW_FIELDS } from './parse_rows'

/**
 * Returns a dataset as a table for export: the fields of each row, then each column with its
 * confidence and its first source.
 */
export function tableOf({ columns }: Pick<Dataset, 'columns'>, rows: readonly Row[]): Table {
  const fields = ROW_FIELDS.filter((field) => rows.some(({ seed }) => seed[field] !== undefined))
  const heads = columns.flatMap(({ key }) => [key, `${key} status`, `${key} confidence`, `${key} source`])
  return {
    header: [...fields.map((field) => `row ${field}`), ...heads],
    rows: rows.map((row) => [
      ...fields.map((field) => textOf(row.seed[field])),
      ...columns.flatMap(({ key }): CsvValue[] => {
        if (row.status === 'pending') return [null, 'pending', null, null]
        const { value, status, confidence, evidence } = row.cells[key]
        return [value, status, confidence, evidence[0]?.url]
      }),
    ]),
  }
}

const textOf = (value: unknown): CsvValue =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : (value as CsvValue)
