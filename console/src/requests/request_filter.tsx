import { useNavigate, useSearch } from '@tanstack/react-router'
import { useKeys } from '../access/keys'
import { Field } from '../shared/field'
import { Filter } from '../shared/filter'
import { FilterChips, textOf } from '../shared/filter_chips'
import { milliseconds, withShortIds } from '../shared/format'
import { SLOWER } from './requests_search'

const options = (...values: [value: string, text: string][]) =>
  values.map(([value, text]) => ({ value, text }))

const METHODS = options(['GET', 'GET'], ['POST', 'POST'], ['PATCH', 'PATCH'], ['DELETE', 'DELETE'])
const STATUSES = options(['2xx', 'Succeeded'], ['4xx', 'Refused'], ['5xx', 'Failed'])
const LATENCIES = SLOWER.map((ms) => ({ value: ms, text: `Over ${milliseconds(Number(ms))}` }))
const PERIODS = options(['1', '1 hour'], ['6', '6 hours'], ['24', '24 hours'])

/** Filters the request log by path, status, method, key, latency and time. */
export function RequestFilter() {
  const { method, path, status, key, hours, slower } = useSearch({ from: '/w/$workspace/requests' })
  const navigate = useNavigate()
  const keys = useKeys({ limit: 200 }).data?.items ?? []
  const search = (form: FormData) => {
    const text = String(form.get('path')).trim() || undefined
    const change = (now: object) => ({ ...now, cursor: undefined, path: text })
    void navigate({ to: '.', search: change as never })
  }
  const keyOptions = keys.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <>
      <div className="row filters">
        <form
          key={path}
          onSubmit={(event) => {
            event.preventDefault()
            search(new FormData(event.currentTarget))
          }}
        >
          <Field
            label="Path contains"
            name="path"
            type="search"
            defaultValue={path}
            placeholder="/v1/search"
          />
        </form>
        <Filter label="Status" param="status" options={STATUSES} inView />
        <Filter label="Method" param="method" options={METHODS} />
        <Filter label="Key" param="key" options={keyOptions} />
        <Filter label="Latency" param="slower" options={LATENCIES} />
        <Filter label="Time" param="hours" options={PERIODS} />
      </div>
      <FilterChips
        chips={[
          { param: 'path', label: 'Path contains', text: path && withShortIds(path) },
          { param: 'status', label: 'Status', text: textOf(STATUSES, status) },
          { param: 'method', label: 'Method', text: method },
          { param: 'key', label: 'Key', text: textOf(keyOptions, key) },
          { param: 'slower', label: 'Latency', text: textOf(LATENCIES, slower) },
          { param: 'hours', label: 'Time', text: textOf(PERIODS, hours) },
        ]}
      />
    </>
  )
}
