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

export function RunsPage() {
  const workspace = useSlug()
  const search = useSearch({ from: '/w/$workspace/runs' })
  const navigate = useNavigate({ from: '/w/$workspace/runs' })
  const runs = useRuns(search)
  return (
    <Page title="Runs">
      <Choice
        label="Status"
        options={STATUSES}
        value={search.status ?? 'all'}
        onChange={(status) => navigate({ search: { status: status === 'all' ? undefined : status } })}
      />
      <Loaded query={runs}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Runs"
              items={items}
              idOf={({ id }) => id}
              empty={<p>No runs here. Work that outlives its request is shown for seven days.</p>}
              columns={[
                {
                  title: 'Run',
                  cell: ({ id }) => (
                    <Link to="/w/$workspace/runs/$run" params={{ workspace, run: id }}>
                      {id}
                    </Link>
                  ),
                },
                { title: 'Kind', cell: ({ kind }) => kind },
                { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
                { title: 'Credits', number: true, cell: ({ charged }) => count(charged) },
                { title: 'Attempts', number: true, cell: ({ attempts }) => attempts },
                { title: 'Created', cell: ({ created_at }) => <When at={created_at} /> },
                { title: 'Finished', cell: ({ finished_at }) => <When at={finished_at} /> },
              ]}
            />
            <Pager cursor={search.cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
