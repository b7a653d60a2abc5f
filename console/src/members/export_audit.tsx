import { useState } from 'react'
import { api, dataOf } from '../api/client'
import { useSlug } from '../api/session'
import type { Data, Query } from '../api/workspace'
import { ExportTable } from '../shared/export_table'
import { Failure } from '../shared/failure'
import { Menu } from '../shared/menu'
import { ACTIONS } from './audit_actions'
import { auditLines, nameIn } from './audit_words'
import type { AuditEntry } from './members'

type Filters = Omit<Query<'/audit'>, 'cursor' | 'limit'>

const PAGE = 200
/** Most entries of a file. */
const MAX = 10_000
const HEADER = ['when', 'by', 'action', 'object', 'object_id', 'detail'] as const

/** Saves the entries that match the filters, of all pages, as a file. */
export function ExportAudit({ filters }: { filters: Filters }) {
  const workspace = useSlug()
  const [error, setError] = useState<unknown>(null)
  const read = async (cursor?: string) =>
    dataOf<Data<'/audit'>>(
      api.GET('/console/api/workspaces/{workspace}/audit', {
        params: { path: { workspace }, query: { ...filters, cursor, limit: PAGE } },
      })
    )
  const table = async () => {
    setError(null)
    try {
      const entries: AuditEntry[] = []
      for (let next: string | null | undefined; next !== null && entries.length < MAX; ) {
        const page = await read(next)
        entries.push(...page.items)
        next = page.next_cursor
      }
      return { header: HEADER, rows: entries.map(rowOf) }
    } catch (failure) {
      setError(failure)
      return null
    }
  }
  return (
    <>
      <Failure of={error} />
      <Menu label="Export">
        <ExportTable name="audit" table={table} />
      </Menu>
    </>
  )
}

const rowOf = ({ created_at, email, action, subject, subject_name, detail }: AuditEntry) => [
  created_at,
  email,
  ACTIONS[action],
  nameIn(detail) ?? subject_name,
  subject,
  auditLines(detail).join('; '),
]
