import { useSearch } from '@tanstack/react-router'
import { useUsage } from '../usage/usage'
import { useKeys } from '../access/keys'
import { Filter } from '../shared/filter'
import { FilterChips, textOf } from '../shared/filter_chips'
import { PERIODS } from '../shared/periods'
import { STATES } from './ledger_words'

const STATE_OPTIONS = Object.entries(STATES).map(([value, text]) => ({ value, text }))

/** Filters the ledger by state, key, route and time. */
export function LedgerFilter() {
  const { state, key_id, route, days } = useSearch({ from: '/w/$workspace/credits' })
  const keys = useKeys({ limit: 200 }).data?.items ?? []
  const routes = new Set(useUsage(92).data?.usage.map((item) => item.route))
  const keyOptions = keys.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <>
      <div className="row filters">
        <Filter label="Entry" param="state" options={STATE_OPTIONS} inView />
        <Filter label="Key" param="key_id" options={keyOptions} />
        <Filter
          label="Route"
          param="route"
          options={[...routes].sort().map((value) => ({ value, text: value }))}
        />
        <Filter label="Time" param="days" options={PERIODS} />
      </div>
      <FilterChips
        chips={[
          { param: 'state', label: 'Entry', text: state && STATES[state] },
          { param: 'key_id', label: 'Key', text: textOf(keyOptions, key_id) },
          { param: 'route', label: 'Route', text: route },
          { param: 'days', label: 'Time', text: textOf(PERIODS, days) },
        ]}
      />
    </>
  )
}
