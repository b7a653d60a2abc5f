import { api, dataOf } from '../api/client'
import { useSlug } from '../api/session'
import type { Data, Query } from '../api/workspace'
import { ExportPages } from '../shared/export_pages'
import { ACTIONS } from './audit_actions'
import { auditLines, nameIn } from './audit_words'
import type { AuditEntry } from './members'

type Filters = Omit<Query<'/audit'>, 'cursor' | 'limit'>

const PAGE = 200
const HEADER = ['when', 'by', 'action', 'object', 'object_id', 'detail'] as const

/** Saves the entries that match the filters as a file, up to the limit of `ExportPages`. */
export function ExportAudit({ filters }: { filters: Filters }) {
  const workspace = useSlug()
  const read = async (cursor?: string) => {
    const { items, next_cursor } = await dataOf<Data<'/audit'>>(
      api.GET('/console/api/workspaces/{workspace}/audit', {
        params: { path: { workspace }, query: { ...filters, cursor, limit: PAGE } },
      })
    )
    return { items, next: next_cursor }
  }
  return <ExportPages name="audit" header={HEADER} rowOf={rowOf} read={read} />
}

const rowOf = ({ created_at, email, action, subject, subject_name, detail }: AuditEntry) => [
  created_at,
  email,
  ACTIONS[action],
  nameIn(detail) ?? subject_name,
  subject,
  auditLines(detail).join('; '),
]
