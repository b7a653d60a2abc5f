import type { Table } from '../shared/export_table'
import type { Result } from './search_state'

const FIELDS = ['name', 'title', 'company', 'location', 'pronet', 'person_id'] as const

/** Returns people as a table for export. */
export const tableOf = (results: readonly Result[]): Table => ({
  header: FIELDS,
  rows: results.map(({ person }) => FIELDS.map((field) => person[field])),
})
