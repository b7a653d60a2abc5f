import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { Choice } from '../shared/choice'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { useRuns } from './runs'

const STATUSES = [
  { value: 'all', text: 'All' },
  { value: 'queued', text: 'Queued' },
  { value: 'running', text: 'Running' },
  { value: 'completed', text: 'Completed' },
  { value: 'failed', text: 'Failed' },
  { value: 'cancelled', text: 'Cancelled' },
] as const

export const KINDS = [
  { value: 'all', text: 'All' },
  { value: 'dataset', text: 'Datasets' },
  { value: 'set', text: 'Sets' },
  { value: 'person', text: 'Profiles of people' },
  { value: 'batch', text: 'Batches' },
  { value: 'agent', text: 'Agent' },
] as const

export function RunsPage() {
  const workspace = useSlug()
  const { status, kind, cursor, sort } = useSearch({ from: '/w/$workspace/runs' })
  const navigate = useNavigate({ from: '/w/$workspace/runs' })
  const runs = useRuns({ status, kind, cursor, sort: sort as never })
  const show = (change: object) => navigate({ search: (now) => ({ ...now, cursor: undefined, ...change }) })
  return (
    <Page title="Runs">
      <div className="row filters">
        <Choice
          label="Status"
          options={STATUSES}
          value={status ?? 'all'}
          onChange={(value) => show({ status: value === 'all' ? undefined : value })}
        />
        <Choice
          label="Kind"
          options={KINDS}
          value={KINDS.find(({ value }) => value === kind)?.value ?? 'all'}
          onChange={(value) => show({ kind: value === 'all' ? undefined : value })}
        />
      </div>
      <Loaded query={runs}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Runs"
              items={items}
              idOf={({ id }) => id}
              empty={
                <p>
                  {status || kind
                    ? 'No run is like that.'
                    : 'No runs yet: work that outlives its request is listed here.'}
                </p>
              }
              columns={[
                {
                  title: 'Run',
                  cell: ({ id }) => (
                    <Link to="/w/$workspace/runs/$run" params={{ workspace, run: id }}>
                      {id}
                    </Link>
                  ),
                },
                { title: 'Kind', sort: 'kind', cell: ({ kind }) => kind },
                { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
                { title: 'Credits', sort: 'charged', number: true, cell: ({ charged }) => count(charged) },
                { title: 'Attempts', number: true, cell: ({ attempts }) => attempts },
                { title: 'Created', sort: 'created', cell: ({ created_at }) => <When at={created_at} /> },
                { title: 'Finished', sort: 'finished', cell: ({ finished_at }) => <When at={finished_at} /> },
              ]}
            />
            <Pager cursor={cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
