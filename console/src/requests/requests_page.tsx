import { Switch } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { Window } from '../shared/window'
import { RequestChart } from './request_chart'
import { RequestDetails } from './request_details'
import { RequestFilter } from './request_filter'
import { requestColumns } from './request_columns'
import { useRequestLog } from './requests'

/** The requests of the last two days. The address holds the filters and the open request. */
export function RequestsPage() {
  const { cursor, request, sort: _, ...filters } = useSearch({ from: '/w/$workspace/requests' })
  const navigate = useNavigate()
  const show = (id?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, request: id })) as never })
  const [isLive, setLive] = useState(false)
  const log = useRequestLog(filters, { cursor, isLive })
  const isFiltered = Object.values(filters).some(Boolean)
  const slowest = Math.max(0, ...(log.data?.items ?? []).map(({ duration_ms }) => duration_ms ?? 0))
  return (
    <Page
      title="Requests"
      about="The last two days, without bodies. Filters search the newest 50,000 requests."
      actions={
        <Switch
          label="Live"
          checked={isLive}
          onChange={({ currentTarget }) => setLive(currentTarget.checked)}
        />
      }
    >
      <RequestFilter />
      <RequestChart filters={filters} isLive={isLive} />
      <List
        query={log}
        caption="Requests, newest first"
        empty={isFiltered ? 'No requests match these filters.' : 'No requests in the last two days.'}
        emptyAction={
          isFiltered ? (
            <Link to="." search={{}}>
              Clear filters
            </Link>
          ) : (
            <Link from="/w/$workspace/requests" to="/w/$workspace/playground">
              Send one in the playground
            </Link>
          )
        }
        columns={requestColumns(show, slowest)}
        dayOf={({ created_at }) => created_at}
        onOpen={({ id }) => show(id)}
      />
      <Window title="Request" isOpen={request !== undefined} onClose={() => show()} wide>
        {request && <RequestDetails id={request} />}
      </Window>
    </Page>
  )
}
