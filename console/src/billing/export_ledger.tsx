import { api, dataOf } from '../api/client'
import { useSlug } from '../api/session'
import type { Data } from '../api/workspace'
import { ExportPages } from '../shared/export_pages'
import { type LedgerFilters, type LedgerLine, queryOf } from './credits'
import { STATES } from './ledger_words'

const PAGE = 200
const HEADER = [
  'when',
  'entry',
  'credits',
  'balance',
  'reserved',
  'route',
  'for',
  'by',
  'key_id',
  'note',
] as const

/** Saves the lines of the ledger that match the filters as a file, up to the limit of `ExportPages`. */
export function ExportLedger({ filters }: { filters: LedgerFilters }) {
  const workspace = useSlug()
  const read = async (before?: string) => {
    const { lines, next_before } = await dataOf<Data<'/credits'>>(
      api.GET('/console/api/workspaces/{workspace}/credits', {
        params: { path: { workspace }, query: { ...queryOf(filters), before, limit: PAGE } },
      })
    )
    return { items: lines, next: next_before }
  }
  return <ExportPages name="ledger" header={HEADER} rowOf={rowOf} read={read} />
}

const rowOf = ({ created_at, state, change, remaining, reserved, route, subject, ...line }: LedgerLine) => [
  created_at,
  STATES[state],
  change,
  remaining,
  reserved,
  route,
  subject?.title ?? subject?.id ?? null,
  line.caller,
  line.key_id,
  line.note,
]
