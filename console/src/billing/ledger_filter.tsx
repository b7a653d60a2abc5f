import { Link, useSearch } from '@tanstack/react-router'
import { useUsage } from '../account/usage'
import { useKeys } from '../access/keys'
import { Filter } from '../shared/filter'
import { PERIODS } from '../shared/periods'

export const KINDS = { grant: 'Granted', hold: 'Reserved', settle: 'Charged', release: 'Released' }
const KIND_OPTIONS = Object.entries(KINDS).map(([value, text]) => ({ value, text }))

/** Filters the ledger by kind, key, route and time. */
export function LedgerFilter() {
  const { kind, key_id, route, days } = useSearch({ from: '/w/$workspace/credits' })
  const keys = useKeys({ limit: 200 }).data?.items ?? []
  const routes = new Set(useUsage(92).data?.usage.map((item) => item.route))
  return (
    <div className="row filters">
      <Filter label="Entry" param="kind" options={KIND_OPTIONS} />
      <Filter label="Key" param="key_id" options={keys.map(({ id, name }) => ({ value: id, text: name }))} />
      <Filter
        label="Route"
        param="route"
        options={[...routes].sort().map((value) => ({ value, text: value }))}
      />
      <Filter label="Time" param="days" options={PERIODS} />
      {(kind || key_id || route || days) && (
        <Link to="." search={{}}>
          Clear filters
        </Link>
      )}
    </div>
  )
}
