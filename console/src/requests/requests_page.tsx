import { Switch } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ERROR_CODES, type ErrorCode } from '#domain/errors'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { milliseconds, withShortIds } from '../shared/format'
import { Id } from '../shared/id'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import type { Column } from '../shared/table'
import { Window } from '../shared/window'
import { RequestChart } from './request_chart'
import { RequestDetails } from './request_details'
import { RequestFilter } from './request_filter'
import { type LoggedRequest, useRequestLog } from './requests'
import { toneOfStatus } from './status'

/** The requests of the last two days. The address holds the filters and the open request. */
export function RequestsPage() {
  const { cursor, request, sort: _, ...filters } = useSearch({ from: '/w/$workspace/requests' })
  const navigate = useNavigate()
  const show = (id?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, request: id })) as never })
  const { method, path, status, key, hours } = filters
  const [isLive, setLive] = useState(false)
  const log = useRequestLog({ method, path, status, key, hours }, { cursor, isLive })
  const isFiltered = Boolean(method || path || status || key || hours)
  const columns: Column<LoggedRequest>[] = [
    {
      title: 'Request',
      cell: ({ id, method, path, title }) => (
        <span className="who">
          <ActionButton
            kind="link"
            aria-label={`Open ${method} ${withShortIds(path)}: ${title ?? 'another request'}`}
            onClick={() => show(id)}
          >
            {title ?? 'another request'}
          </ActionButton>
          <code className="quiet small wrap">
            {method} <span title={path}>{withShortIds(path)}</span>
          </code>
        </span>
      ),
    },
    {
      title: 'Status',
      cell: ({ status, error }) => (
        <span className="meter">
          <Badge state={String(status)} tone={toneOfStatus(status)} />
          {error && (
            <span className="quiet small" title={ERROR_CODES[error as ErrorCode]}>
              {error.replaceAll('_', ' ')}
            </span>
          )}
        </span>
      ),
    },
    { title: 'Time', number: true, cell: ({ duration_ms }) => milliseconds(duration_ms) },
    { title: 'Credits', number: true, cell: ({ charged }) => charged ?? '–' },
    { title: 'Key', cell: ({ key_name, key_id }) => key_name ?? <Id of={key_id} name="id of the key" /> },
    { title: 'When', field: 'created_at', as: 'log_time' },
  ]
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
      <RequestChart filters={{ method, path, status, key, hours }} isLive={isLive} />
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
        columns={columns}
        onOpen={({ id }) => show(id)}
      />
      <Window title="Request" isOpen={request !== undefined} onClose={() => show()} wide>
        {request && <RequestDetails id={request} />}
      </Window>
    </Page>
  )
}
